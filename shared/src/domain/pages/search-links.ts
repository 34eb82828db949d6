import type { Book } from '../bible/books';
import { searchPaths } from '../generated/paths';

/** The path of the search page for what a reader types next, in one book: '/search?pillar=bible&filters=category:Rom'. */
export const searchInBookPath = ({ osisId }: Pick<Book, 'osisId'>): string =>
  `${searchPaths.search}?pillar=bible&filters=category:${osisId}`;

/** The path of the search for the verses that name or describe an entry: '/search?pillar=bible&filters=entity:people-1'. */
export const mentionsPath = ({ id }: { id: string }): string =>
  `${searchPaths.search}?pillar=bible&filters=entity:${id}`;

/** The same in one book. */
export const entryInBookPath = (entry: { id: string }, { osisId }: Pick<Book, 'osisId'>): string =>
  `${searchInBookPath({ osisId })},entity:${entry.id}`;
