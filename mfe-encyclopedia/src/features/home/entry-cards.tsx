import { defineHomeCard } from '@manna/shared/contracts';
import { categories, categoryLook } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { DayCard } from '@manna/shared/ui/controls';
import {
  EntryOfTheDayDocument,
  EventOfTheDayDocument,
  type EntryOfTheDayQuery,
  type EventOfTheDayQuery,
} from '../../generated/graphql';
import styles from './entry-cards.module.css';
import { homeText } from './home-text';

type Entry = NonNullable<EntryOfTheDayQuery['home']['entry']>;
type Event = NonNullable<EventOfTheDayQuery['home']['event']>;

function EntryWords({ entry: { name, title, pagePath, summary } }: { entry: Event | Entry }) {
  return (
    <div lang="en">
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

/** A person, place, plant, animal, tribe or word; a different one each day. */
function EntryOfTheDay({ data: entry }: { data: Entry }) {
  const isCategory = categories.some(({ slug }) => slug === entry.category.slug);
  const look = categoryLook(isCategory ? entry.category.slug : 'dictionary');
  return (
    <DayCard label={useText(homeText).entry} isLink {...look}>
      <EntryWords entry={entry} />
    </DayCard>
  );
}

/** An event; a different one each day. */
function EventOfTheDay({ data: event }: { data: Event }) {
  return (
    <DayCard label={useText(homeText).event} isLink {...categoryLook('events')}>
      <EntryWords entry={event} />
    </DayCard>
  );
}

export const entryOfTheDay = defineHomeCard<Entry>({
  loader: async ({ data, date, language }) => (await data.query(EntryOfTheDayDocument, { date, language })).home.entry,
  Component: EntryOfTheDay,
});

export const eventOfTheDay = defineHomeCard<Event>({
  loader: async ({ data, date, language }) => (await data.query(EventOfTheDayDocument, { date, language })).home.event,
  Component: EventOfTheDay,
});
