import type { BibleRef, Crumb } from '@manna/shared/contracts';
import {
  biblePaths,
  bookByOsisId,
  bookPath,
  books,
  chapterPath,
  nameTranslated,
  type AllBookmarkDetails,
  type BookNames,
} from '@manna/shared/domain';
import { formatReference, parseReference, referenceToUrl, validateReferences } from '@manna/shared/domain/references';
import type { Trail } from '@manna/shared/runtime';
import { LONGEST_LABEL } from './archive-schema';
import { parseCsv } from './csv';

/** Bookmarks from a list that another program or a person wrote. */
export interface BookmarkList {
  readonly bookmarks: readonly Trail[];
  readonly details: AllBookmarkDetails;
  /** Lines that are not references, as they were written. */
  readonly unread: readonly string[];
}

interface Found {
  readonly trail: Trail;
  readonly labels: readonly string[];
  readonly addedAt: number;
}

/** Where the site shows a reference: verses of one chapter are selected on its page. */
function pathOf(ref: BibleRef): string {
  const url = referenceToUrl([ref]);
  const [, id = '', chapter, verses] = /^([0-9a-z]{3})(\d+)?(?:v([\d-]+))?$/.exec(url) ?? [];
  const book = books.find(({ usfmId }) => usfmId.toLowerCase() === id);
  if (!book) return biblePaths.passage({ reference: url });
  if (chapter === undefined) return bookPath(book);
  const path = chapterPath({ book, chapter: Number(chapter) });
  return verses === undefined ? path : `${path}?v=${verses}`;
}

function trailOf(ref: BibleRef, names: BookNames): Trail {
  const crumb: Crumb = {
    path: pathOf(ref),
    fragment: nameTranslated(formatReference([ref]), names),
    icon: 'bible',
    iconColor: 'red',
  };
  return [crumb];
}

const isValid = (ref: BibleRef): boolean => validateReferences([ref]).every(({ isWarning }) => isWarning);

function collect(found: readonly Found[], unread: readonly string[]): BookmarkList {
  const byPath = new Map<string, Found>();
  for (const one of found) {
    const path = one.trail.at(-1)?.path ?? '';
    const before = byPath.get(path);
    const labels = [...new Set([...(before?.labels ?? []), ...one.labels])];
    byPath.set(path, { ...(before ?? one), labels });
  }
  return {
    bookmarks: [...byPath.values()].map(({ trail }) => trail),
    details: Object.fromEntries([...byPath].map(([path, { labels, addedAt }]) => [path, { labels, addedAt }])),
    unread,
  };
}

const ANDBIBLE_COLUMNS = ['osisRef', 'book', 'chapterStart', 'verseStart'] as const;

/** Whether a text is the CSV that AndBible exports its bookmarks to. */
export const isAndBible = (text: string): boolean =>
  ANDBIBLE_COLUMNS.every((column) => (text.slice(0, 1_000).split(/\r?\n/, 1)[0] ?? '').includes(column));

/** A row of AndBible's CSV: the columns by name. */
type Row = (column: string) => string;

function andBibleRef(row: Row): BibleRef | undefined {
  const book = bookByOsisId(row('book'))?.usfmId;
  if (book === undefined) return undefined;
  const start = { book, chapter: Number(row('chapterStart')), verse: Number(row('verseStart')) };
  const end = {
    book,
    chapter: Number(row('chapterEnd') || start.chapter),
    verse: Number(row('verseEnd') || start.verse),
  };
  const isOne = start.chapter === end.chapter && start.verse === end.verse;
  const ref: BibleRef = isOne ? start : { is_range: true, start, end };
  return isValid(ref) ? ref : undefined;
}

/** AndBible writes labels with semicolons, and reads them with commas. */
const labelsOf = (text: string): string[] =>
  text
    .split(/[;,]/)
    .map((label) => label.trim().slice(0, LONGEST_LABEL))
    .filter((label) => label !== '');

/**
 * Reads the bookmarks of AndBible: a CSV file whose first line names the columns (osisRef;bibleRef;document;book;chapterStart;…).
 * Notes, icons and the selection within a verse are left out.
 *
 * @param now Used for rows without a date. Milliseconds.
 */
export function readAndBible(text: string, names: BookNames, now: number): BookmarkList {
  const separator = text.slice(0, 1_000).split('\n', 1)[0]?.includes(';') ? ';' : ',';
  const [header = [], ...rows] = parseCsv(text, separator);
  const unread: string[] = [];
  const found = rows.flatMap((values): Found[] => {
    const row: Row = (column) => values[header.indexOf(column)]?.trim() ?? '';
    const ref = andBibleRef(row);
    if (!ref) {
      unread.push(row('bibleRef') || row('osisRef') || values.join(separator));
      return [];
    }
    const created = Date.parse(row('createdAt'));
    return [
      { trail: trailOf(ref, names), labels: labelsOf(row('labels')), addedAt: Number.isNaN(created) ? now : created },
    ];
  });
  return collect(found, unread);
}

/** Longer lines are no references. Characters. */
const LONGEST_LINE = 500;

function refsOf(written: string, names: BookNames): readonly BibleRef[] | undefined {
  const parsed = written.length > LONGEST_LINE ? undefined : parseReference(written, names);
  return parsed?.ok && parsed.refs.every(isValid) ? parsed.refs : undefined;
}

/**
 * Reads references, one in a line or several separated by semicolons, in English or in the language of `names`: 'John 3:16;
 * Rom 5'. Lines that begin with '#' are comments. If a line has a part that is no reference, its other parts are read anyway.
 */
export function readReferenceList(text: string, names: BookNames, now: number): BookmarkList {
  const unread: string[] = [];
  const read = (written: string, parts: readonly string[]): readonly BibleRef[] => {
    const refs = refsOf(written, names);
    if (refs) return refs;
    if (parts.length > 1) return parts.flatMap((part) => (part.trim() === '' ? [] : read(part.trim(), [])));
    unread.push(written.slice(0, LONGEST_LINE));
    return [];
  };
  const found = text.split(/\r?\n/).flatMap((line): Found[] => {
    const written = line.replace(/^\uFEFF/, '').trim();
    if (written === '' || written.startsWith('#')) return [];
    return read(written, written.split(';')).map((ref) => ({ trail: trailOf(ref, names), labels: [], addedAt: now }));
  });
  return collect(found, unread);
}
