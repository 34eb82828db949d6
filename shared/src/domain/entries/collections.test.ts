import { entryTypenames } from '../../contracts';
import { categories, collectionOf, collections, entryPath } from './collections';

test('each type of entries has one collection', () => {
  expect(collections.map(({ typename }) => typename).sort()).toEqual([...entryTypenames].sort());
  expect(collectionOf('DictionaryWord').slug).toBe('dictionary');
});

test('the categories of a pillar get the six colours in order', () => {
  const encyclopedia = categories.filter(({ pillar }) => pillar === 'encyclopedia');
  expect(encyclopedia.map(({ slug, colour }) => `${slug} ${colour}`)).toEqual([
    'people red',
    'places orange',
    'events yellow',
    'plants green',
    'tribes blue',
    'animals purple',
  ]);
});

test.each([
  ['Person', 'people', 'abraham', '/encyclopedia/people/abraham'],
  ['Event', 'events', 'creation', '/encyclopedia/events/creation'],
  ['DictionaryWord', 'dictionary', 'ark', '/dictionary/ark'],
  ['Article', 'history', 'william-tyndale', '/articles/history/william-tyndale'],
  ['Resource', 'maps', 'the-exodus', '/resources/maps/the-exodus'],
] as const)('the page of a %s has the path of the specification', (typename, category, slug, path) => {
  expect(entryPath({ typename, category, slug })).toBe(path);
});
