import type { BibleRef } from '@manna/shared/contracts';
import { type Book, books, chapterPath, bookPath } from '@manna/shared/domain';
import { referenceToUrl } from '@manna/shared/domain/references';
import { passagePath } from '../names/passage-path';

/** A book, a chapter or verses of a chapter, in URL form: 'gen', 'gen1', 'gen1v3,5-7'. */
const within = /^([0-9a-z]{3})(\d+)?(?:v([\d,-]+))?$/;

interface Place {
  book: Book;
  chapter: number | undefined;
  /** '3,5-7'. */
  verses: string | undefined;
}

/** The book and chapter of references that are all in one chapter, or are one whole book. */
function placeOf(refs: readonly BibleRef[]): Place | undefined {
  const [, id, chapter, verses] = within.exec(referenceToUrl(refs)) ?? [];
  const book = books.find(({ usfmId }) => usfmId.toLowerCase() === id);
  return book && { book, chapter: chapter === undefined ? undefined : Number(chapter), verses };
}

/** The book, if these references cover exactly one whole book. */
export function wholeBookOf(refs: readonly BibleRef[]): Book | undefined {
  const place = placeOf(refs);
  return place?.chapter === undefined ? place?.book : undefined;
}

/**
 * The path of these references (at least one, all of them valid): verses of one chapter on its page as '?v=3_5-7', a
 * chapter on its page, a book on its own page, and all others as a passage. A book has one page for all translations.
 */
export function addressOf(refs: readonly BibleRef[], translation: string, leftOut: string): string {
  const place = placeOf(refs);
  // Each reference separately, because lists in URLs are ambiguous.
  const segment = refs.map((ref) => referenceToUrl([ref])).join('_');
  if (!place) return passagePath(segment, translation, leftOut);
  const { book, chapter, verses } = place;
  if (chapter === undefined) return bookPath(book);
  const path = chapterPath({ book, chapter }, translation, leftOut);
  return verses === undefined ? path : `${path}?v=${verses.replaceAll(',', '_')}`;
}
