import { isRecord } from './merge-json';

/** Longest text of a note. UTF-16 code units. */
export const NOTE_LIMIT = 10_000;

/** What a reader wrote about verses of one chapter. */
export interface ReaderNote {
  /** Random, so that notes of two devices about the same verses are two notes. */
  readonly id: string;
  /** OSIS id of the chapter: 'John.3'. */
  readonly chapter: string;
  /** In order. */
  readonly verses: readonly number[];
  /**
   * The text, by a random name that begins with its time. Each time that a reader opens the note to write, the text gets a new
   * name. If two devices have written without knowing of each other, both texts remain.
   */
  readonly texts: Readonly<Record<string, string>>;
  /** Milliseconds since 1970. */
  readonly addedAt: number;
  readonly changedAt: number;
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isPositive = (value: unknown): boolean => Number.isInteger(value) && (value as number) > 0;

function isNote(value: unknown): value is ReaderNote {
  if (!isRecord(value)) return false;
  const { id, chapter, verses, texts, addedAt, changedAt } = value;
  return (
    [id, chapter].every(isText) &&
    Array.isArray(verses) &&
    verses.length > 0 &&
    verses.every(isPositive) &&
    isRecord(texts) &&
    Object.values(texts).every(isText) &&
    [addedAt, changedAt].every(Number.isFinite)
  );
}

/** The reader's notes: the definition of a piece of user state. What is not a note is left out. */
export const readerNotes = {
  key: 'site/notes',
  mode: 'user',
  read: (value: unknown): readonly ReaderNote[] | undefined =>
    Array.isArray(value) ? value.filter((one: unknown) => isNote(one)) : undefined,
  initial: [] as readonly ReaderNote[],
} as const;
