import fc from 'fast-check';
import { kinOf, type Family } from './kin';
import { layNarrow, layWide, NODE, type TreeLayout } from './tree-layout';

const person = (slug: string) => ({ slug, name: slug, title: null, sex: null });
const tie = (child: string, kind: 'father' | 'mother' | 'spouse' | 'sibling', relative: string) => ({
  person: child,
  kind,
  relative,
  osis: null,
});

/** Families in which parents have lower numbers than their children, so that nobody is an own ancestor; otherwise anything. */
const families = fc
  .integer({ min: 2, max: 24 })
  .chain((count) => {
    const someone = fc.integer({ min: 0, max: count - 1 });
    const pair = fc.tuple(someone, someone).filter(([one, other]) => one < other);
    return fc.record({
      count: fc.constant(count),
      self: someone,
      fathers: fc.uniqueArray(pair, { selector: ([, child]) => child, maxLength: 30 }),
      mothers: fc.uniqueArray(pair, { selector: ([, child]) => child, maxLength: 30 }),
      spouses: fc.uniqueArray(pair, { selector: String, maxLength: 12 }),
      siblings: fc.uniqueArray(pair, { selector: String, maxLength: 4 }),
    });
  })
  .map(({ count, self, fathers, mothers, spouses, siblings }) => {
    const name = (index: number) => `p${index}`;
    const isFather = ([parent, child]: readonly [number, number]) =>
      fathers.some(([one, other]) => one === parent && other === child);
    const family: Family = {
      people: Array.from({ length: count }, (_, index) => person(name(index))),
      ties: [
        ...fathers.map(([parent, child]) => tie(name(child), 'father', name(parent))),
        ...mothers.filter((pair) => !isFather(pair)).map(([parent, child]) => tie(name(child), 'mother', name(parent))),
        ...spouses.map(([one, other]) => tie(name(one), 'spouse', name(other))),
        ...siblings.map(([one, other]) => tie(name(one), 'sibling', name(other))),
      ],
    };
    return { family, self: name(self) };
  });

const layouts: readonly (readonly [string, (family: Family, self: string) => TreeLayout])[] = [
  ['wide', (family, self) => layWide(kinOf(family), self)],
  ['narrow', (family, self) => layNarrow(kinOf(family), self, 328)],
];

describe.each(layouts)('a %s tree', (_, lay) => {
  test('a person is drawn once, within the frame, and over nobody else', () => {
    fc.assert(
      fc.property(families, ({ family, self }) => {
        const { nodes, width, height } = lay(family, self);
        expect(nodes.map(({ slug }) => slug)).toContain(self);
        expect(new Set(nodes.map(({ slug }) => slug)).size).toBe(nodes.length);
        for (const [index, one] of nodes.entries()) {
          expect(one.x >= 0 && one.y >= 0 && one.x + NODE.width <= width && one.y + NODE.height <= height).toBe(true);
          for (const other of nodes.slice(index + 1)) {
            const apart =
              Math.abs(one.x - other.x) >= NODE.width - 1e-6 || Math.abs(one.y - other.y) >= NODE.height - 1e-6;
            expect(apart ? '' : `${one.slug} is over ${other.slug}`).toBe('');
          }
        }
      }),
    );
  });

  test('parents are above their children', () => {
    fc.assert(
      fc.property(families, ({ family, self }) => {
        const { nodes } = lay(family, self);
        const at = new Map(nodes.map((node) => [node.slug, node.y]));
        for (const { person: child, kind, relative } of family.ties) {
          if (kind !== 'father' && kind !== 'mother') continue;
          const [above, below] = [at.get(relative), at.get(child)];
          if (above !== undefined && below !== undefined) expect(above).toBeLessThan(below);
        }
      }),
    );
  });

  test('every tie of those who are drawn is one edge', () => {
    fc.assert(
      fc.property(families, ({ family, self }) => {
        const { nodes, edges } = lay(family, self);
        const drawn = new Set(nodes.map(({ slug }) => slug));
        const ties = family.ties.filter((one) => drawn.has(one.person) && drawn.has(one.relative));
        expect(edges.map((edge) => edge.tie)).toEqual(ties);
        for (const { from, to } of edges) expect(drawn.has(from) && drawn.has(to)).toBe(true);
      }),
    );
  });
});

test('the wives of Jacob are beside him, and his parents and sons above and below', () => {
  const { nodes } = layWide(
    kinOf({
      people: ['jacob', 'leah', 'rachel', 'isaac', 'rebekah', 'esau', 'judah', 'joseph'].map(person),
      ties: [
        tie('jacob', 'spouse', 'leah'),
        tie('jacob', 'spouse', 'rachel'),
        tie('jacob', 'father', 'isaac'),
        tie('jacob', 'mother', 'rebekah'),
        tie('esau', 'father', 'isaac'),
        tie('judah', 'father', 'jacob'),
        tie('judah', 'mother', 'leah'),
        tie('joseph', 'father', 'jacob'),
        tie('joseph', 'mother', 'rachel'),
      ],
    }),
    'jacob',
  );
  const inRow = (row: number) =>
    nodes
      .filter((node) => node.row === row)
      .sort((one, other) => one.x - other.x)
      .map(({ slug }) => slug);
  expect([inRow(-1), inRow(0), inRow(1)]).toEqual([
    ['isaac', 'rebekah'],
    ['jacob', 'leah', 'rachel', 'esau'],
    ['judah', 'joseph'],
  ]);
});
