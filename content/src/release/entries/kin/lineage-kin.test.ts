import { drawEntry, readDrawn, smallWorld } from '../../../testing/draw-authored';
import { drawName } from '../../../testing/draw-name';
import { assembleEntries } from '../assemble-entries';

const verses = { references: ['Genesis 12:1-3'] };
const people = {
  abram: drawEntry('people/abram', { name: 'Abram', sex: 'male', ...verses }),
  lot: drawEntry('people/lot', { name: 'Lot', sex: 'male', ...verses }),
  sarai: drawEntry('people/sarai', { name: 'Sarai', sex: 'female', ...verses }),
};

/** Assembles a lineage from father to son. */
function assemble(...members: readonly string[]) {
  const rows = members.map((member) => `  - { ${member} }`).join('\n');
  const head =
    'name: Fathers\nsummary: Fathers and their sons, in order.\nkind: descent\nfatherToSon: true\nmembers:\n';
  const assembled = assembleEntries({
    authored: readDrawn({
      ...Object.fromEntries(Object.entries(people).map(([slug, text]) => [`people/${slug}.md`, text])),
      'lineages/fathers.yaml': head + rows,
    }),
    names: [drawName('H4407', 'Haran', { namesakes: true, verses: [1_012_001, 1_012_002] })],
    world: smallWorld,
  });
  const entryOf = (slug: string) => assembled.entries.find((entry) => entry.slug === slug);
  return { ...assembled, entryOf, members: assembled.lineages[0]?.members ?? [] };
}

test('everyone in a lineage from father to son is a child of the one before, with the verse of both', () => {
  const { members, entryOf, faults } = assemble(
    'name: Abram, person: people/abram, references: [Genesis 12:1-2]',
    'name: Lot, person: people/lot, references: [Genesis 12:2-3]',
    'name: Sarai, person: people/sarai, apart: true, references: [Genesis 12:3]',
  );
  expect(faults).toEqual([]);
  expect(members.map(({ childOf }) => childOf)).toEqual([undefined, 'Gen.12.2', undefined]);
  expect(JSON.stringify(entryOf('lot')?.body)).toContain('He is called a son of ');
  expect(JSON.stringify(entryOf('sarai')?.body)).not.toContain('called');
});

test('somebody without an entry is one person of the tree, as the son of one and the father of another', () => {
  const { members, entryOf } = assemble(
    'name: Abram, person: people/abram, references: [Genesis 12:1]',
    'name: Haran, references: [Genesis 12:1]',
    'name: Lot, person: people/lot, references: [Genesis 12:1-2]',
  );
  expect(members[1]).toMatchObject({ key: 'abram.haran', path: '/encyclopedia/people/haran', childOf: 'Gen.12.1' });
  expect([entryOf('abram'), entryOf('lot')]).toMatchObject([
    { namedKin: [{ key: 'abram.haran', kind: 'child' }] },
    { namedKin: [{ key: 'abram.haran', kind: 'father' }] },
  ]);
});

test('the verse of a son and the next one, which has his father, state it; further apart nothing does', () => {
  const row = (name: string, verse: number) => `name: ${name}, references: ['Genesis 12:${verse}']`;
  expect(assemble(row('Abram', 2), row('Haran', 1)).members).toMatchObject([
    { key: 'fathers.abram' },
    { key: 'fathers.haran', childOf: 'Gen.12.1-Gen.12.2' },
  ]);
  expect(assemble(row('Haran', 1), row('Abram', 3)).faults).toMatchObject([
    { line: 7, sentence: 'No verse of Abram is also one of Haran.' },
  ]);
});

test('a member who is not known as a person, or not in these verses, is a fault', () => {
  expect(
    assemble(
      'name: Haran, person: people/haran, references: [Genesis 12:1]',
      'name: Lot, person: people/lot, references: [Genesis 11:31, Genesis 12:1]',
    ).faults,
  ).toMatchObject([{ line: 6, sentence: 'people/haran is not an entry of one person.' }]);
  expect(
    assemble('name: Lot, person: people/lot, references: [Genesis 11:31]', 'name: Haran, references: [Genesis 11:31]')
      .faults,
  ).toMatchObject([{ sentence: 'No verse of Lot is also one of /encyclopedia/people/lot.' }]);
});
