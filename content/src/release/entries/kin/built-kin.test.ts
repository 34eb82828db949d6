import { builtRelease } from '../../../testing/built-release';
import { readRecords } from '../../emit/read-release';

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

/** The children of each person, with and without entries, by slug. */
const children = new Map(
  people.map(({ slug, namedKin = [] }): [string, Child[]] => [
    slug,
    namedKin
      .filter(({ kind }) => kind === 'child')
      .map(({ key, name, osis }) => ({ slug: key, name, aliases: [], hasPage: false, osis })),
  ]),
);
for (const { from, to, kind, osis } of relations) {
  const [parent, child] = [byId.get(from), byId.get(to)];
  if (kind !== 'child' || !parent || !child) continue;
  const { slug, name, aliases } = child;
  children.get(parent.slug)?.push({ slug, name, aliases, hasPage: true, osis });
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
