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
