import { initialOf, listAddress, readListAddress } from './list-address';

const read = (query: string) => readListAddress(new URL(`https://manna.test/encyclopedia/people${query}`));
const cursor = btoa(JSON.stringify(['abel', 'people-1'])).replaceAll('=', '');

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

it.each([
  ['Abraham', 'A'],
  ['The Étude', 'E'],
  ['“Ur”', 'U'],
  ['ʼOhel', 'O'],
  ['3 Taverns', '3'],
])('%s stands under %s', (name, letter) => {
  expect(initialOf(name)).toBe(letter);
});
