import { categories } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { EntryCard } from '@manna/shared/ui';
import type { HomeQuery } from '../generated/graphql';
import { homeText } from './home-text';
import styles from './home-page.module.css';

type Daily<Part extends keyof HomeQuery['home']> = NonNullable<HomeQuery['home'][Part]>;

/** What the Bible dates on this day of the Hebrew year, or on one near it. */
export function OnThisDay({ day }: { day: Daily<'onThisDay'> }) {
  const text = useText(homeText);
  return (
    <div className={styles.day} data-accent="purple">
      <h3 className={styles.label}>{day.isToday ? text.onThisDay : text.onThatDay}</h3>
      <p className={styles.why}>
        {day.isToday ? text.todayIs(day.hebrewDate) : text.todayIsButTold(day.today, day.hebrewDate)}
      </p>
      <p className={styles.sentence} lang={day.language}>
        {day.sentence}
      </p>
      <p className={styles.place}>
        <Link to={day.reference.path}>{day.reference.title}</Link>
        {day.entry && (
          <>
            {' · '}
            <Link to={day.entry.pagePath}>{day.entry.name}</Link>
          </>
        )}
      </p>
    </div>
  );
}

/** A person, place, plant, animal, tribe or word: another one each day. */
export function EntryOfTheDay({ entry }: { entry: Daily<'entry'> }) {
  const { name, title, pagePath, summary, images, category } = entry;
  return (
    <div className={styles.daily}>
      <h3 className={styles.label}>{useText(homeText).entry}</h3>
      <EntryCard
        as={Link}
        to={pagePath}
        name={name}
        title={title}
        summary={summary}
        picture={images[0]}
        accent={categories.find(({ slug }) => slug === category.slug)?.colour ?? 'orange'}
        icon="school"
        level={4}
      />
    </div>
  );
}

/** What happened: another event each day. */
export function EventOfTheDay({ event }: { event: Daily<'event'> }) {
  const { name, title, pagePath, summary, images } = event;
  return (
    <div className={styles.daily}>
      <h3 className={styles.label}>{useText(homeText).event}</h3>
      <EntryCard
        as={Link}
        to={pagePath}
        name={name}
        title={title}
        summary={summary}
        picture={images[0]}
        accent="yellow"
        icon="school"
        level={4}
      />
    </div>
  );
}
