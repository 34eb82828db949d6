import { afterStep, startHistory } from './panel-history';

test('a panel’s history keeps its steps when the panel goes back and forward', () => {
  const second = afterStep(afterStep(startHistory('a'), 'PUSH', 'b'), 'PUSH', 'c');
  const back = afterStep(second, 'POP', 'b');
  expect(back).toEqual({ keys: ['a', 'b', 'c'], position: 1 });
  expect(afterStep(back, 'POP', 'c').position).toBe(2);
});

test('a navigation after going back drops the forward steps', () => {
  const back = afterStep(afterStep(startHistory('a'), 'PUSH', 'b'), 'POP', 'a');
  expect(afterStep(back, 'PUSH', 'x')).toEqual({ keys: ['a', 'x'], position: 1 });
});

test('a replaced step adds no step', () => {
  expect(afterStep(startHistory('a'), 'REPLACE', 'b')).toEqual({ keys: ['b'], position: 0 });
});
