import { drawEntry, readDrawn, smallWorld } from '../../../testing/draw-authored';
import { drawName } from '../../../testing/draw-name';
import { assembleEntries } from '../assemble-entries';

/** With aliases that stand in the verses of the small world, which must name one of the two. */
const people = {
  abram: { sex: 'male' },
  sarai: { sex: 'female', aliases: ['Thee', 'Nation'] },
  lot: { sex: 'male', aliases: ['Country', 'Nation'] },
};
const files = Object.fromEntries(
  Object.entries(people).map(([slug, fields]) => [
    `people/${slug}.md`,
    drawEntry(`people/${slug}`, { name: slug.replace(/^./, (letter) => letter.toUpperCase()), ...fields }),
  ]),
);
const haran = '/encyclopedia/people/haran';

/** The kin without an entry that the rows of the table of kin give to these people, by slug. */
function namedKinOf(...rows: readonly string[]) {
  const { entries, faults } = assembleEntries({
    authored: readDrawn({ ...files, 'names/kin.yaml': rows.map((row) => `- { ${row} }`).join('\n') }),
    names: [drawName('H4407', 'Haran', { namesakes: true, verses: [1_012_001, 1_012_002] })],
    world: smallWorld,
  });
  expect(faults).toEqual([]);
  return Object.fromEntries(
    entries.flatMap((entry) => (entry.typename === 'Person' && entry.namedKin ? [[entry.slug, entry.namedKin]] : [])),
  );
}

test('a son without an entry is kin of his father, with the entry of his name and the verse', () => {
  expect(namedKinOf("person: people/abram, son: Haran, verse: 'Genesis 12:1'")).toEqual({
    abram: [{ key: 'abram.haran', kind: 'child', name: 'Haran', sex: 'male', path: haran, osis: 'Gen.12.1' }],
  });
});

test('a son whom one verse gives to a father and to a mother is one person', () => {
  const kin = namedKinOf(
    "person: people/abram, son: Haran, verse: 'Genesis 12:1'",
    "person: people/sarai, son: Haran, verse: 'Genesis 12:1'",
  );
  expect([kin['abram'], kin['sarai']]).toMatchObject([[{ key: 'abram.haran' }], [{ key: 'abram.haran' }]]);
});

test('a son whom different verses give to a husband and to his wife is one person', () => {
  const kin = namedKinOf(
    "person: people/abram, wife: people/sarai, verse: 'Genesis 12:1'",
    "person: people/abram, son: Haran, verse: 'Genesis 12:1'",
    "person: people/sarai, son: Haran, verse: 'Genesis 12:2'",
  );
  expect([kin['abram'], kin['sarai']]).toMatchObject([[{ key: 'abram.haran' }], [{ key: 'abram.haran' }]]);
});

test('a wife of a man and the mother of his son are one person', () => {
  const kin = namedKinOf(
    "person: people/abram, son: people/lot, verse: 'Genesis 12:1'",
    "person: people/abram, wife: Haran, verse: 'Genesis 12:1'",
    "person: people/lot, mother: Haran, verse: 'Genesis 12:2'",
  );
  expect([kin['abram'], kin['lot']]).toMatchObject([
    [{ key: 'abram.haran', kind: 'spouse' }],
    [{ key: 'abram.haran', kind: 'mother' }],
  ]);
});

test.each([
  ['of two fathers', "person: people/lot, son: Haran, verse: 'Genesis 12:1'"],
  ['of two verses', "person: people/sarai, son: Haran, verse: 'Genesis 12:2'"],
])('sons %s with one name are two people', (_, row) => {
  const keys = Object.values(namedKinOf("person: people/abram, son: Haran, verse: 'Genesis 12:1'", row)).flat();
  expect(new Set(keys.map(({ key }) => key)).size).toBe(2);
});

test('of two fathers whom verses name neither is the father', () => {
  expect(
    namedKinOf(
      "person: people/lot, father: Haran, verse: 'Genesis 12:1'",
      "person: people/lot, father: people/abram, verse: 'Genesis 12:1'",
    ),
  ).toEqual({});
});

test('a relative who is only described has no entry of a name', () => {
  expect(namedKinOf("person: people/abram, mother: thy country, verse: 'Genesis 12:1'")).toEqual({
    abram: [{ key: 'abram.thy-country', kind: 'mother', name: 'thy country', sex: 'female', osis: 'Gen.12.1' }],
  });
});
