import type { Entry } from '@manna/shared/contracts';
import { drawEntry, readDrawn, smallWorld } from '../../../testing/draw-authored';
import { drawName } from '../../../testing/draw-name';
import { assembleEntries } from '../assemble-entries';
import { withPassages } from './kin-passages';

const people: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'people/abram': { name: 'Abram', sex: 'male', strongs: ['H87'] },
  'people/sarai': { name: 'Sarai', sex: 'female' },
  'people/lot': { name: 'Lot', aliases: ['Country'], sex: 'male' },
};
const files = Object.fromEntries(
  Object.entries(people).map(([path, fields]) => [`${path}.md`, drawEntry(path, fields)]),
);
const assemble = (...rows: readonly string[]) =>
  assembleEntries({
    authored: readDrawn({ ...files, 'names/kin.yaml': rows.map((row) => `- { ${row} }`).join('\n') }),
    names: [drawName('H4407', 'Haran', { namesakes: true, verses: [1_012_001] })],
    world: smallWorld,
  });
const faults = (...rows: readonly string[]) =>
  assemble(...rows).faults.map(({ line, sentence }) => `${line}: ${sentence}`);
const family = (entries: readonly Entry[], slug: string) => {
  const body = entries.find((entry) => entry.slug === slug)?.body ?? [];
  const heading = body.findIndex((block) => block.kind === 'heading' && block.text === 'Family in Scripture');
  const text = body.slice(heading).flatMap((block) => (block.kind === 'paragraph' ? block.inlines : []));
  return heading < 0 ? '' : text.map((inline) => inline.text).join('');
};

test('a row is kin on both pages, with its verse, and counts for brothers and sisters', () => {
  const { entries, relations } = assemble(
    "person: people/abram, wife: people/sarai, verse: 'Genesis 12:1'",
    "person: people/abram, brother: people/lot, verse: 'Genesis 12:1'",
  );
  expect(family(entries, 'abram')).toBe('His brother was Lot (Genesis 12:1). His wife was Sarai (Genesis 12:1).');
  expect(family(entries, 'sarai')).toBe('Her husband was Abram (Genesis 12:1).');
  const slug = (id: string) => entries.find((entry) => entry.id === id)?.slug;
  const kin = relations.filter(({ kind }) => kind !== 'related');
  expect(kin.map(({ from, kind, to }) => `${slug(from)} ${kind} ${slug(to)}`)).toEqual([
    'abram spouse sarai',
    'abram sibling lot',
    'lot sibling abram',
    'sarai spouse abram',
  ]);
});

test('further kin are kin on both pages, and a forefather has descendants', () => {
  const { entries, relations } = assemble(
    "person: people/abram, kin: people/lot, verse: 'Genesis 12:1'",
    "person: people/sarai, forefather: people/lot, verse: 'Genesis 12:1'",
  );
  expect(family(entries, 'abram')).toBe('Of his family was Lot (Genesis 12:1).');
  expect(family(entries, 'sarai')).toBe('She descended from Lot (Genesis 12:1).');
  const slug = (id: string) => entries.find((entry) => entry.id === id)?.slug;
  const kin = relations.filter(({ kind }) => kind !== 'related');
  expect(kin.map(({ from, kind, to }) => `${slug(from)} ${kind} ${slug(to)}`)).toEqual([
    'abram kin lot',
    'lot kin abram',
    'lot descendants sarai',
    'sarai ancestor lot',
  ]);
});

test('a concubine is no wife, and has no husband', () => {
  const { entries, relations } = assemble(
    "person: people/abram, concubine: people/sarai, verse: 'Genesis 12:1'",
    "person: people/abram, wife: Haran, verse: 'Genesis 12:1'",
  );
  expect(family(entries, 'abram')).toBe('His wife was Haran (Genesis 12:1). His concubine was Sarai (Genesis 12:1).');
  expect(family(entries, 'sarai')).toBe('She was a concubine of Abram (Genesis 12:1).');
  expect(relations.map(({ kind }) => kind)).not.toContain('spouse');
  expect(faults("person: people/abram, wife: Timna, verse: 'Genesis 36:12'")).toEqual([
    '1: Genesis 36:12 speaks of a concubine, who is no wife.',
  ]);
});

test('a relative without an entry has a name, which leads to the entry of the name', () => {
  const { entries } = assemble("person: people/abram, son: Haran, verse: 'Genesis 12:1'");
  expect(family(entries, 'abram')).toBe('His son was Haran (Genesis 12:1).');
  expect(JSON.stringify(entries.find(({ slug }) => slug === 'abram')?.body)).toContain('/encyclopedia/people/haran');
});

