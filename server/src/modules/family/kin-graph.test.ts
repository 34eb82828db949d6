import fc from 'fast-check';
import { familyAround, MOST_PEOPLE, pathBetween, plainTies, type KinGraph, type Tie } from './kin-graph';

const tie = (person: string, kind: Tie['kind'], relative: string): Tie => ({ person, kind, relative, osis: null });
const graph = (...ties: Tie[]): KinGraph => ({
  people: new Map(
    ties
      .flatMap(({ person, relative }) => [person, relative])
      .map((slug) => [slug, { slug, name: slug, title: null, sex: null, hasPage: true, path: null }]),
  ),
  ties: plainTies(ties),
});
const namesOf = ({ people }: KinGraph) => [...people.keys()].sort();

const house = graph(
  tie('isaac', 'father', 'abraham'),
  tie('isaac', 'mother', 'sarah'),
  tie('ishmael', 'father', 'abraham'),
  tie('ishmael', 'mother', 'hagar'),
  tie('isaac', 'sibling', 'ishmael'),
  tie('ishmael', 'sibling', 'isaac'),
  tie('abraham', 'spouse', 'sarah'),
  tie('sarah', 'spouse', 'abraham'),
  tie('jacob', 'father', 'isaac'),
  tie('jacob', 'mother', 'rebekah'),
  tie('rebekah', 'sibling', 'laban'),
  tie('laban', 'sibling', 'rebekah'),
);

test('further kin and ancestors are in the family of a person and on the way to another', () => {
  const kin = graph(
    tie('mary', 'kin', 'elisabeth'),
    tie('elisabeth', 'kin', 'mary'),
    tie('elisabeth', 'ancestor', 'aaron'),
    tie('john', 'mother', 'elisabeth'),
  );
  expect(kin.ties.map(({ person, kind, relative }) => `${person} ${kind} ${relative}`)).toEqual([
    'mary kin elisabeth',
    'elisabeth ancestor aaron',
    'john mother elisabeth',
  ]);
  expect(namesOf(familyAround(kin, 'elisabeth', { up: 1, down: 1 }))).toEqual(['aaron', 'elisabeth', 'john', 'mary']);
  const path = (from: string, to: string) => pathBetween(kin, from, to)?.map((step) => `${step.kind} ${step.to}`);
  expect(path('mary', 'john')).toEqual(['kin elisabeth', 'child john']);
  expect(path('elisabeth', 'aaron')).toEqual(['ancestor aaron']);
  expect(path('aaron', 'john')).toEqual(['descendants elisabeth', 'child john']);
});

test('siblings of one parent have no tie of their own, and what both sides say is one tie', () => {
  expect(house.ties.map(({ person, kind, relative }) => `${person} ${kind} ${relative}`)).toEqual([
    'isaac father abraham',
    'isaac mother sarah',
    'ishmael father abraham',
    'ishmael mother hagar',
    'abraham spouse sarah',
    'jacob father isaac',
    'jacob mother rebekah',
    'rebekah sibling laban',
  ]);
});

test('a family has as many generations as were asked for', () => {
  expect(namesOf(familyAround(house, 'isaac', { up: 1, down: 1 }))).toEqual([
    'abraham',
    'isaac',
    'ishmael',
    'jacob',
    'rebekah',
    'sarah',
  ]);
  expect(namesOf(familyAround(house, 'jacob', { up: 1, down: 0 }))).toEqual(['isaac', 'jacob', 'rebekah']);
  expect(namesOf(familyAround(house, 'jacob', { up: 2, down: 0 }))).toEqual([
    'abraham',
    'isaac',
    'jacob',
    'rebekah',
    'sarah',
  ]);
  expect(namesOf(familyAround(house, 'abraham', { up: 0, down: 1 }))).toEqual([
    'abraham',
    'hagar',
    'isaac',
    'ishmael',
    'rebekah',
    'sarah',
  ]);
});

