import fc from 'fast-check';
import type { FilterPill } from '../pills/filter-pill';
import { readSearchAddress, searchAddress, withPillToggled, type SearchAddress } from './search-address';

const read = (address: string) => readSearchAddress(new URL(address, 'https://site.example').searchParams);

const mary: FilterPill = {
  kind: 'entity',
  id: 'people-1',
  look: { label: 'Mary Magdalene', color: 'red', icon: 'people' },
};

test.each<[string, SearchAddress]>([
  ['/search', { words: '' }],
  ['/search?search=seed+%26+sower', { words: 'seed & sower' }],
  ['/search?search=seed&pillar=bible', { words: 'seed', pillar: 'bible' }],
  ['/search?search=seed&pillar=bible&filters=category:Gen', { words: 'seed', pillar: 'bible', category: 'Gen' }],
  [
    '/search?search=seed&pillar=bible&translations=all&page=2',
    { words: 'seed', pillar: 'bible', translations: 'all', page: 2 },
  ],
  ['/search?pillar=bible&order=canonical', { words: '', pillar: 'bible', order: 'canonical' }],
  [
    '/search?search=seed&pillar=bible&filters=category:Gen,ref:romans,entity:people-1:red:people:Mary%2520Magdalene',
    { words: 'seed', pillar: 'bible', category: 'Gen', pills: [{ kind: 'ref', id: 'romans' }, mary] },
  ],
])('%s is the address of %j', (address, search) => {
  expect(searchAddress(search)).toBe(address);
  expect(read(address)).toEqual(search);
});

test.each([
  ['an unknown part of the site', '/search?search=seed&pillar=garden', { words: 'seed' }],
  ['a category without its part', '/search?search=seed&filters=category:plants', { words: 'seed' }],
  ['a filter of an unknown kind', '/search?search=a&pillar=articles&filters=x:y', { words: 'a', pillar: 'articles' }],
  ['a filter by tag', '/search?search=a&filters=tag:x', { words: 'a', hasTags: true }],
  ['translations of entries', '/search?search=a&pillar=articles&translations=all', { words: 'a', pillar: 'articles' }],
  ['the order of entries', '/search?search=a&pillar=articles&order=canonical', { words: 'a', pillar: 'articles' }],
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

test('adding a pill empties the query and clears the filters; toggling it again removes only the pill', () => {
  const before: SearchAddress = { words: 'garden', pillar: 'bible', category: 'John', order: 'canonical' };
  const added = withPillToggled(before, mary);
  expect(added).toEqual({ words: '', pills: [mary] });
  const typed = { ...added, words: 'rabboni', pillar: 'bible' } as const;
  expect(withPillToggled(typed, { kind: 'entity', id: 'people-1' })).toEqual({ words: 'rabboni', pillar: 'bible' });
});
