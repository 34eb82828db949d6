import { books, chapterOsisId } from '@manna/shared/domain';
import { ContentError } from '../../../base/content-error';

/** A row of the layout: ['BOOK', 'Genesis'], ['CHAPTER', 1], ['VERSE', 'Genesis 1:1'], ['PARAGRAPH'], ['TXT', …] */
export type LayoutRow = readonly [kind: string, value?: string | number];

/** The texts around the verses in the layout source. The values are the unchanged source text, including brackets. */
export interface Layout {
  /** Psalm titles by chapter, e.g. 'Ps.3'. */
  readonly titles: ReadonlyMap<string, string>;
  /** Headings by the verse after them, e.g. 'Ps.119.9'. */
  readonly headings: ReadonlyMap<string, string>;
  /** Subscriptions by the chapter that they close, e.g. 'Rom.16'. */
  readonly colophons: ReadonlyMap<string, string>;
  /** Everything else: title page, dedication and preface, table of books, 'THE END'. */
  readonly furniture: readonly string[];
  readonly paragraphs: number;
}

const letterHeading = /^[A-Z]+\.$/;

/**
 * Groups the layout's texts by kind. Throws ContentError for a row of an unknown kind or a chapter of an unknown book.
 */
export function readLayoutRows(rows: readonly LayoutRow[]): Layout {
  const titles = new Map<string, string>();
  const headings = new Map<string, string>();
  const colophons = new Map<string, string>();
  const furniture: string[] = [];
  let paragraphs = 0;
  let bookNumber = 0;
  let chapter = '';
  let verse = 0;

  for (const [index, [kind, value]] of rows.entries()) {
    if (kind === 'BOOK') {
      bookNumber += 1;
      chapter = '';
    } else if (kind === 'CHAPTER') {
      const book = books[bookNumber - 1];
      if (!book) throw new ContentError(`The layout has a chapter in book ${bookNumber}, which does not exist.`);
      chapter = chapterOsisId({ book, chapter: Number(value) });
      verse = 0;
    } else if (kind === 'VERSE') verse += 1;
    else if (kind === 'PARAGRAPH') paragraphs += 1;
    else if (kind === 'TXT') {
      const text = String(value);
      const versesFollow = rows[index + 1]?.[0] === 'VERSE';
      if (chapter !== '' && versesFollow && verse === 0 && !letterHeading.test(text)) titles.set(chapter, text);
      else if (chapter !== '' && versesFollow) headings.set(`${chapter}.${verse + 1}`, text);
      else if (chapter !== '' && text.startsWith('# ')) colophons.set(chapter, text);
      else furniture.push(text);
    } else throw new ContentError(`The layout has a row of the unknown kind "${kind}".`);
  }
  return { titles, headings, colophons, furniture, paragraphs };
}
