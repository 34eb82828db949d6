import { bookBySlug } from '../bible/books';
import { mentionsPath, searchInBookPath } from './search-links';

test('a search in a book is the search page with the book as its filter', () => {
  const romans = bookBySlug('romans');
  expect(romans && searchInBookPath(romans)).toBe('/search?pillar=bible&filters=category:Rom');
});

test.each([
  ['David', '/search?search=%22David%22&pillar=bible'],
  ['Mary Magdalene', '/search?search=%22Mary+Magdalene%22&pillar=bible'],
  ['Joseph (son of Jacob)', '/search?search=%22Joseph%22&pillar=bible'],
  ['"Dan" & "Beersheba"', '/search?search=%22Dan+%26+Beersheba%22&pillar=bible'],
])('the mentions of %s are found with the name as it is written', (name, path) => {
  expect(mentionsPath(name)).toBe(path);
});
