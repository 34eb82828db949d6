import { bookNames, books, chapterOsisId, citeNote, noteText, printVerses } from '@manna/shared/domain';
import type { Archive } from './archive-schema';
import { formatCsv } from './csv';

type Page = Archive['history'][number];

const pageColumns = ['title', 'book', 'chapter', 'verse', 'path'] as const;

function pageFields({ trail, passage }: Page): string[] {
  const { title = '', path = '' } = trail.at(-1) ?? {};
  const { book = '', chapter = '', verse = '' } = passage ?? {};
  return [title, book, String(chapter), String(verse), path];
}

/** `bookmarks.csv`: one row for each bookmark. The book is its USFM id; labels are joined by '; '. */
export const bookmarkTable = ({ bookmarks }: Archive): string =>
  formatCsv([
    [...pageColumns, 'labels', 'added'],
    ...bookmarks.map((bookmark) => [...pageFields(bookmark), bookmark.labels.join('; '), bookmark.addedAt ?? '']),
  ]);

/** `history.csv`: one row for each visited page, newest first. */
export const historyTable = ({ history }: Archive): string => formatCsv([[...pageColumns], ...history.map(pageFields)]);

/** The passage of a note in the archive, as the domain knows it. */
export function noteVerses({ passage }: NonNullable<Archive['notes']>[number]) {
  const book = books.find(({ usfmId }) => usfmId === passage.book);
  const { chapter, verses } = passage;
  return { chapter: book ? chapterOsisId({ book, chapter }) : `${passage.book}.${chapter}`, verses };
}

/** The whole text of a note in the archive. */
export const archivedText = ({ texts }: NonNullable<Archive['notes']>[number]): string =>
  noteText({ texts: Object.fromEntries(texts.map(({ name, text }) => [name, text])) });

/** `notes.csv`: one row for each note. Verses are those of URLs, '3_5-7'. */
export const noteTable = ({ notes = [] }: Archive): string =>
  formatCsv([
    ['title', 'book', 'chapter', 'verses', 'text', 'added', 'changed'],
    ...notes.map((note) => [
      citeNote(noteVerses(note), bookNames),
      note.passage.book,
      String(note.passage.chapter),
      printVerses(note.passage.verses),
      archivedText(note),
      note.addedAt,
      note.changedAt,
    ]),
  ]);
