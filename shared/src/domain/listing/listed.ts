import { encodeListing } from './encode-listing';
import type { ListedTranslation } from './listed-translations';
import type { ListingName } from './listing-names';
import { decodeDocuments, readListing } from './read-listing';

/** One entry in the search's listing. Missing values are empty strings and lists. */
export interface ListedEntry {
  readonly id: string;
  readonly slug: string;
  /** Category slug: 'people', 'history'. */
  readonly category: string;
  readonly name: string;
  readonly title: string;
  readonly aliases: readonly string[];
  readonly summary: string;
  /** URL of the result, if it is not the entry's own page. */
  readonly resultPath: string;
  /** '<first 8 digits of the hash>/<prettyPath>' of its first picture. */
  readonly image: string;
  /** The words of its page, without markup. */
  readonly text: string;
}

/** One chapter's verses, in order; a verse that the translation leaves out is an empty string. */
export interface ListedChapter {
  readonly osisId: string;
  readonly verses: readonly string[];
}

/** What a listing of entries stores beside the words: for each name, one value an entry. */
export const storedColumns = ['id', 'slug', 'category', 'resultPath', 'image'] as const;
export type StoredColumns = Readonly<Record<(typeof storedColumns)[number], readonly string[]>>;

/** What the listing of the Bible stores beside the words: each chapter with its number of verses. */
export type StoredChapters = readonly (readonly [osisId: string, verses: number])[];

export const bibleFields = ['text'] as const;
export const entryFields = ['name', 'title', 'aliases', 'summary', 'text'] as const;

/** A result shows its text in one line. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Encodes a listing of a translation: each verse is a document. That of the Bible names the translations that have others. */
export const formatBibleListing = (
  chapters: readonly ListedChapter[],
  translations?: readonly ListedTranslation[],
): string =>
  encodeListing({
    name: 'bible',
    fields: bibleFields,
    documents: chapters.flatMap(({ verses }) => verses.map((verse) => [[oneLine(verse)]])),
    stored: chapters.map(({ osisId, verses }) => [osisId, verses.length]) satisfies StoredChapters,
    translations,
  });

/** Encodes a listing of entries: each entry is a document. */
export const formatEntryListing = (name: Exclude<ListingName, 'bible'>, entries: readonly ListedEntry[]): string =>
  encodeListing({
    name,
    fields: entryFields,
    documents: entries.map((entry) => entryFields.map((field) => [entry[field]].flat().map(oneLine))),
    stored: Object.fromEntries(storedColumns.map((column) => [column, entries.map((entry) => entry[column])])),
  });

const isChapter = (value: unknown): boolean =>
  Array.isArray(value) && typeof value[0] === 'string' && Number.isInteger(value[1]) && Number(value[1]) >= 0;

/** Returns the chapters of a listing of the Bible whose verses are `documentCount` documents; undefined if they are invalid. */
export function readStoredChapters(stored: unknown, documentCount: number): StoredChapters | undefined {
  if (!Array.isArray(stored) || !stored.every(isChapter)) return undefined;
  const chapters = stored as unknown as StoredChapters;
  return chapters.reduce((sum, [, verses]) => sum + verses, 0) === documentCount ? chapters : undefined;
}

/** Returns the columns of a listing of `documentCount` entries; undefined if they are invalid. */
export function readStoredColumns(stored: unknown, documentCount: number): StoredColumns | undefined {
  const columns = (stored ?? {}) as Readonly<Record<string, unknown>>;
  const isColumn = (column: unknown) =>
    Array.isArray(column) && column.length === documentCount && column.every((value) => typeof value === 'string');
  return storedColumns.every((name) => isColumn(columns[name])) ? (columns as unknown as StoredColumns) : undefined;
}

/** Parses a bible listing. Throws an Error with one sentence if the text is not of this version. */
export function parseBibleListing(text: string): ListedChapter[] {
  const listing = readListing(text);
  const chapters = readStoredChapters(listing.stored, listing.documentCount);
  if (listing.name !== 'bible' || !chapters) throw new Error('This is not a listing of the Bible.');
  const verses = decodeDocuments(listing).map(([values]) => values?.[0] ?? '');
  let start = 0;
  return chapters.map(([osisId, count]) => ({ osisId, verses: verses.slice(start, (start += count)) }));
}

/** Parses an entries listing. Throws an Error with one sentence if the text is not of this version. */
export function parseEntryListing(text: string): ListedEntry[] {
  const listing = readListing(text);
  const columns = readStoredColumns(listing.stored, listing.documentCount);
  if (listing.name === 'bible' || !columns) throw new Error('This is not a listing of entries.');
  return decodeDocuments(listing).map((fields, at) => {
    const [name = [], title = [], aliases = [], summary = [], words = []] = fields;
    const valueOf = (column: keyof StoredColumns) => columns[column][at] ?? '';
    return {
      id: valueOf('id'),
      slug: valueOf('slug'),
      category: valueOf('category'),
      name: name.join(''),
      title: title.join(''),
      aliases,
      summary: summary.join(''),
      resultPath: valueOf('resultPath'),
      image: valueOf('image'),
      text: words.join(''),
    };
  });
}
