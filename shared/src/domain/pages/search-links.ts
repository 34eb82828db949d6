import type { Book } from '../bible/books';
import { searchPaths } from '../generated/paths';

/** The path of the search page for what a reader types next, in one book: '/search?pillar=bible&filters=category:Rom'. */
export const searchInBookPath = ({ osisId }: Pick<Book, 'osisId'>): string =>
  `${searchPaths.search}?pillar=bible&filters=category:${osisId}`;

/** The path of the search for the verses of a book that name or describe an entry. */
export const entryInBookPath = (entry: { id: string }, { osisId }: Pick<Book, 'osisId'>): string =>
  `${searchInBookPath({ osisId })},entity:${entry.id}`;

/**
 * The path of the search for the verses that have a name, as it is written: '/search?search=%22David%22&pillar=bible'. What
 * tells one of several with a name from the others, '(son of Jacob)', is no part of it.
 */
export const mentionsPath = (name: string): string =>
  `${searchPaths.search}?${new URLSearchParams({ search: `"${name.replace(/\s*\(.*\)/, '').replaceAll('"', '')}"` }).toString()}&pillar=bible`;
