import { afterStep, startHistory } from './panel-history';

test('a panel can go back to where it was, forward again, and nowhere beyond', () => {
  const second = afterStep(afterStep(startHistory('a'), 'PUSH', 'b'), 'PUSH', 'c');
  const back = afterStep(second, 'POP', 'b');
  expect(back).toEqual({ keys: ['a', 'b', 'c'], position: 1 });
  expect(afterStep(back, 'POP', 'c').position).toBe(2);
});

test('another way taken after going back forgets the first', () => {
  const back = afterStep(afterStep(startHistory('a'), 'PUSH', 'b'), 'POP', 'a');
  expect(afterStep(back, 'PUSH', 'x')).toEqual({ keys: ['a', 'x'], position: 1 });
});

test('a step in place of another adds none', () => {
  expect(afterStep(startHistory('a'), 'REPLACE', 'b')).toEqual({ keys: ['b'], position: 0 });
});
