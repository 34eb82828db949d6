import type { ReactNode } from 'react';
import { categories, categoryLook } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import type { Accent } from '@manna/shared/ui';
import { CategoryIcon } from '@manna/shared/ui/controls';
import type { HomeDay } from './home-day';
import { homeText } from './home-text';
import { usePassageTitle } from './use-passage-title';
import styles from './home-daily.module.css';

type Daily<Part extends keyof HomeDay['told']> = NonNullable<HomeDay['told'][Part]>;

interface DayCardProps {
  label: string;
  accent: Accent;
  /** Slug of a shape. */
  icon: string;
  children: ReactNode;
}

/** One of the things that a day tells; all of them have the same frame, so that they stand in one row. */
function DayCard({ label, accent, icon, children }: DayCardProps) {
  return (
    <article className={styles.card} data-accent={accent}>
      <h3 className={styles.label}>
        <CategoryIcon name={icon} />
        {label}
      </h3>
      {children}
    </article>
  );
}

/** What the Bible dates on this day of the Hebrew year, or on one near it. */
export function OnThisDay({ day }: { day: Daily<'onThisDay'> }) {
  const text = useText(homeText);
  const title = usePassageTitle(day.reference.osisIds);
  return (
    <DayCard label={day.isToday ? text.onThisDay : text.onThatDay} accent="purple" icon="history">
      <p className={styles.about}>
        {day.isToday ? text.todayIs(day.hebrewDate) : text.todayIsButTold(day.today, day.hebrewDate)}
      </p>
      <p className={styles.sentence} lang={day.language}>
        {day.sentence}
      </p>
      <p className={styles.place}>
        <Link to={day.reference.path}>{title}</Link>
        {day.entry && (
          <>
            {' · '}
            <Link to={day.entry.pagePath}>
              <span lang="en">{day.entry.name}</span>
            </Link>
          </>
        )}
      </p>
    </DayCard>
  );
}

type NamedEntry = Pick<Daily<'event'>, 'name' | 'title' | 'pagePath' | 'summary'>;

function EntryWords({ entry: { name, title, pagePath, summary } }: { entry: NamedEntry }) {
  return (
    <div lang="en" className={styles.entry}>
      <p className={styles.name}>
        <Link to={pagePath} className={styles.link}>
          {name}
        </Link>
      </p>
      {title && <p className={styles.title}>{title}</p>}
      <p className={styles.summary}>{summary}</p>
    </div>
  );
}

/** A person, place, plant, animal, tribe or word: another one each day. */
export function EntryOfTheDay({ entry }: { entry: Daily<'entry'> }) {
  const known = categories.some(({ slug }) => slug === entry.category.slug);
  const look = categoryLook(known ? entry.category.slug : 'dictionary');
  return (
    <DayCard label={useText(homeText).entry} {...look}>
      <EntryWords entry={entry} />
    </DayCard>
  );
}

/** What happened: another event each day. */
export function EventOfTheDay({ event }: { event: Daily<'event'> }) {
  return (
    <DayCard label={useText(homeText).event} {...categoryLook('events')}>
      <EntryWords entry={event} />
    </DayCard>
  );
}
