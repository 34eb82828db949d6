import fc from 'fast-check';
import descriptor from '../../../descriptor.json';
import {
  choicesAddress,
  facetNames,
  isNarrowed,
  isPlain,
  listViews,
  readListChoices,
  sortsOf,
  wholeList,
  type ListChoices,
} from './list-choices';

const read = (query: string, category: 'people' | 'events' | 'places' = 'people') =>
  readListChoices(new URL(`https://manna.test/encyclopedia/${category}${query}`), category);
const plain: ListChoices = { filter: '', sort: null, view: 'list', facets: {}, letter: null, page: 1 };

const slugs = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8})?$/);
const choices = fc.record({
  filter: fc.string({ maxLength: 100 }).map((words) => (words.trim() === '' ? '' : words)),
  sort: fc.constantFrom(null, ...sortsOf('people').slice(1)),
  view: fc.constantFrom(...listViews),
  facets: fc.dictionary(fc.constantFrom(...facetNames), slugs),
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

it('the gateway passes every facet and the view on to the pages', () => {
  const queryOf = (list: string) => descriptor.routes.find(({ path }) => path === list)?.query;
  expect(queryOf('/encyclopedia/:category')).toEqual(expect.arrayContaining(['view', ...facetNames]));
  expect(queryOf('/dictionary')).toContain('view');
});

it('a form that was sent without any words asks for the plain list', () => {
  expect(read('?filter=&sort=name')).toEqual(plain);
  expect(read('?filter=&sort=&view=&sex=&letter=')).toEqual(plain);
  expect(read('?filter=+')).toMatchObject({ filter: ' ' });
  expect(isNarrowed({ ...plain, filter: ' ' }, 'people')).toBe(false);
});

it('a letter alone does not narrow a list, and a period alone does not narrow that of events', () => {
  expect(isNarrowed({ ...plain, letter: 'b' }, 'people')).toBe(false);
  const inPeriod = { ...plain, facets: { period: 'exodus' } };
  expect(isNarrowed(inPeriod, 'people')).toBe(true);
  expect(isNarrowed(inPeriod, 'events')).toBe(false);
  expect(isNarrowed({ ...plain, facets: { period: 'exodus', dating: 'historical' } }, 'events')).toBe(true);
});

it('the grid is not the plain list, and narrows nothing', () => {
  const grid = read('?view=grid');
  expect(grid).toEqual({ ...plain, view: 'grid' });
  expect(isNarrowed({ ...plain, view: 'grid' }, 'people')).toBe(false);
  expect(isPlain({ ...plain, view: 'grid' }, 'people')).toBe(false);
  expect(isPlain(plain, 'people')).toBe(true);
  expect(choicesAddress('/x', { ...plain, view: 'list' })).toBe('/x');
});

it('the whole list has no choice but the view', () => {
  fc.assert(
    fc.property(choices, (made) => {
      const whole = wholeList(made);
      expect(whole.view).toBe(made.view);
      expect(isNarrowed(whole, 'people')).toBe(false);
      expect(choicesAddress('/x', whole)).toBe(made.view === 'grid' ? '/x?view=grid' : '/x');
    }),
  );
});

it('a letter is not read for events', () => {
  expect(read('?letter=b&period=exodus')).toEqual({ ...plain, letter: 'b', facets: { period: 'exodus' } });
  expect(read('?letter=b&period=exodus', 'events')).toEqual({ ...plain, facets: { period: 'exodus' } });
});

it('only people and events are sorted by date', () => {
  expect(read('?sort=date')?.sort).toBe('date');
  expect(read('?sort=date', 'places')).toBeNull();
});

it.each(['?sort=size', '?view=table', '?kind=Big%20City', '?page=0', '?letter=ab'])(
  'the query %s is invalid',
  (query) => {
    expect(read(query)).toBeNull();
  },
);
