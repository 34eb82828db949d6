import { bookBySlug, type Book } from '@manna/shared/domain';
import type { ShownTranslation } from '../../translation/load-in-translation';

/** A chapter as a list of its verses, in the reader's translation, or in the site's if that lacks the chapter. */
export interface ChapterData extends ShownTranslation {
  /** Slug. */
  book: string;
  chapter: number;
  /** `text` is null for a verse that the translation leaves out. */
  verses: { number: number; text: string | null }[];
}

/** The book of a loaded chapter; the loader has checked its slug. */
export function bookOfChapter({ book: slug }: Pick<ChapterData, 'book'>): Book {
  const book = bookBySlug(slug);
  if (!book) throw new Error(`There is no book ${slug}`);
  return book;
}