test('two whom one verse calls children of one who has no entry are siblings', () => {
  const { entries, relations } = assemble(
    "person: people/abram, father: Haran, verse: 'Genesis 12:1'",
    "person: people/lot, father: Haran, verse: 'Genesis 12:1'",
  );
  const slug = (id: string) => entries.find((entry) => entry.id === id)?.slug;
  const kin = relations.filter(({ kind }) => kind !== 'related');
  expect(kin.map(({ from, kind, to }) => `${slug(from)} ${kind} ${slug(to)}`)).toEqual([
    'abram sibling lot',
    'lot sibling abram',
  ]);
});

test('a father and his son are not siblings, although one verse calls both children of one', () => {
  const { relations } = assemble(
    "person: people/abram, father: Haran, verse: 'Genesis 12:1'",
    "person: people/lot, father: Haran, verse: 'Genesis 12:1'",
    "person: people/abram, son: people/lot, verse: 'Genesis 12:1'",
  );
  expect(relations.map(({ kind }) => kind)).not.toContain('sibling');
});

test('two whom one verse calls brothers of a third are siblings', () => {
  const { entries, relations } = assemble(
    "person: people/abram, brother: people/lot, verse: 'Genesis 12:1'",
    "person: people/abram, sister: people/sarai, verse: 'Genesis 12:1'",
  );
  const slug = (id: string) => entries.find((entry) => entry.id === id)?.slug;
  expect(relations.map(({ from, kind, to }) => `${slug(from)} ${kind} ${slug(to)}`)).toEqual(
    expect.arrayContaining(['lot sibling sarai', 'sarai sibling lot']),
  );
});

test('a relative without a name is described, in words that the verse may have', () => {
  const { entries, faults: none } = assemble("person: people/abram, mother: thy country, verse: 'Genesis 12:1'");
  expect(family(entries, 'abram')).toBe('He is called a son of thy country (Genesis 12:1).');
  expect(none).toEqual([]);
});

test('a refused kinship is told nowhere, and is a fault where a verse is said to state it', () => {
  const refused = "person: people/lot, father: people/abram, verse: 'Genesis 12:1', refused: The verse does not say so";
  const { entries, relations, faults: none, refusedKin } = assemble(refused);
  const kin = relations.filter(({ kind }) => kind !== 'related');
  expect([family(entries, 'abram'), family(entries, 'lot'), kin, none]).toEqual(['', '', [], []]);
  const [abram, lot] = ['abram', 'lot'].map((slug) => entries.find((entry) => entry.slug === slug)?.id);
  expect(refusedKin).toEqual(new Set([`${lot} ${abram}`, `${abram} ${lot}`]));
  expect(faults(refused, "person: people/abram, son: people/lot, verse: 'Genesis 12:1'")).toEqual([
    '1: Lot has Abram as father, which is refused.',
  ]);
});

test('a person without an entry, or with an entry of several bearers, is a fault', () => {
  expect(faults("person: people/nobody, son: people/lot, verse: 'Genesis 12:1'")).toEqual([
    '1: people/nobody is not an entry of one person.',
  ]);
  expect(faults("person: people/abram, son: people/haran, verse: 'Genesis 12:1'")).toEqual([
    '1: people/haran is not an entry of one person.',
  ]);
});

test('a verse that names neither of the two is a fault, and so is a verse that does not exist', () => {
  expect(faults("person: people/sarai, son: people/lot, verse: 'Genesis 12:2'")).toEqual([
    '1: Genesis 12:2 names neither of the two.',
  ]);
  expect(faults("person: people/abram, son: people/lot, verse: 'Genesis 99:1'")).toContainEqual(
    expect.stringContaining('Genesis 99:1'),
  );
});

test('a second father and a row with two relatives are faults', () => {
  expect(
    faults(
      "person: people/lot, father: people/abram, verse: 'Genesis 12:1'",
      "person: people/abram, father: people/lot, verse: 'Genesis 12:1'",
    ),
  ).toContainEqual(expect.stringContaining('Abram cannot have Lot as father.'));
  expect(faults("person: people/abram, son: Lot, wife: Sarai, verse: 'Genesis 12:1'")).toContainEqual(
    expect.stringContaining('must name one relative'),
  );
});

test('a relation has the passage that states it, as seen from both sides', () => {
  const { relations, kinPassages: passages } = assemble(
    "person: people/abram, wife: people/sarai, verse: 'Genesis 12:1-3'",
    "person: people/abram, brother: people/lot, verse: 'Genesis 12:1'",
  );
  const kin = withPassages(relations, passages).filter(({ kind }) => kind !== 'related');
  expect(kin.map(({ kind, osis }) => `${kind} ${osis}`)).toEqual([
    'spouse Gen.12.1-Gen.12.3',
    'sibling Gen.12.1',
    'sibling Gen.12.1',
    'spouse Gen.12.1-Gen.12.3',
  ]);
});
