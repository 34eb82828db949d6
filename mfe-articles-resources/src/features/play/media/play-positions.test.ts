import { playPositionsState, withPosition } from './play-positions';

const { read } = playPositionsState;

test('a position is stored by file, the newest last, and at the beginning it is forgotten', () => {
  const two = withPosition(withPosition({}, 'a.mp3', 5_000), 'b.mp3', 9_000);
  expect(Object.keys(withPosition(two, 'a.mp3', 7_000))).toEqual(['b.mp3', 'a.mp3']);
  expect(withPosition(two, 'a.mp3', 0)).toEqual({ 'b.mp3': 9_000 });
});

test('of many positions the newest fifty stay', () => {
  let positions = {};
  for (let number = 1; number <= 60; number += 1) positions = withPosition(positions, `${number}.mp3`, 5_000);
  expect(Object.keys(positions)).toHaveLength(50);
  expect(Object.keys(positions)[0]).toBe('11.mp3');
});

test.each([['text'], [null], [7]])('what is not a record of positions is refused: %j', (value) => {
  expect(read(value)).toBeUndefined();
});

test('invalid positions are left out', () => {
  expect(read({ 'a.mp3': 5_000, 'b.mp3': -1, 'c.mp3': 'x', 'd.mp3': 1.5 })).toEqual({ 'a.mp3': 5_000 });
});
