import fc from 'fast-check';
import { readSearchAddress, searchAddress, type SearchAddress } from './search-address';

const read = (address: string) => readSearchAddress(new URL(address, 'https://site.example').searchParams);

test.each<[string, SearchAddress]>([
  ['/search', { words: '' }],
  ['/search?search=seed+%26+sower', { words: 'seed & sower' }],
  ['/search?search=seed&pillar=bible', { words: 'seed', pillar: 'bible' }],
  ['/search?search=seed&pillar=bible&filters=category:Gen', { words: 'seed', pillar: 'bible', category: 'Gen' }],
])('%s is the address of %j', (address, search) => {
  expect(searchAddress(search)).toBe(address);
  expect(read(address)).toEqual(search);
});

test.each([
  ['an unknown part of the site', '/search?search=seed&pillar=garden', { words: 'seed' }],
  ['a category without its part', '/search?search=seed&filters=category:plants', { words: 'seed' }],
  ['a filter of another kind', '/search?search=a&pillar=articles&filters=tag:x', { words: 'a', pillar: 'articles' }],
])('%s is left out', (_what, address, search) => {
  expect(read(address)).toEqual(search);
});

test('any words have an address, of bounded length, from which they are read again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (words) => {
      expect(read(searchAddress({ words })).words).toBe(words.trim());
    }),
  );
  expect(read(searchAddress({ words: 'x'.repeat(100_000) })).words).toHaveLength(1_000);
  expect(() => searchAddress({ words: '\ud800' })).not.toThrow();
});
