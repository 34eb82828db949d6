import fc from 'fast-check';
import { choicesAddress, facetNames, isNarrowed, readListChoices, sortsOf, type ListChoices } from './list-choices';

const read = (query: string, category: 'people' | 'events' = 'people') =>
  readListChoices(new URL(`https://manna.test/encyclopedia/${category}${query}`), category);
const plain: ListChoices = { filter: '', sort: null, facets: {}, letter: null, page: 1 };

const slugs = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8})?$/);
const choices = fc.record({
  filter: fc.string({ maxLength: 100 }).map((words) => (words.trim() === '' ? '' : words)),
  sort: fc.constantFrom(null, ...sortsOf('people').slice(1)),
  facets: fc.dictionary(fc.constantFrom(...facetNames.filter((name) => name !== 'period')), slugs),
  letter: fc.constantFrom(null, 'b', '3'),
  page: fc.integer({ min: 1, max: 9999 }),
});

it('a URL with any choices is read as the same choices', () => {
  fc.assert(
    fc.property(choices, (made) => {
      const { search } = new URL(choicesAddress('/x', made), 'https://manna.test');
      expect(read(search)).toEqual({ ...made, facets: { ...made.facets } });
    }),
  );
});

it('a form that was sent without any words asks for the plain list', () => {
  expect(read('?filter=&sort=name')).toEqual(plain);
  expect(read('?filter=&sort=&sex=&letter=')).toEqual(plain);
  expect(read('?filter=+')).toMatchObject({ filter: ' ' });
  expect(isNarrowed({ ...plain, filter: ' ' })).toBe(false);
});

it('a letter or a period alone does not narrow a list', () => {
  expect(isNarrowed({ ...plain, letter: 'b' })).toBe(false);
  expect(isNarrowed({ ...plain, facets: { period: 'exodus' } })).toBe(false);
  expect(isNarrowed({ ...plain, facets: { period: 'exodus', dating: 'historical' } })).toBe(true);
});

it('a period is read for events only, and a letter for other categories only', () => {
  expect(read('?letter=b&period=exodus')).toEqual({ ...plain, letter: 'b' });
  expect(read('?letter=b&period=exodus', 'events')).toEqual({ ...plain, facets: { period: 'exodus' } });
});

it.each(['?sort=size', '?sort=date', '?kind=Big%20City', '?page=0', '?letter=ab'])(
  'the query %s is invalid',
  (query) => {
    expect(read(query)).toBeNull();
  },
);
