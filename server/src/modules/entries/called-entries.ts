import type { EntryTypename } from '@manna/shared/contracts';
import { baseFormsOf } from '@manna/shared/domain';
import { and, eq, sql } from 'drizzle-orm';
import { sortName } from '../content/sort-name';
import { entries, entryNames, entryVerses } from '../storage/schema';
import type { Database } from '../storage/storage';

/** A word or a name that somebody wants to know about. */
export interface AskedName {
  name: string;
  /** Number of the verse that has it. */
  verse?: number | undefined;
}

/** An entry that may be meant. */
interface CalledEntry {
  id: string;
  typename: EntryTypename;
  /** Position of its name among the forms of the word, from 1, which is the word itself; null if its name only begins or ends with one. */
  form: number | null;
  /** Whether the verse mentions it. */
  isInVerse: boolean;
}

const MAX_CALLED = 8;
/** A longer text is no name. */
const MAX_LENGTH = 60;
/** The most bearers of one name are some thirty. */
const MAX_ROWS = 100;

const bearers: ReadonlySet<EntryTypename> = new Set(['Person', 'Place', 'Tribe']);
/** Their verses are all that have the word: in another, 'bare' is no bear. */
const creatures: ReadonlySet<EntryTypename> = new Set(['Animal', 'Plant']);

/** The names that an entry may have if a text has this word: its own, and those that it is a form of. */
function formsOf(name: string): string[] {
  const own = sortName(name.replace(/['\u2019]s$/, ''));
  // 'Beth-el' is 'Bethel' in other texts.
  return [...new Set([own, own.replaceAll(' ', ''), ...(own.includes(' ') ? [] : baseFormsOf(own))])];
}

/** Those that are meant, from candidates in the order in which they are shown. */
function meantEntries({ name, verse }: AskedName, candidates: readonly CalledEntry[]): CalledEntry[] {
  const isCapital = name !== name.toLowerCase();
  const possible = candidates
    .filter(({ typename }) => isCapital || !bearers.has(typename))
    .filter(
      ({ typename, form, isInVerse }) => verse === undefined || isInVerse || form === 1 || !creatures.has(typename),
    );
  const called = possible.filter(({ form }) => form !== null);
  const meant =
    called.length === 0 ? possible : [...called, ...possible.filter((one) => !called.includes(one) && one.isInVerse)];
  const knowsBearer = meant.some(({ typename, isInVerse }) => isInVerse && bearers.has(typename));
  // Who it is comes before the book and the name.
  const sorted = knowsBearer
    ? meant.toSorted((one, other) => Number(bearers.has(other.typename)) - Number(bearers.has(one.typename)))
    : meant;
  return sorted
    .filter(({ typename, isInVerse }) => !knowsBearer || isInVerse || !bearers.has(typename))
    .slice(0, MAX_CALLED);
}

/** Ids of the entries that are called by a name, or by a word that it is a form of; if none is, those with it in their names. */
export async function calledEntries(db: Database, release: string, asked: AskedName): Promise<string[]> {
  const { name, verse } = asked;
  const forms = name.length > MAX_LENGTH ? [] : formsOf(name).filter((form) => form !== '');
  if (forms.length === 0) return [];
  const isCalled = sql`array_position(${sql.param(forms)}::text[], ${entryNames.name}::text)`;
  const parts = sql`(starts_with(${entryNames.name}, form || ' ') or right(${entryNames.name}, length(form) + 1) = ' ' || form)`;
  const form = sql<number | null>`min(${isCalled})`;
  const isInVerse = sql<boolean>`bool_or(${entryVerses.verse} is not null)`;
  const candidates: CalledEntry[] = await db
    .select({ id: entries.id, typename: entries.typename, form, isInVerse })
    .from(entryNames)
    .innerJoin(entries, and(eq(entries.release, entryNames.release), eq(entries.id, entryNames.entry)))
    .leftJoin(
      entryVerses,
      and(
        eq(entryVerses.release, entryNames.release),
        eq(entryVerses.entry, entryNames.entry),
        eq(entryVerses.verse, verse ?? 0),
      ),
    )
    .where(
      and(
        eq(entryNames.release, release),
        sql`(${isCalled} is not null or exists (select from unnest(${sql.param(forms)}::text[]) as form where ${parts}))`,
      ),
    )
    .groupBy(entries.release, entries.id)
    .orderBy(
      sql`${form} is null, ${isInVerse} desc, ${form}, ${entries.collection} <> 'dictionary', ${entries.origin} <> 'authored',
        ${entries.sortName}, ${entries.id}`,
    )
    .limit(MAX_ROWS);
  return meantEntries(asked, candidates).map(({ id }) => id);
}
