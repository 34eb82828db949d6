import fc from 'fast-check';
import { placeGenerations } from './generations';
import { kinOf, type Family } from './kin';
import { stepTo } from './step-to';
import { NODE } from './tree-blocks';
import { layTree } from './tree-layout';

const person = (slug: string) => ({ slug, name: slug, title: null, sex: null, hasPage: true, path: null });
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

const widths = fc.integer({ min: 300, max: 1_400 });

describe('a tree of any width', () => {
  test('has each person once, within the frame, and over nobody else', () => {
    fc.assert(
      fc.property(families, widths, ({ family, self }, frame) => {
        const kin = kinOf(family);
        const { nodes, width, height } = layTree(kin, self, frame);
        const everyone = placeGenerations(kin, self).map(({ slug }) => slug);
        expect(nodes.map(({ slug }) => slug).sort()).toEqual([...new Set(everyone)].sort());
        expect(width).toBeLessThanOrEqual(frame);
        for (const [index, one] of nodes.entries()) {
          expect(one.x >= 0 && one.y >= 0 && one.x + NODE.width <= width && one.y + NODE.height <= height).toBe(true);
          for (const other of nodes.slice(index + 1)) {
            const apart = Math.abs(one.x - other.x) >= NODE.width || Math.abs(one.y - other.y) >= NODE.height;
            expect(apart ? '' : `${one.slug} is over ${other.slug}`).toBe('');
          }
        }
      }),
    );
  });

  test('has lines only between the boxes, and within the frame', () => {
    fc.assert(
      fc.property(families, widths, ({ family, self }, frame) => {
        const { nodes, lines, width, height } = layTree(kinOf(family), self, frame);
        for (const { points } of lines) {
          for (const [index, [x1, y1]] of points.slice(0, -1).entries()) {
            const [x2, y2] = points[index + 1] ?? [x1, y1];
            expect(x1 === x2 || y1 === y2).toBe(true);
            const [left, right, top, bottom] = [Math.min(x1, x2), Math.max(x1, x2), Math.min(y1, y2), Math.max(y1, y2)];
            expect(left >= 0 && right <= width && top >= 0 && bottom <= height).toBe(true);
            const crossed = nodes.filter(
              ({ x, y }) => left < x + NODE.width && right > x && top < y + NODE.height && bottom > y,
            );
            expect(crossed.map(({ slug }) => slug)).toEqual([]);
          }
        }
      }),
    );
  });

  test('has everyone below the parent, or above the child, from whom they hang', () => {
    fc.assert(
      fc.property(families, widths, ({ family, self }, frame) => {
        const kin = kinOf(family);
        const tops = new Map(layTree(kin, self, frame).nodes.map(({ slug, y }) => [slug, y]));
        for (const { slug, row, under } of placeGenerations(kin, self)) {
          if (under === undefined) continue;
          const [own, other] = [tops.get(slug) ?? 0, tops.get(under) ?? 0];
          expect(row < 0 ? own < other : own > other).toBe(true);
        }
      }),
    );
  });

  test('leads each person by arrow keys to the next one of the generation, and from the last to the first', () => {
    fc.assert(
      fc.property(families, widths, ({ family, self }, frame) => {
        const layout = layTree(kinOf(family), self, frame);
        const generation = layout.nodes.filter(({ row }) => row === 0);
        const seen = [self];
        while (seen.length <= generation.length) seen.push(stepTo(layout, seen.at(-1) ?? '', 'ArrowRight') ?? '');
        expect(seen.at(-1)).toBe(self);
        expect(new Set(seen)).toEqual(new Set(generation.map(({ slug }) => slug)));
        expect(stepTo(layout, seen[1] ?? '', 'ArrowLeft')).toBe(self);
      }),
    );
  });

  test('every tie of those who are drawn is one edge', () => {
    fc.assert(
      fc.property(families, widths, ({ family, self }, frame) => {
        const { nodes, edges } = layTree(kinOf(family), self, frame);
        const drawn = new Set(nodes.map(({ slug }) => slug));
        const ties = family.ties.filter((one) => drawn.has(one.person) && drawn.has(one.relative));
        expect(edges.map((edge) => edge.tie)).toEqual(ties);
        for (const { from, to } of edges) expect(drawn.has(from) && drawn.has(to)).toBe(true);
      }),
    );
  });
});

test('the wives of Jacob are beside him, his brother above them, and his sons below', () => {
  const { nodes } = layTree(
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
    500,
  );
  const lines = [...new Set(nodes.map(({ y }) => y))].sort((one, other) => one - other);
  const inLine = (y: number) =>
    nodes
      .filter((node) => node.y === y)
      .sort((one, other) => one.x - other.x)
      .map(({ slug }) => slug);
  expect(lines.map(inLine)).toEqual([['isaac', 'rebekah'], ['esau'], ['jacob', 'leah', 'rachel'], ['judah', 'joseph']]);
});
