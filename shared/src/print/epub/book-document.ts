import type { ChapterText } from '../../contracts';
import { chapterTitle, type Book } from '../../domain';
import { escape } from '../svg';
import type { BookLanguage } from './book-language';
import type { BookDocument } from './package';
import { chapterMarkup, documentOf, fragmentOf, placeOf } from './xhtml';

const fileOf = (book: Book) => `b${String(book.number).padStart(2, '0')}-${book.slug}.xhtml`;

interface BookOptions {
  chapters: readonly ChapterText[];
  /** Whether it contains the marginal notes. */
  notes: boolean;
  /** The division of the canon, above the book's name. */
  division: string;
  language: BookLanguage;
}

/** A book of the Bible as one document: its name, links to its chapters, and the chapters. */
export function bookDocument(book: Book, { chapters, notes, division, language }: BookOptions): BookDocument {
  const parts = chapters.map((text) => {
    const place = placeOf(text);
    return { title: chapterTitle(place), number: place.chapter, fragment: fragmentOf(place.chapter), text };
  });
  const contents = parts.map(({ number, fragment }) => `<a href="#${fragment}">${number}</a>`).join(' ');
  const body = [
    `<p class="division">${escape(division)}</p>`,
    `<h1>${escape(book.name)}</h1>`,
    ...(parts.length > 1 ? [`<p class="contents">${contents}</p>`] : []),
    ...parts.map(({ text, title }) => chapterMarkup(text, title, notes)),
  ].join('\n');
  return {
    file: fileOf(book),
    id: `b${book.number}`,
    title: book.name,
    markup: documentOf(book.name, body, 'bodymatter', language),
    parts: parts.length > 1 ? parts.map(({ title, fragment }) => ({ title, fragment })) : [],
  };
}
