import { bookNames, citeNote, type BookmarkDetails, type BookNames, type ReaderNote } from '@manna/shared/domain';
import type { Trail } from '@manna/shared/runtime';
import {
  knownValues,
  pageOf,
  valuesOf,
  type ArchivedValues,
  type KnownValues,
  type UserValues,
} from './archive-values';

/** Whether an import adds to what is there, or takes its place. */
export type ImportMode = 'merge' | 'replace';

/** What an import brings: an archive has all parts, a list of bookmarks has these alone. */
export type Imported = ArchivedValues | Pick<KnownValues, 'bookmarks' | 'details'>;

/** What an import does to one part of the reader's data, by the names of the items. */
export interface PartChange {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/** The values after an import, and what is different then. */
export interface ImportPlan {
  readonly values: UserValues;
  readonly bookmarks: PartChange;
  readonly history: PartChange;
  readonly notes: PartChange;
  readonly preferences: PartChange;
  readonly others: PartChange;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON with the fields of objects in one order, so that equal values have equal texts. */
const said = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    isRecord(each) ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1))) : each,
  );

const ownOf = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** The site remembers no more visited pages. */
const LONGEST_HISTORY = 12;

const unionOfTrails = (mine: readonly Trail[], theirs: readonly Trail[]): readonly Trail[] => {
  const here = new Set(mine.map(pageOf));
  return [...mine, ...theirs.filter((trail) => !here.has(pageOf(trail)))];
};

function mergeDetails(mine: BookmarkDetails | undefined, theirs: BookmarkDetails): BookmarkDetails {
  if (!mine) return theirs;
  const dates = [mine.addedAt, theirs.addedAt].filter((date) => date > 0);
  return {
    labels: [...new Set([...mine.labels, ...theirs.labels])],
    addedAt: dates.length === 0 ? 0 : Math.min(...dates),
  };
}

/** Both values, if both can be had; otherwise what is here stays. */
function mergeValue(mine: unknown, theirs: unknown): unknown {
  if (mine === undefined) return theirs;
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    const here = new Set(mine.map(said));
    return [...(mine as unknown[]), ...(theirs as unknown[]).filter((item) => !here.has(said(item)))];
  }
  if (!isRecord(mine) || !isRecord(theirs)) return mine;
  return mergeFields(mine, theirs);
}

const mergeFields = (mine: UserValues, theirs: UserValues): UserValues =>
  Object.fromEntries(
    Object.keys({ ...mine, ...theirs }).map((key) => [key, mergeValue(ownOf(mine, key), ownOf(theirs, key))]),
  );

function merge(mine: KnownValues, theirs: KnownValues): KnownValues {
  const details = Object.entries(theirs.details).map(
    ([page, one]) => [page, mergeDetails(ownOf(mine.details, page), one)] as const,
  );
  return {
    bookmarks: unionOfTrails(mine.bookmarks, theirs.bookmarks),
    details: { ...mine.details, ...Object.fromEntries(details) },
    notes: [...mine.notes, ...theirs.notes.filter(({ id }) => mine.notes.every((note) => note.id !== id))],
    history: unionOfTrails(mine.history, theirs.history).slice(0, Math.max(mine.history.length, LONGEST_HISTORY)),
    preferences: mergeFields(mine.preferences, theirs.preferences),
    others: mergeFields(mine.others, theirs.others),
  };
}

/** Names of the items by what identifies them, and what they are, to find those that differ. */
type Items = ReadonlyMap<string, { name: string; said: string }>;

const itemsOfTrails = (trails: readonly Trail[], details: KnownValues['details'] = {}): Items =>
  new Map(
    trails.map((trail) => [
      pageOf(trail),
      { name: trail.at(-1)?.fragment ?? '', said: said([trail, ownOf(details, pageOf(trail)) ?? null]) },
    ]),
  );

const itemsOfNotes = (notes: readonly ReaderNote[], names: BookNames): Items =>
  new Map(notes.map((note) => [note.id, { name: citeNote(note, names), said: said(note) }]));

const itemsOfFields = (fields: UserValues): Items =>
  new Map(Object.entries(fields).map(([name, value]) => [name, { name, said: said(value) }]));

function changeOf(before: Items, after: Items): PartChange {
  const namesOf = (items: Items, isWanted: (key: string, said: string) => boolean) =>
    [...items].filter(([key, item]) => isWanted(key, item.said)).map(([, { name }]) => name);
  return {
    added: namesOf(after, (key) => !before.has(key)),
    changed: namesOf(after, (key, text) => before.has(key) && before.get(key)?.said !== text),
    removed: namesOf(before, (key) => !after.has(key)),
  };
}

const emptyValues: KnownValues = { bookmarks: [], details: {}, history: [], notes: [], preferences: {}, others: {} };

/**
 * What the reader's values are after an import, and what changes. Nothing is written. 'merge' removes nothing: bookmarks and
 * visited pages are added behind those that are here, notes are added, labels are united, and where both have a value, the one here stays. The
 * history is never longer than the site remembers.
 *
 * @param names Names of the Bible's books, for the names of notes.
 */
export function planImport(
  current: UserValues,
  imported: Imported,
  mode: ImportMode,
  names: BookNames = bookNames,
): ImportPlan {
  const before = knownValues(current);
  const after =
    mode === 'merge'
      ? merge(before, { ...emptyValues, ...imported })
      : // The values of other parts of the site stay if the import has none for them.
        { ...before, ...imported, others: { ...before.others, ...('others' in imported && imported.others) } };
  return {
    values: valuesOf(after),
    bookmarks: changeOf(itemsOfTrails(before.bookmarks, before.details), itemsOfTrails(after.bookmarks, after.details)),
    notes: changeOf(itemsOfNotes(before.notes, names), itemsOfNotes(after.notes, names)),
    history: changeOf(itemsOfTrails(before.history), itemsOfTrails(after.history)),
    preferences: changeOf(itemsOfFields(before.preferences), itemsOfFields(after.preferences)),
    others: changeOf(itemsOfFields(before.others), itemsOfFields(after.others)),
  };
}

/** Whether an import changes anything. */
export const changesAnything = ({ bookmarks, history, notes, preferences, others }: ImportPlan): boolean =>
  [bookmarks, history, notes, preferences, others].some(
    ({ added, changed, removed }) => added.length + changed.length + removed.length > 0,
  );
