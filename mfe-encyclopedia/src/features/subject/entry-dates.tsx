import { yearSpan, yearsText } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { schemeNames } from '../../names/schemes';
import { timelinePath } from '../../names/timeline-path';
import { certaintyNames } from '../../names/value-names';
import { datedSubjectNames, datesText } from './dates-text';
import facts from './entry-facts.module.css';
import styles from './entry-dates.module.css';
import type { EntryData } from './load-subject';

type DateData = EntryData['dates'][number];

/** The timeline around a date, with the dates of its scheme. */
const pathOf = ({ start, end, scheme }: Pick<DateData, 'start' | 'end' | 'scheme'>): string =>
  `${timelinePath(start, end)}${scheme === 'historians' ? `&dates=${scheme}` : ''}`;

/**
 * The dates of an entry in each scheme, where historians have one of their own, and the way to what else happened then. An event that
 * only tradition dates has its date among the facts.
 */
export function EntryDates({ entry }: { entry: EntryData }) {
  const text = useText(datesText);
  const { dates } = entry;
  const last = dates.at(-1);
  const own = 'dating' in entry ? timelinePath(entry.eventsStart, entry.eventsEnd) : undefined;
  const path = last ? pathOf(last) : own;
  return (
    <section className={facts.facts}>
      {last && (
        <h2 id="dates" className={facts.heading}>
          {text.title}
        </h2>
      )}
      <Subjects dates={dates} />
      {path !== undefined && (
        <Link to={path} className={styles.meanwhile}>
          {text.meanwhile}
        </Link>
      )}
    </section>
  );
}

function Subjects({ dates }: Pick<EntryData, 'dates'>) {
  const names = useText(datedSubjectNames);
  const subjects = [...new Set(dates.map(({ of }) => of))];
  return subjects.map((subject) => (
    <div key={subject} className={styles.subject}>
      <h3 className={styles.name}>{names[subject]}</h3>
      <dl className={styles.dates}>
        {dates
          .filter(({ of }) => of === subject)
          .map((date) => (
            <DateRow key={date.scheme} date={date} />
          ))}
      </dl>
    </div>
  ));
}

function DateRow({ date: { scheme, start, end, certainty, source, note } }: { date: DateData }) {
  const text = useText(datesText);
  const schemes = useText(schemeNames);
  const years = useText(yearsText);
  const certainties = useText(certaintyNames);
  return (
    <div>
      <dt className={facts.term}>{schemes[scheme]}</dt>
      <dd>
        <Link to={pathOf({ start, end, scheme })}>{yearSpan(start, end, years)}</Link>
        {certainty && scheme === 'historians' && <p className={styles.more}>{certainties[certainty]}</p>}
        {note && (
          <p className={styles.more} lang="en">
            {note}
          </p>
        )}
        {source && (
          <p className={styles.more}>
            {text.source}{' '}
            <span lang="en">
              {source.author && `${source.author}, `}
              <cite>{source.title}</cite>
              {source.year !== null && ` (${source.year})`}
              {source.part !== null && `, ${source.part}`}
            </span>
          </p>
        )}
      </dd>
    </div>
  );
}
