import { countListPages, listPageAddress, offeredPages, readListPage } from './list-pages';

const read = (query: string) => readListPage(new URL(`https://manna.test/dictionary${query}`));

it('the path of a page is read back as it was written', () => {
  expect(listPageAddress('/dictionary', 1)).toBe('/dictionary');
  expect(listPageAddress('/dictionary', 3, { letter: 'b', period: null })).toBe('/dictionary?letter=b&page=3');
  expect(read('')).toBe(1);
  expect(read('?letter=b&page=3')).toBe(3);
});

it.each(['?page=', '?page=0', '?page=1', '?page=02', '?page=-2', '?page=2.5', '?page=x', '?page=99999'])(
  'the query %s is invalid',
  (query) => {
    expect(read(query)).toBeNull();
  },
);

it('a list has enough pages for its items, and at least one', () => {
  expect([0, 1, 24, 25, 48, 49].map((items) => countListPages(items, 24))).toEqual([1, 1, 1, 2, 2, 3]);
});

it.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 31, [1, 2, null, 31]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 31, [1, 2, 3, 4, 5, null, 31]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [31, 31, [1, null, 30, 31]],
])('page %d of %d links to %j', (current, count, offered) => {
  expect(offeredPages(current, count)).toEqual(offered);
});
