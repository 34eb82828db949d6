import { decodeDocuments, readListing } from './read-listing';
import { formatStrongsListing, parseRenderedWord, readStoredLemmas } from './strongs-listing';

const wordsOf = (text: string) =>
  decodeDocuments(readListing(text)).map(([values]) =>
    (values?.[0] ?? '').split(' ').flatMap((token) => parseRenderedWord(token) ?? []),
  );

test('the words of each verse come back, with the renderings that are there more than once', () => {
  const bethel = { number: 1008, rendering: 'beth-el' };
  const forth = { number: 3318, rendering: 'brought forth' };
  const rare = { number: 3318, rendering: 'issued' };
  const text = formatStrongsListing([[bethel, forth, rare], [], [forth, bethel]], ['one', 'two']);
  expect(wordsOf(text)).toEqual([[bethel, forth, { number: 3318, rendering: '' }], [], [forth, bethel]]);
  expect(readListing(text).name).toBe('strongs');
  expect(readStoredLemmas(readListing(text).stored)).toEqual(['one', 'two']);
});

test('what is neither a word nor a list of lemmas is undefined', () => {
  expect(parseRenderedWord('God')).toBeUndefined();
  expect(parseRenderedWord('H0')).toBeUndefined();
  expect(readStoredLemmas({ lemmas: [1] })).toBeUndefined();
  expect(readStoredLemmas(undefined)).toBeUndefined();
});
