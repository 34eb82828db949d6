import { builtRelease } from '../../../testing/built-release';
import { readJson, readRecords } from '../../emit/read-release';

interface Child {
  /** The slug, or the key of somebody without an entry. */
  readonly slug: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly hasPage: boolean;
  readonly osis: string | undefined;
}

const people = readRecords(builtRelease(), 'entries.ndjson').filter((entry) => entry.typename === 'Person');
const byId = new Map(people.map((person) => [person.id, person]));
const relations = readRecords(builtRelease(), 'relations.ndjson');

/** The children of each person, with and without entries, by the slug or key of the parent. */
const children = new Map<string, Child[]>();
const addChild = (parent: string, child: Child) => children.set(parent, [...(children.get(parent) ?? []), child]);
const asChild = ({ slug, name, aliases }: (typeof people)[number], osis: string | undefined): Child => ({
  ...{ slug, name, aliases, osis },
  hasPage: true,
});

for (const { from, to, kind, osis } of relations) {
  const [parent, child] = [byId.get(from), byId.get(to)];
  if (kind === 'child' && parent && child) addChild(parent.slug, asChild(child, osis));
}
for (const person of people) {
  for (const { key, kind, name, osis } of person.namedKin ?? []) {
    if (kind === 'child') addChild(person.slug, { slug: key, name, aliases: [], hasPage: false, osis });
    if (kind === 'father' || kind === 'mother') addChild(key, asChild(person, osis));
  }
}
// Lineages say again what entries say, and more.
for (const { members } of readJson(builtRelease(), 'lineages.json')) {
  for (const [index, { name, person, key, childOf }] of members.entries()) {
    const slugOf = (member: (typeof members)[number] | undefined) =>
      byId.get(member?.person ?? '')?.slug ?? member?.key;
    const [parent, entry] = [slugOf(members[index - 1]), byId.get(person ?? '')];
    const slug = entry?.slug ?? key;
    if (childOf === undefined || parent === undefined || slug === undefined) continue;
    if (children.get(parent)?.some((child) => child.slug === slug)) continue;
    addChild(parent, entry ? asChild(entry, childOf) : { slug, name, aliases: [], hasPage: false, osis: childOf });
  }
}

/** Two people with entries may share an alias, as the brothers James and John 'Boanerges'. */
const isOne = (one: Child, other: Child): boolean => {
  if (one.slug === other.slug) return true;
  const isNamed = [other.name, ...(one.hasPage && other.hasPage ? [] : other.aliases)].includes(one.name);
  return isNamed && one.osis !== undefined && one.osis === other.osis;
};

test('no parent has the same child twice', () => {
  expect([...children.values()].flat().length).toBeGreaterThan(1000);
  const twice = [...children].flatMap(([parent, all]) =>
    all.flatMap((one, index) =>
      all.flatMap((other, at) => (at !== index && isOne(one, other) ? [`${parent}: ${one.slug}, ${other.slug}`] : [])),
    ),
  );
  expect(twice).toEqual([]);
});

test.each([
  ['adam', 'abraham'],
  ['shem', 'abraham'],
  ['adam', 'david'],
  ['david', 'joseph-husband-of-mary'],
  ['josiah', 'joseph-husband-of-mary'],
  ['aaron', 'zadok'],
  ['aaron', 'ezra'],
  ['kohath', 'samuel'],
])('from %s an unbroken line leads to %s', (from, to) => {
  const found = new Set([from]);
  for (const one of found) for (const { slug } of children.get(one) ?? []) found.add(slug);
  expect(found).toContain(to);
});

test('Joseph has the father whom Matthew names and the one whom Luke names, each with its verse', () => {
  const fathers = [...children].flatMap(([, all]) =>
    all.flatMap(({ slug, osis }) => (slug === 'joseph-husband-of-mary' ? [osis] : [])),
  );
  expect(fathers.sort()).toEqual(['Luke.3.23', 'Matt.1.16']);
});

test('of kin among people with entries the few without a verse are those whom no verse joins', () => {
  const kinds = new Set(['father', 'mother', 'spouse', 'sibling']);
  const parentsOf = (slug: string) =>
    [...children].flatMap(([parent, all]) => (all.some((one) => one.slug === slug) ? [parent] : []));
  const unstated = relations.flatMap(({ from, to, kind, osis }) => {
    const [one, other] = [byId.get(from)?.slug ?? '', byId.get(to)?.slug ?? ''];
    if (!kinds.has(kind) || osis !== undefined) return [];
    // Children of one parent are told with the verses of the parent.
    if (kind === 'sibling' && parentsOf(one).some((parent) => parentsOf(other).includes(parent))) return [];
    return [`${one} ${kind} ${other}`];
  });
  expect(unstated.sort()).toEqual([
    'bernice father herod-agrippa-i',
    'drusilla father herod-agrippa-i',
    'herod-agrippa-ii father herod-agrippa-i',
    'herod-antipas father herod-the-great',
    'herod-philip father herod-the-great',
    'james-son-of-zebedee mother salome-mother-of-james',
    'john-the-apostle mother salome-mother-of-james',
    'philip-the-tetrarch father herod-the-great',
    'philip-the-tetrarch spouse salome-daughter-of-herodias',
    'salome-daughter-of-herodias father herod-philip',
    'salome-daughter-of-herodias spouse philip-the-tetrarch',
  ]);
});
