import { matchPanels } from './match-panels';

const start = matchPanels([], ['/a', '/b', '/c']);
const ids = (panels: ReturnType<typeof matchPanels>) => panels.map(({ id }) => id);

test('panels that are new have ids of their own', () => {
  expect(ids(start)).toEqual([1, 2, 3]);
});

test('a panel that shows another page is the same panel', () => {
  expect(ids(matchPanels(start, ['/a', '/x', '/c']))).toEqual([1, 2, 3]);
});

test('closing one leaves the others as they are', () => {
  expect(ids(matchPanels(start, ['/b', '/c']))).toEqual([2, 3]);
});

test('moving one takes it along', () => {
  expect(ids(matchPanels(start, ['/c', '/b', '/a']))).toEqual([3, 2, 1]);
});

test('two panels with one path are told apart by their places', () => {
  const twins = matchPanels([], ['/a', '/a']);
  expect(ids(matchPanels(twins, ['/a', '/b']))).toEqual(ids(twins));
});

test('a panel that goes to the page another one shows is still the same panel', () => {
  const two = matchPanels([], ['/a', '/b']);
  expect(ids(matchPanels(two, ['/b', '/b']))).toEqual([1, 2]);
  expect(ids(matchPanels(two, ['/a', '/a']))).toEqual([1, 2]);
});

test('an id is never used again for another panel', () => {
  const [kept] = matchPanels(start, ['/a']);
  expect(ids(matchPanels(start, ['/a', '/b', '/c', '/d']))).toEqual([1, 2, 3, 4]);
  expect(kept?.id).toBe(1);
});
