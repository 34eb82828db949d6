import * as fc from 'fast-check';
import { formatRelationListing, readRelationListing, type RelationListing } from './relation-listing';

const family: RelationListing = {
  ids: ['people-2', 'people-1'],
  sexes: 'mf',
  testaments: 'oo',
  pairs: { mother: [0, 1] },
  lineages: [{ name: 'Kings of Judah', members: [0] }],
  words: [{ name: 'Judge', people: [1], events: [] }],
};

it('reads the listing of relations that was written', () => {
  const { pairs, ...rest } = readRelationListing(formatRelationListing(family));
  expect({ ...rest, pairs: { mother: pairs.mother } }).toEqual(family);
});

it.each([
  ['is of another version', (text: string) => text.replace('"relations":1', '"relations":2')],
  ['is cut off', (text: string) => text.slice(0, -3)],
  ['has no sex for an entry', (text: string) => text.replace('"mf"', '"m"')],
  ['names an entry that it does not have', (text: string) => text.replace('[0,1]', '[0,2]')],
  ['has half a pair', (text: string) => text.replace('[0,1]', '[0]')],
  ['has a lineage without members', (text: string) => text.replace('"members":[0]', '"members":0')],
])('refuses a listing of relations that %s', (_, damage) => {
  const text = formatRelationListing(family);
  expect(damage(text)).not.toBe(text);
  expect(() => readRelationListing(damage(text))).toThrow('This is not a listing of relations of a known version.');
});

it('refuses any other text with the same sentence', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(() => readRelationListing(text)).toThrow('This is not a listing of relations');
    }),
  );
});
