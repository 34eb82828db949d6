import { chapterPath } from '../bible/bible-paths';
import { chapterName, type BookNames } from '../bible/book-names';
import { parseChapterOsisId } from '../bible/chapters';
import { citeVerses, printVerses } from '../bible/verse-ranges';
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

const isVerse = (value: unknown): boolean => Number.isInteger(value) && (value as number) > 0;

const isNote = (value: unknown): value is ReaderNote =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  typeof value['chapter'] === 'string' &&
  parseChapterOsisId(value['chapter']) !== undefined &&
  Array.isArray(value['verses']) &&
  value['verses'].length > 0 &&
  value['verses'].every(isVerse) &&
  isRecord(value['texts']) &&
  Object.values(value['texts']).every((text) => typeof text === 'string') &&
  Number.isFinite(value['addedAt']) &&
  Number.isFinite(value['changedAt']);

/** The reader's notes: the definition of a piece of user state. What is not a note is left out. */
export const readerNotes = {
  key: 'site/notes',
  mode: 'user',
  read: (value: unknown): readonly ReaderNote[] | undefined =>
    Array.isArray(value) ? value.filter((one: unknown) => isNote(one)) : undefined,
  initial: [] as readonly ReaderNote[],
} as const;

/** The whole text of a note. */
export const noteText = ({ texts }: Pick<ReaderNote, 'texts'>): string =>
  Object.entries(texts)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, text]) => text)
    .join('\n\n');

/** What a reader has written into a note that they opened. */
export interface NoteWriting {
  /** The note as it was when they opened it. */
  readonly opened: ReaderNote;
  readonly text: string;
  /** Name of the text. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * The notes after a reader has written into one. It takes the place of the texts that they saw when they opened the note;
 * others, which another device has added since, remain. A note without any text is removed.
 */
export function withWriting(
  notes: readonly ReaderNote[],
  { opened, text, name, now }: NoteWriting,
): readonly ReaderNote[] {
  const current = notes.find(({ id }) => id === opened.id);
  const unseen = Object.entries(current?.texts ?? {}).filter(
    ([each]) => each !== name && !Object.hasOwn(opened.texts, each),
  );
  const texts = { ...Object.fromEntries(unseen), ...(text.trim() !== '' && { [name]: text }) };
  if (Object.keys(texts).length === 0) return notes.filter(({ id }) => id !== opened.id);
  const changed = { ...(current ?? opened), texts, changedAt: now };
  return current ? notes.map((note) => (note.id === opened.id ? changed : note)) : [changed, ...notes];
}

/** 'John 3:16–17' in the language of `names`. */
export function citeNote({ chapter, verses }: Pick<ReaderNote, 'chapter' | 'verses'>, names: BookNames): string {
  const ref = parseChapterOsisId(chapter);
  return `${ref ? chapterName(ref, names) : chapter}:${citeVerses(verses)}`;
}

/** The path of the chapter that selects the verses of a note. */
export function notePath({ chapter, verses }: Pick<ReaderNote, 'chapter' | 'verses'>): string {
  const ref = parseChapterOsisId(chapter);
  return ref ? `${chapterPath(ref)}?v=${printVerses(verses)}` : '/';
}
