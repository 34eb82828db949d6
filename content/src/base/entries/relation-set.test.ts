import fc from 'fast-check';
import { relationKinds } from '@manna/shared/contracts';
import { readEntries, smallWorld } from '../../testing/draw-authored';
import { assembleEntries } from '../../release/entries/assemble-entries';
import { entriesFaults } from '../../release/entries/entries-faults';
import { RelationSet } from './relation-set';

const written = {
  'people/abraham': { sex: 'male', born: '1996 BC' },
  'people/sarah': { sex: 'female' },
  'people/isaac': { sex: 'male', born: '1896 BC' },
  'people/ishmael': { sex: 'male', born: '1910 BC' },
  'places/mamre': {},
  'events/birth-of-isaac': { start: '1896 BC' },
};
const { entries } = assembleEntries({ authored: readEntries(written), names: [], world: smallWorld });
const id = (slug: string) => entries.find((entry) => entry.slug === slug)?.id ?? '';
const slugOf = (wanted: string) => entries.find((entry) => entry.id === wanted)?.slug;
const listOf = (relations: RelationSet, from: string) =>
  relations
    .list()
    .filter((relation) => relation.from === id(from))
    .map(({ kind, to, featured }) => `${kind} ${slugOf(to)}${featured ? ' first' : ''}`);

test('a relation is there from both sides', () => {
  const relations = new RelationSet(entries);
  relations.add(id('isaac'), 'father', id('abraham'));
  relations.add(id('isaac'), 'mother', id('sarah'));
  relations.add(id('abraham'), 'spouse', id('sarah'));
  relations.add(id('birth-of-isaac'), 'happenedAt', id('mamre'));
  expect(listOf(relations, 'isaac')).toEqual(['father abraham', 'mother sarah']);
  expect(listOf(relations, 'sarah')).toEqual(['child isaac', 'spouse abraham']);
  expect(listOf(relations, 'mamre')).toEqual(['sceneOf birth-of-isaac']);
});

test('a child that a mother names has her as mother', () => {
  const relations = new RelationSet(entries);
  relations.add(id('sarah'), 'child', id('isaac'));
  expect(listOf(relations, 'isaac')).toEqual(['mother sarah']);
});

test('two entries are just related only if no closer relation is known, and featured relations stay featured', () => {
  const relations = new RelationSet(entries);
  relations.add(id('abraham'), 'related', id('isaac'), true);
  relations.add(id('isaac'), 'father', id('abraham'));
  expect(listOf(relations, 'abraham')).toEqual(['child isaac first']);
  expect(listOf(relations, 'isaac')).toEqual(['father abraham']);
});

test('featured ones come first, then kin, then the older child before the younger', () => {
  const relations = new RelationSet(entries);
  relations.add(id('abraham'), 'related', id('mamre'), true);
  relations.add(id('isaac'), 'father', id('abraham'));
  relations.add(id('abraham'), 'spouse', id('sarah'));
  relations.add(id('ishmael'), 'father', id('abraham'));
  expect(listOf(relations, 'abraham')).toEqual(['related mamre first', 'child ishmael', 'child isaac', 'spouse sarah']);
});

test('an entry that is only related comes first when the other names it itself', () => {
  const relations = new RelationSet(entries);
  relations.add(id('birth-of-isaac'), 'related', id('abraham'));
  relations.add(id('abraham'), 'related', id('mamre'));
  expect(listOf(relations, 'abraham')).toEqual(['related mamre', 'related birth-of-isaac']);
});

const anyId = fc.constantFrom(...entries.map((entry) => entry.id), 'people-1');
const added = fc.record({ from: anyId, to: anyId, kind: fc.constantFrom(...relationKinds), featured: fc.boolean() });

test('whatever is put in, each relation has its inverse, leads to an entry and is there once', () => {
  fc.assert(
    fc.property(fc.array(added, { maxLength: 30 }), (all) => {
      const relations = new RelationSet(entries);
      for (const { from, kind, to, featured } of all) relations.add(from, kind, to, featured);
      const list = relations.list();
      const release = { entries, relations: list, redirects: [], journeys: [], lineages: [] };
      expect(entriesFaults(release)).toEqual([]);
      const pairs = new Set(list.map(({ from, to }) => `${from} ${to}`));
      const wanted = all.filter(({ from, to }) => from !== to && ![from, to].includes('people-1'));
      expect(wanted.every(({ from, to }) => pairs.has(`${from} ${to}`) && pairs.has(`${to} ${from}`))).toBe(true);
    }),
  );
});
