import { chapterPath } from '../bible/bible-paths';
import { chapterName, type BookNames } from '../bible/book-names';
import { parseChapterOsisId } from '../bible/chapters';
import { citeVerses, printVerses } from '../bible/verse-ranges';
import { biblePaths } from '../generated/paths';
import type { ReaderNote } from './reader-notes';

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

/** 'John 3:16–17' in the language of `names`; with the id of the chapter if it is not in the canon. */
export function citeNote({ chapter, verses }: Pick<ReaderNote, 'chapter' | 'verses'>, names: BookNames): string {
  const ref = parseChapterOsisId(chapter);
  return `${ref ? chapterName(ref, names) : chapter}:${citeVerses(verses)}`;
}

/** The path of the chapter that selects the verses of a note; that of the Bible if the chapter is not in the canon. */
export function notePath({ chapter, verses }: Pick<ReaderNote, 'chapter' | 'verses'>): string {
  const ref = parseChapterOsisId(chapter);
  return ref ? `${chapterPath(ref)}?v=${printVerses(verses)}` : biblePaths.contents;
}
