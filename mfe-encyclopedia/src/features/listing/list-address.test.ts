import { initialOf, listAddress, readListAddress } from './list-address';

const read = (query: string) => readListAddress(new URL(`https://manna.test/encyclopedia/people${query}`));

it('readListAddress reads what listAddress writes', () => {
  expect(read('')).toEqual({ letter: null, period: null, page: 1 });
  const asked = { letter: 'b', period: 'exodus', page: 3 };
  expect(read(new URL(listAddress('/x', asked), 'https://manna.test').search)).toEqual(asked);
  expect(listAddress('/x', {})).toBe('/x');
});

it.each(['?letter=ab', '?letter=%25', '?page=0', '?page=two'])('the query %s is not valid for a list', (query) => {
  expect(read(query)).toBeNull();
});

it.each([
  ['Abraham', 'A'],
  ['The Étude', 'E'],
  ['“Ur”', 'U'],
  ['ʼOhel', 'O'],
  ['3 Taverns', '3'],
])('%s is listed under %s', (name, letter) => {
  expect(initialOf(name)).toBe(letter);
});
