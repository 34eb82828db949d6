import fc from 'fast-check';
import { layoutPanels, readLayout } from './layouts';

test.each([
  [2, ['side-left', 'side-right']],
  [3, ['side-split', 'stack-left', 'stack-right']],
  [4, ['stack-split-side', 'side-split-stack']],
  [5, ['stack-split']],
])('%i panels have the layouts %p', (panels, names) => {
  const found = Object.entries(layoutPanels).filter(([, count]) => count === panels);
  expect(found.map(([name]) => name)).toEqual(names);
  for (const name of names) expect(readLayout(name)).toBe(name);
});

test('readLayout returns null for any other value', () => {
  for (const value of [null, undefined, '', 'Side-Left', 'side-left,side-right', 'toString', '__proto__'])
    expect(readLayout(value)).toBeNull();
  fc.assert(fc.property(fc.string(), (value) => readLayout(value) === null || Object.hasOwn(layoutPanels, value)));
});
