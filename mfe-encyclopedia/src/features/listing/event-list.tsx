import { yearSpan, yearsText, encyclopediaPaths, periodNames } from '@manna/shared/domain';
import { Link, useLanguage, useText } from '@manna/shared/runtime';
import { LanguageNote } from '@manna/shared/ui';
import { slugOfPeriod } from '../../names/periods';
import { listAddress } from './list-address';
import { ListPages } from './list-pages';
import { listingText } from './listing-text';
import type { EventListData } from './load-event-list';
import { PeriodBar, periods } from './period-bar';
import styles from './event-list.module.css';

const PATH = encyclopediaPaths.category({ category: 'events' });

/** Events in chronological order, by period. */
export function EventList({ list }: { list: EventListData }) {
  const text = useText(listingText);
  const names = useText(periodNames);
  const language = useLanguage();
  const { period, page, pages, total, events } = list;
  const shown = periods.filter((slug) => events.some((event) => slugOfPeriod(event.period) === slug));
  return (
    <>
      {language !== 'en' && <LanguageNote>{text.englishOnly}</LanguageNote>}
      <div className={styles.head}>
        <PeriodBar current={period} addressOf={(slug) => listAddress(PATH, { period: slug })} />
        <p className={styles.total}>{text.entries(total, total.toLocaleString(language))}</p>
      </div>
      {shown.map((slug) => (
        <section key={slug} className={styles.period}>
          <h2 id={slug} className={styles.name}>
            {names[slug]}
          </h2>
          <Events events={events.filter((event) => slugOfPeriod(event.period) === slug)} />
        </section>
      ))}
      <ListPages path={PATH} asked={{ period, page }} pages={pages} />
    </>
  );
}

function Events({ events }: Pick<EventListData, 'events'>) {
  const years = useText(yearsText);
  return (
    <ol className={styles.events}>
      {events.map(({ id, name, title, pagePath, eventsStart, eventsEnd }) => (
        <li key={id}>
          <Link to={pagePath} className={styles.event}>
            <span className={styles.years}>{yearSpan(eventsStart, eventsEnd, years)}</span>
            <span lang="en">
              <span className={styles.title}>{name}</span>
              {title && <span className={styles.words}>{title}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
