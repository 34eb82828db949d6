import { matchPanels } from './match-panels';

const start = matchPanels([], ['/a', '/b', '/c']);
const ids = (panels: ReturnType<typeof matchPanels>) => panels.map(({ id }) => id);

test('new panels get different ids', () => {
  expect(ids(start)).toEqual([1, 2, 3]);
});

test('a panel keeps its id when it shows another page', () => {
  expect(ids(matchPanels(start, ['/a', '/x', '/c']))).toEqual([1, 2, 3]);
});

test('the other panels keep their ids when one is closed', () => {
  expect(ids(matchPanels(start, ['/b', '/c']))).toEqual([2, 3]);
});

test('panels keep their ids when they are moved', () => {
  expect(ids(matchPanels(start, ['/c', '/b', '/a']))).toEqual([3, 2, 1]);
});

test('two panels with the same path are distinguished by their positions', () => {
  const twins = matchPanels([], ['/a', '/a']);
  expect(ids(matchPanels(twins, ['/a', '/b']))).toEqual(ids(twins));
});

test('a panel keeps its id when it navigates to the page of another panel', () => {
  const two = matchPanels([], ['/a', '/b']);
  expect(ids(matchPanels(two, ['/b', '/b']))).toEqual([1, 2]);
  expect(ids(matchPanels(two, ['/a', '/a']))).toEqual([1, 2]);
});

test('an id that another panel has is not used for a new panel', () => {
  const [panel] = matchPanels(start, ['/a']);
  expect(ids(matchPanels(start, ['/a', '/b', '/c', '/d']))).toEqual([1, 2, 3, 4]);
  expect(panel?.id).toBe(1);
});
