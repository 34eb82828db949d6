import { distance } from 'fastest-levenshtein';
import type { TextOf } from '@manna/shared/contracts';
import {
  aboutBookPath,
  allowedEdits,
  bookName,
  bookNames,
  books,
  divisionNames,
  encyclopediaCategoryNames,
  encyclopediaPaths,
} from '@manna/shared/domain';
import { bookCalled } from '@manna/shared/domain/references';
import type { NearPage } from '@manna/shared/runtime';
import { slugOfPath } from '../names/slug-of-path';

/** How many sections are suggested. */
const MOST = 3;

/** The slug of the book that a segment of a path names in another style: '1st Samuel', 'Song of Songs'. */
export const slugOfBookCalled = (segment: string, text: TextOf): string | undefined =>
  bookCalled(segment.replaceAll(/[-_+]/g, ' '), text(bookNames))?.slug;

/** The books, divisions and categories of the encyclopedia, with their names in the language of the page. */
function sections(text: TextOf): (NearPage & { slug: string })[] {
  const names = text(bookNames);
  const others = { ...text(divisionNames), ...text(encyclopediaCategoryNames) };
  return [
    ...books.map((book) => ({ slug: book.slug, path: aboutBookPath(book), label: bookName(book, names) })),
    ...Object.entries(others).map(([slug, label]) => ({
      slug,
      path: encyclopediaPaths.category({ category: slug }),
      label,
    })),
  ];
}

/** The books, divisions and categories whose names differ by few letters from a segment of a path, nearest first. */
export function nearSections(segment: string, text: TextOf): NearPage[] {
  const written = slugOfPath(segment);
  const allowed = allowedEdits(written);
  return sections(text)
    .map(({ slug, path, label }) => {
      const edits = [slug, slugOfPath(label)].map((name) => distance(name, written));
      return { path, label, edits: Math.min(...edits) };
    })
    .filter(({ edits }) => edits > 0 && edits <= allowed)
    .toSorted((one, other) => one.edits - other.edits)
    .slice(0, MOST)
    .map(({ path, label }) => ({ path, label }));
}
