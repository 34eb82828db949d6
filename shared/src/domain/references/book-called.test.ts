import { spanishBookNames } from '../bible/spanish-names';
import { bookCalled } from './book-called';

test.each([
  ['1st Samuel', '1SA'],
  ['First Samuel', '1SA'],
  ['I Samuel', '1SA'],
  ['1 Sam', '1SA'],
  ['Song of Songs', 'SNG'],
  ['the Acts of the Apostles', 'ACT'],
  ['2 corintios', '2CO'],
])('%s is called %s', (text, id) => {
  expect(bookCalled(text, spanishBookNames)?.usfmId).toBe(id);
});

test.each(['4 Samuel', 'Samuel', 'people', 'law', 'Genesis 1', 'Genesis to Exodus', '', '%'])(
  '%s is no book',
  (text) => {
    expect(bookCalled(text)).toBeUndefined();
  },
);
