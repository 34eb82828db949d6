import { narrowByFacets } from './narrow-by-facets';

const entry = (name: string, ...facets: string[]) => ({ name, facets: new Set(facets) });
const maps = [
  entry('exodus', 'kind:journey', 'testament:old'),
  entry('voyage', 'kind:journey', 'testament:new'),
  entry('jerusalem', 'kind:city', 'testament:old'),
];
const narrowed = (...chosen: { facet: string; value: string }[]) => {
  const { matches, counts } = narrowByFacets(maps, chosen);
  return { names: matches.map(({ name }) => name), counts: Object.fromEntries(counts) };
};

test('a list is whole when nothing is chosen', () => {
  expect(narrowed()).toEqual({
    names: ['exodus', 'voyage', 'jerusalem'],
    counts: { 'kind:journey': 2, 'kind:city': 1, 'testament:old': 2, 'testament:new': 1 },
  });
});

test('the other values of a chosen facet have the count that choosing them would leave', () => {
  expect(narrowed({ facet: 'kind', value: 'journey' })).toEqual({
    names: ['exodus', 'voyage'],
    counts: { 'kind:journey': 2, 'kind:city': 1, 'testament:old': 1, 'testament:new': 1 },
  });
});

test('an entry that lacks two chosen values counts for none', () => {
  expect(narrowed({ facet: 'kind', value: 'city' }, { facet: 'testament', value: 'new' })).toEqual({
    names: [],
    counts: { 'kind:journey': 1, 'testament:old': 1 },
  });
});
