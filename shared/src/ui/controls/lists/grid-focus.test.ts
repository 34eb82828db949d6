import { gridIndex } from './grid-focus';

const grid = { count: 10, columns: 4 };

test.each([
  ['ArrowRight', 5, 6],
  ['ArrowLeft', 5, 4],
  ['ArrowDown', 5, 9],
  ['ArrowUp', 5, 1],
  ['Home', 5, 0],
  ['End', 5, 9],
])('%s moves the focus from tile %i to tile %i of ten in four columns', (key, from, to) => {
  expect(gridIndex(key, from, grid)).toBe(to);
});

test.each([
  ['ArrowRight', 9],
  ['ArrowLeft', 0],
  ['ArrowDown', 7],
  ['ArrowUp', 3],
])('%s leaves the focus on tile %i, beyond which there is none', (key, from) => {
  expect(gridIndex(key, from, grid)).toBe(from);
});

test('the arrows follow the reading direction', () => {
  expect(gridIndex('ArrowLeft', 5, { ...grid, rightToLeft: true })).toBe(6);
});

test.each(['Tab', 'Enter', 'PageDown', 'toString'])('%s moves nothing', (key) => {
  expect(gridIndex(key, 5, grid)).toBeUndefined();
});
