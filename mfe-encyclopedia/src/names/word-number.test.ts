import { neighboursOf, partsWithNumbers, strongsOfSlug, wordPath } from './word-number';

test.each([
  ['h430', 'H430'],
  ['H0430', 'H430'],
  ['g25', 'G25'],
  ['h', undefined],
  ['h0', undefined],
  ['h43000', undefined],
  ['hope', undefined],
  ['x430', undefined],
])('%s is the number %s', (slug, strongs) => {
  expect(strongsOfSlug(slug)).toBe(strongs);
});

test('a number has a page, and others beside it', () => {
  expect(wordPath('H430')).toBe('/dictionary/h430');
  expect(neighboursOf('H430')).toEqual(['H429', 'H431']);
  expect(neighboursOf('G1')).toEqual(['G2']);
});

test('numbers of other words are found in a text', () => {
  expect(partsWithNumbers('plural of H433 (אֱלוֹהַּ)')).toEqual([
    { text: 'plural of ' },
    { text: 'H433', strongs: 'H433' },
    { text: ' (אֱלוֹהַּ)' },
  ]);
  expect(partsWithNumbers('from GH1, H12345 or AH3')).toEqual([{ text: 'from GH1, H12345 or AH3' }]);
});
