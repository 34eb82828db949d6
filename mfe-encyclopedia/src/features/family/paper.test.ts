import { kinOf } from './kin';
import { layOnPaper } from './paper';
import { startOfView } from './start-of-view';
import { layTree } from './tree-layout';

const person = (slug: string) => ({ slug, name: slug, title: null, sex: null, hasPage: true, path: null });
/** A person with so many children. */
const house = (count: number) => {
  const children = Array.from({ length: count }, (_, index) => `child-${index}`);
  return kinOf({
    people: ['father', 'self', ...children].map(person),
    ties: [
      { person: 'self', kind: 'father', relative: 'father', osis: null },
      ...children.map((child) => ({ person: child, kind: 'father' as const, relative: 'self', osis: null })),
    ],
  });
};

test.each([[1], [40], [90]])('a tree with %i children fits a sheet of paper', (count) => {
  const { layout, scale } = layOnPaper(house(count), 'self');
  expect(layout.height * scale).toBeLessThanOrEqual(880);
  expect(layout.width * scale).toBeLessThanOrEqual(660);
});

test('a small tree is printed in its own size', () => {
  expect(layOnPaper(house(4), 'self').scale).toBe(1);
});

test('a tree is seen from its top if the person is in sight then, and otherwise from the top of a line', () => {
  const layout = layTree(house(4), 'self', 600);
  const own = layout.nodes.find(({ slug }) => slug === 'self')?.y ?? 0;
  expect(startOfView(layout, 'self', 400)).toBe(0);
  expect(startOfView(layout, 'self', 100)).toBe(own - 8);
});
