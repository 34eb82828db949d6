import { bookBySlug } from '../bible/books';
import { mentionsPath, searchInBookPath } from './search-links';

test('a search in a book is the search page with the book as its filter', () => {
  const romans = bookBySlug('romans');
  expect(romans && searchInBookPath(romans)).toBe('/search?pillar=bible&filters=category:Rom');
});

test('the verses about an entry are found by the entry, because others may have its name', () => {
  expect(mentionsPath({ id: 'people-1' })).toBe('/search?pillar=bible&filters=entity:people-1');
});