test('a large family ends after the most people', () => {
  const ties = Array.from({ length: 2 * MOST_PEOPLE }, (_, index) => tie(`child-${index}`, 'father', 'father'));
  expect(familyAround(graph(...ties), 'father', { up: 2, down: 2 }).people.size).toBe(MOST_PEOPLE);
});

test('a path names each step, up and down', () => {
  const path = (from: string, to: string) =>
    pathBetween(house, from, to)?.map(({ kind, to: slug }) => `${kind} ${slug}`);
  expect(path('jacob', 'hagar')).toEqual(['father isaac', 'father abraham', 'child ishmael', 'mother hagar']);
  expect(path('laban', 'jacob')).toEqual(['sibling rebekah', 'child jacob']);
  expect(path('isaac', 'isaac')).toEqual([]);
  expect(path('isaac', 'nobody')).toBeUndefined();
});

test('of two paths of one length the one over fathers is taken', () => {
  const kings = graph(
    tie('absalom', 'father', 'david'),
    tie('solomon', 'father', 'david'),
    tie('maachah', 'father', 'absalom'),
    tie('rehoboam', 'father', 'solomon'),
    tie('abijah', 'mother', 'maachah'),
    tie('abijah', 'father', 'rehoboam'),
  );
  expect(pathBetween(kings, 'david', 'abijah')?.map(({ to }) => to)).toEqual(['solomon', 'rehoboam', 'abijah']);
});

test('a line of descent is the way, even if marriages and further kin are a shorter one', () => {
  const line = graph(
    tie('nathan', 'father', 'david'),
    tie('heli', 'father', 'nathan'),
    tie('joseph', 'father', 'heli'),
    tie('mary', 'spouse', 'joseph'),
    tie('mary', 'kin', 'elisabeth'),
    tie('elisabeth', 'sibling', 'david'),
  );
  const path = (from: string, to: string) => pathBetween(line, from, to)?.map((step) => `${step.kind} ${step.to}`);
  expect(path('david', 'joseph')).toEqual(['child nathan', 'child heli', 'child joseph']);
  expect(path('joseph', 'david')).toEqual(['father heli', 'father nathan', 'father david']);
  expect(path('mary', 'david')).toEqual(['spouse joseph', 'father heli', 'father nathan', 'father david']);
  expect(path('mary', 'elisabeth')).toEqual(['kin elisabeth']);
});

test('a path leads over ties only, is as long both ways, and but for lines no longer than around by anybody else', () => {
  const someone = fc.integer({ min: 0, max: 12 }).map((index) => `p${index}`);
  const ties = fc.array(
    fc
      .tuple(someone, fc.constantFrom<Tie['kind'][]>('father', 'mother', 'spouse', 'sibling'), someone)
      .filter(([one, , other]) => one !== other)
      .map(([one, kind, other]) => tie(one, kind, other)),
    { maxLength: 25 },
  );
  fc.assert(
    fc.property(ties, someone, someone, someone, (some, from, to, by) => {
      const all = graph(...some);
      const path = pathBetween(all, from, to);
      expect(pathBetween(all, to, from)?.length).toBe(path?.length);
      const [first, second] = [pathBetween(all, from, by), pathBetween(all, by, to)];
      const kinds = new Set((path ?? []).map(({ kind }) => (kind === 'mother' ? 'father' : kind)));
      const isLine = kinds.size === 1 && (kinds.has('child') || kinds.has('father'));
      if (first && second && !isLine) expect(path?.length).toBeLessThanOrEqual(first.length + second.length);
      let here = from;
      for (const { to: next, kind } of path ?? []) {
        const [person, relative] = kind === 'child' ? [next, here] : [here, next];
        expect(
          all.ties.some(
            (one) =>
              (one.person === person && one.relative === relative) ||
              (one.person === relative && one.relative === person && kind !== 'child'),
          ),
        ).toBe(true);
        here = next;
      }
      if (path) expect(here).toBe(to);
    }),
  );
});
