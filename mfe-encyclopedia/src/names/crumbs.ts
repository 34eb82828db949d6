import type { Crumb, TextOf } from '@manna/shared/contracts';
import {
  aboutBookPath,
  biblePaths,
  type Book,
  bookName,
  bookNames,
  chapterPath,
  encyclopediaCategoryNames,
  encyclopediaPaths,
} from '@manna/shared/domain';
import { lookOf, type CategorySlug } from './categories';
import { namesText } from './names-text';

/** Home / Encyclopedia, and the crumbs that follow. */
export const encyclopediaCrumbs = (text: TextOf, ...steps: readonly Crumb[]): Crumb[] => [
  { path: '/', fragment: text(namesText).home, icon: 'home' },
  { path: encyclopediaPaths.encyclopedia, fragment: text(namesText).encyclopedia, icon: 'school', iconColor: 'orange' },
  ...steps,
];

/** Home / Dictionary, and the crumbs that follow. */
export const dictionaryCrumbs = (text: TextOf, ...steps: readonly Crumb[]): Crumb[] => {
  const { icon, accent } = lookOf('dictionary');
  return [
    { path: '/', fragment: text(namesText).home, icon: 'home' },
    { path: encyclopediaPaths.dictionary, fragment: text(namesText).dictionary, icon, iconColor: accent },
    ...steps,
  ];
};

/** The crumb of a category's list. */
export const categoryCrumb = (text: TextOf, category: CategorySlug): Crumb => {
  const { icon, accent } = lookOf(category);
  return {
    path: encyclopediaPaths.category({ category }),
    fragment: text(encyclopediaCategoryNames)[category],
    icon,
    iconColor: accent,
  };
};

const biblePlace = { icon: 'bible', iconColor: 'red' } as const;

/** Home / Encyclopedia / Genesis, and the crumbs that follow: a chapter, a verse. */
export const bookCrumbs = (text: TextOf, book: Book, ...steps: readonly Pick<Crumb, 'path' | 'fragment'>[]): Crumb[] =>
  encyclopediaCrumbs(
    text,
    { path: aboutBookPath(book), fragment: bookName(book, text(bookNames)), ...biblePlace },
    ...steps.map((step) => ({ ...step, ...biblePlace })),
  );

/** The path of a verse in the Bible reader, where it is selected. */
export const readerPath = (book: Book, chapter: number, verse: number): string =>
  `${chapterPath({ book, chapter })}?v=${verse}`;

/** The path of a verse in the interlinear text of Hebrew and English, where it is selected. */
export const interlinearPath = (book: Book, chapter: number, verse: number): string =>
  `${biblePaths.interlinear({ book: book.slug, chapterNum: chapter })}?v=${verse}`;
