import type { Entry, EntryImage, Period } from '@manna/shared/contracts';
import { sql } from 'drizzle-orm';
import { entries } from '../storage/schema';
import type { FacetFields } from './entry-facets';

/** Fields that only the whole entry has. One join reads all of them, so that each entry is parsed once. */
export const indexDetails = sql`lateral json_to_record(${entries.data}) as detail(
  aliases json, verses json, sex text, kind text, ages json, certainty text, images json,
  born integer, died integer, dates json, roles json, period text
)`;

/** What the index of a collection needs of each entry. */
export const indexColumns = {
  id: entries.id,
  slug: entries.slug,
  name: entries.name,
  title: entries.title,
  eventsStart: entries.eventsStart,
  eventsEnd: entries.eventsEnd,
  period: sql<Period | null>`detail.period`,
  dating: entries.dating,
  aliases: sql<Entry['aliases']>`detail.aliases`,
  firstVerse: sql<number | null>`(detail.verses ->> 0)::integer`,
  verseCount: sql<number>`json_array_length(detail.verses)`,
  sex: sql<FacetFields['sex']>`detail.sex`,
  kind: sql<string | null>`detail.kind`,
  ages: sql<FacetFields['ages']>`detail.ages`,
  certainty: sql<FacetFields['certainty']>`detail.certainty`,
  roles: sql<FacetFields['roles']>`detail.roles`,
  born: sql<number | null>`detail.born`,
  died: sql<number | null>`detail.died`,
  dates: sql<Entry['dates'] | null>`detail.dates`,
  image: sql<EntryImage | null>`detail.images -> 0`,
};

/** A row of these columns. */
export interface IndexRow extends Omit<FacetFields, 'tribes' | 'periods'> {
  id: string;
  slug: string;
  name: string;
  title: string | null;
  eventsStart: number | null;
  eventsEnd: number | null;
  aliases: Entry['aliases'];
  verseCount: number;
  period: Period | null;
  /** Years of birth and death of a person, and the dates of the schemes. */
  born: number | null;
  died: number | null;
  dates: Entry['dates'] | null;
  /** The first of its pictures. */
  image: EntryImage | null;
}
