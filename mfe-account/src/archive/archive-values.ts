import type { Crumb } from '@manna/shared/contracts';
import {
  bookmarkDetails,
  books,
  chapterOsisId,
  parseChapterOsisId,
  readerNotes,
  type AllBookmarkDetails,
  type ReaderNote,
} from '@manna/shared/domain';
import type { Trail } from '@manna/shared/runtime';
import { passageOfPath } from '../pages/passage-of-path';
import { ARCHIVE_FORMAT, ARCHIVE_VERSION, type Archive, type ArchiveCrumb } from './archive-schema';

/** Values of user state by key, as the site stores them. */
export type UserValues = Readonly<Record<string, unknown>>;

/** Keys of the user state that has a shape of its own in the archive. */
export const keys = {
  bookmarks: 'site/bookmarked-pages',
  details: bookmarkDetails.key,
  history: 'site/history',
  notes: readerNotes.key,
  preferences: 'site/preferences',
} as const;

/** The parts of user state that an archive knows by shape, and the others. */
export interface KnownValues {
  readonly bookmarks: readonly Trail[];
  readonly details: AllBookmarkDetails;
  readonly history: readonly Trail[];
  readonly notes: readonly ReaderNote[];
  readonly preferences: UserValues;
  readonly others: UserValues;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const recordOr = (value: unknown): UserValues => (isRecord(value) ? value : {});

/** The site has checked them when it read them from storage. */
const trailsOr = (value: unknown): readonly Trail[] => (Array.isArray(value) ? (value as Trail[]) : []);

/** Sorts values of user state into those with a shape and the others. */
export function knownValues(values: UserValues): KnownValues {
  const known: ReadonlySet<string> = new Set(Object.values(keys));
  return {
    bookmarks: trailsOr(recordOr(values[keys.bookmarks])['bookmarks']),
    details: bookmarkDetails.read(values[keys.details]) ?? {},
    history: trailsOr(values[keys.history]),
    notes: readerNotes.read(values[keys.notes]) ?? [],
    preferences: recordOr(values[keys.preferences]),
    others: Object.fromEntries(Object.entries(values).filter(([key, value]) => !known.has(key) && value !== undefined)),
  };
}

/** The opposite of knownValues. */
export const valuesOf = ({ bookmarks, details, history, notes, preferences, others }: KnownValues): UserValues => ({
  ...others,
  [keys.bookmarks]: { bookmarks },
  [keys.details]: details,
  [keys.history]: history,
  [keys.notes]: notes,
  [keys.preferences]: preferences,
});

const toArchiveCrumb = ({ path, fragment, language, icon, iconColor, description }: Crumb): ArchiveCrumb => ({
  path,
  title: fragment,
  ...(language !== undefined && { language }),
  ...(icon !== undefined && { icon }),
  ...(iconColor !== undefined && { iconColor }),
  ...(description !== undefined && { description }),
});

const toCrumb = ({ title, path, language, icon, iconColor, description }: ArchiveCrumb): Crumb => ({
  path,
  fragment: title,
  ...(language !== undefined && { language }),
  ...(icon !== undefined && { icon }),
  ...(iconColor !== undefined && { iconColor }),
  ...(description !== undefined && { description }),
});

/** The path that identifies a trail's page. */
export const pageOf = (trail: Trail): string => trail.at(-1)?.path ?? '';

function toArchivePage(trail: Trail) {
  const passage = passageOfPath(pageOf(trail));
  const { book, ...verse } = passage ?? {};
  return { trail: trail.map(toArchiveCrumb), ...(book && { passage: { book: book.usfmId, ...verse } }) };
}

/** No Date is later. */
const LAST_TIME = 8.64e15;

/** The history has the time of a visit in the last crumb of its trail, in milliseconds since 1970. */
function timeOf(trail: Trail): number {
  const time = Number((trail.at(-1) as { visited?: unknown } | undefined)?.visited);
  return time > 0 && time <= LAST_TIME ? time : 0;
}

const toArchiveVisit = (trail: Trail): Archive['history'][number] => ({
  ...toArchivePage(trail),
  ...(timeOf(trail) > 0 && { visitedAt: new Date(timeOf(trail)).toISOString() }),
});

function toVisit({ trail, visitedAt }: Archive['history'][number]): Trail {
  const crumbs = trail.map(toCrumb);
  const page = crumbs.at(-1);
  return page && visitedAt !== undefined
    ? [...crumbs.slice(0, -1), { ...page, visited: Date.parse(visitedAt) } as Crumb]
    : crumbs;
}

type ArchiveNote = NonNullable<Archive['notes']>[number];

const isoOf = (time: number): string => new Date(Math.min(Math.max(time, 0), LAST_TIME)).toISOString();

/** The archive has verses by book, chapter and number, and no notes without text. */
function toArchiveNote({ id, chapter, verses, texts, addedAt, changedAt }: ReaderNote): ArchiveNote[] {
  const ref = parseChapterOsisId(chapter);
  const named = Object.entries(texts).map(([name, text]) => ({ name, text }));
  if (!ref || named.length === 0) return [];
  const passage = { book: ref.book.usfmId, chapter: ref.chapter, verses: [...verses] };
  return [{ id, passage, texts: named, addedAt: isoOf(addedAt), changedAt: isoOf(changedAt) }];
}

function toNote({ id, passage, texts, addedAt, changedAt }: ArchiveNote): ReaderNote[] {
  const book = books.find(({ usfmId }) => usfmId === passage.book);
  if (!book) return [];
  return [
    {
      id,
      chapter: chapterOsisId({ book, chapter: passage.chapter }),
      verses: passage.verses,
      texts: Object.fromEntries(texts.map(({ name, text }) => [name, text])),
      addedAt: Date.parse(addedAt),
      changedAt: Date.parse(changedAt),
    },
  ];
}

/** The archive of a reader's values. The profile is undefined if nobody is signed in. */
export function toArchive(values: UserValues, exportedAt: Date, profile?: Archive['profile']): Archive {
  const { bookmarks, details, history, notes, preferences, others } = knownValues(values);
  return {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    exportedAt: exportedAt.toISOString(),
    ...(profile && { profile }),
    bookmarks: bookmarks.map((trail) => {
      const page = pageOf(trail);
      const own = Object.hasOwn(details, page) ? details[page] : undefined;
      return {
        ...toArchivePage(trail),
        labels: [...(own?.labels ?? [])],
        ...(own && own.addedAt > 0 && { addedAt: new Date(own.addedAt).toISOString() }),
      };
    }),
    history: history.map(toArchiveVisit),
    notes: notes.flatMap(toArchiveNote),
    preferences,
    others,
  };
}

/** The values that an archive brings. One of version 1 knows no notes. */
export type ArchivedValues = Omit<KnownValues, 'notes'> & Partial<Pick<KnownValues, 'notes'>>;

/** The values of a valid archive. */
export function fromArchive({ bookmarks, history, notes, preferences, others }: Archive): ArchivedValues {
  const details = bookmarks.flatMap(({ trail, labels, addedAt }) => {
    const page = trail.at(-1)?.path;
    if (page === undefined || (addedAt === undefined && labels.length === 0)) return [];
    return [[page, { labels, addedAt: addedAt === undefined ? 0 : Date.parse(addedAt) }] as const];
  });
  return {
    bookmarks: bookmarks.map(({ trail }) => trail.map(toCrumb)),
    details: Object.fromEntries(details),
    history: history.map(toVisit),
    ...(notes && { notes: readerNotes.read(notes.flatMap(toNote)) ?? [] }),
    preferences,
    others,
  };
}
