import type { MappedPlace } from './packed-places';
import { narrowed, periodsOf, placeCalled } from './known-places';

const place = (name: string, more: Partial<MappedPlace> = {}): MappedPlace => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  kind: 'city',
  certainty: 'certain',
  lat: 31,
  lon: 35,
  verseCount: 1,
  periods: [],
  ...more,
});
const places = [
  place('Beth-el', { periods: ['patriarchs', 'divided_kingdom'] }),
  place('Bethlehem', { periods: ['life_of_christ'] }),
  place('Red Sea'),
  place('Aphek', { slug: 'aphek', verseCount: 3 }),
  place('Aphek', { slug: 'aphek-2', verseCount: 5 }),
];
const named = (filter: string, period: Parameters<typeof narrowed>[1]['period'] = null) =>
  narrowed(places, { filter, period }).map(({ name }) => name);

test('a filter finds the places whose names have each of its words, with or without their signs', () => {
  expect(named('bethel')).toEqual(['Beth-el']);
  expect(named('BETH')).toEqual(['Beth-el', 'Bethlehem']);
  expect(named('sea red')).toEqual(['Red Sea']);
  expect(named('sea dead')).toEqual([]);
  expect(named(' ')).toHaveLength(places.length);
});

test('a period leaves the places where something happened then', () => {
  expect(named('', 'divided-kingdom')).toEqual(['Beth-el']);
  expect(named('lehem', 'divided-kingdom')).toEqual([]);
  expect([...periodsOf(places)]).toEqual(['patriarchs', 'divided-kingdom', 'life-of-christ']);
});

test('a passage leaves its places, in its order', () => {
  const inPassage = (filter: string) =>
    narrowed(places, { filter, period: null, among: ['red-sea', 'unknown', 'beth-el'] }).map(({ name }) => name);
  expect(inPassage('')).toEqual(['Red Sea', 'Beth-el']);
  expect(inPassage('beth')).toEqual(['Beth-el']);
});

test('a place is found by its slug or its name, and of several the one that more verses name', () => {
  expect(placeCalled(places, 'aphek')?.slug).toBe('aphek');
  expect(placeCalled(places, 'APHEK')?.slug).toBe('aphek-2');
  expect(placeCalled(places, 'Atlantis')).toBeUndefined();
});
