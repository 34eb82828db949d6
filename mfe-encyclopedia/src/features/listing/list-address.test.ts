import { type CursorShape, initialOf, listAddress, readListAddress } from './list-address';

const read = (query: string, shape: CursorShape = 'name') =>
  readListAddress(new URL(`https://manna.test/encyclopedia/people${query}`), shape);
const cursorOf = (key: unknown) => Buffer.from(JSON.stringify(key)).toString('base64url');
const cursor = cursorOf(['abel', 'people-1']);

it('an address of a list comes back as it was written', () => {
  expect(read('')).toEqual({ letter: null, period: null, after: null });
  const asked = { letter: 'b', period: 'exodus', after: cursor };
  expect(read(new URL(listAddress('/x', asked), 'https://manna.test').search)).toEqual(asked);
  expect(listAddress('/x', {})).toBe('/x');
});

it.each([
  '?letter=ab',
  '?letter=%25',
  '?after=%20',
  '?after=abc',
  `?after=${btoa('"text"')}`,
  `?after=${'a'.repeat(500)}`,
])('the query %s is none of a list', (query) => {
  expect(read(query)).toBeNull();
});

it('a cursor belongs to the lists that are ordered as its own is', () => {
  const name = `?after=${cursorOf(['étude', 'people-1'])}`;
  const time = `?after=${cursorOf([-4003, 1.5, 'events-1'])}`;
  expect([read(name), read(time, 'time')]).not.toContain(null);
  expect([read(name, 'time'), read(time)]).toEqual([null, null]);
});

it.each([[[]], [['abel']], [['abel', 1]], [['a', 'b', 'c']], [['a\u0000', 'b']], [['a', 'b\n']], [{ length: 2 }]])(
  'no list by name goes on behind %j',
  (key) => {
    expect(read(`?after=${cursorOf(key)}`)).toBeNull();
  },
);

it.each([[['1', 2, 'a']], [[1.5, 2, 'a']], [[2 ** 40, 2, 'a']], [[1, null, 'a']], [[1, 2, '\u0000']]])(
  'no list by time goes on behind %j',
  (key) => {
    expect(read(`?after=${cursorOf(key)}`, 'time')).toBeNull();
  },
);

it.each([
  ['Abraham', 'A'],
  ['The Étude', 'E'],
  ['“Ur”', 'U'],
  ['ʼOhel', 'O'],
  ['3 Taverns', '3'],
])('%s stands under %s', (name, letter) => {
  expect(initialOf(name)).toBe(letter);
});
