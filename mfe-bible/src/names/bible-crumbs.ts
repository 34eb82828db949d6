import type { Crumb, TextOf } from '@manna/shared/contracts';
import { type Book, bookName, bookNames, biblePaths, bookPath } from '@manna/shared/domain';
import { bibleText } from './bible-text';

const place = { icon: 'bible', iconColor: 'red' } as const;

/** The breadcrumbs to the Bible's contents, a book or what `last` names: Home / Bible / Genesis / Genesis 1. */
export function bibleCrumbs(text: TextOf, book?: Book, last?: Pick<Crumb, 'path' | 'fragment' | 'language'>): Crumb[] {
  const { home, bible } = text(bibleText);
  return [
    { path: '/', fragment: home, icon: 'home' },
    { path: biblePaths.contents, fragment: bible, ...place },
    ...(book ? [{ path: bookPath(book), fragment: bookName(book, text(bookNames)), ...place }] : []),
    ...(last ? [{ ...last, ...place }] : []),
  ];
}
