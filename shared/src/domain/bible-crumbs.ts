import type { Crumb } from '../contracts';
import { chapterPath } from './bible-paths';
import type { Book } from './books';
import { chapterTitle } from './chapters';

/** The trail to the Bible's contents, to a book or to a chapter, e.g. Home / Bible / Genesis / Genesis 1. */
export function bibleCrumbs(book?: Book, chapter?: number): Crumb[] {
  const crumbs: Crumb[] = [
    { path: '/', fragment: 'Home' },
    { path: '/bible', fragment: 'Bible' },
  ];
  if (book) crumbs.push({ path: `/bible/${book.slug}`, fragment: book.name });
  if (book && chapter !== undefined)
    crumbs.push({ path: chapterPath({ book, chapter }), fragment: chapterTitle({ book, chapter }) });
  return crumbs;
}
