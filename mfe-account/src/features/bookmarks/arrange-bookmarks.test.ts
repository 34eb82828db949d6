import type { Trail } from '@manna/shared/runtime';
import { arrangeBookmarks, labelsOf, movedTo, pathOf } from './arrange-bookmarks';

const trail = (path: string, fragment: string): Trail => [
  { path: '/', fragment: 'Home' },
  { path, fragment },
];
const bookmarks = [
  trail('/dictionary/ark', 'Ark'),
  trail('/bible/ruth/2', 'Ruth 2'),
  trail('/bible/exodus/3', 'Éxodo 3'),
  trail('/bible/genesis/1', 'Genesis 1'),
];
const details = {
  '/bible/ruth/2': { labels: ['Harvest', 'Family'], addedAt: 10 },
  '/bible/genesis/1': { labels: ['Family'], addedAt: 30 },
  '/bible/exodus/3': { labels: [], addedAt: 20 },
};
const paths = (shown: Partial<Parameters<typeof arrangeBookmarks>[2]>) =>
  arrangeBookmarks(bookmarks, details, { words: '', label: undefined, order: 'hand', ...shown }).map(pathOf);

test('bookmarks are ordered by hand as they are stored', () => {
  expect(paths({ order: 'hand' })).toEqual(bookmarks.map(pathOf));
});

test('bookmarks are ordered by the Bible, pages about other things last', () => {
  expect(paths({ order: 'bible' })).toEqual([
    '/bible/genesis/1',
    '/bible/exodus/3',
    '/bible/ruth/2',
    '/dictionary/ark',
  ]);
});

test('bookmarks are ordered by date, the newest first and those without a date last', () => {
  expect(paths({ order: 'date' })).toEqual(['/bible/genesis/1', '/bible/exodus/3', '/bible/ruth/2', '/dictionary/ark']);
});

test.each([
  ['exodo', ['/bible/exodus/3']],
  ['family 2', ['/bible/ruth/2']],
  ['  ', bookmarks.map(pathOf)],
  ['nothing', []],
])('bookmarks are found by the words "%s"', (words, found) => {
  expect(paths({ words })).toEqual(found);
});

test('bookmarks are found by a label', () => {
  expect(paths({ label: 'Family' })).toEqual(['/bible/ruth/2', '/bible/genesis/1']);
});

test('labels are listed with the number of their bookmarks', () => {
  expect(labelsOf(bookmarks, details)).toEqual([
    ['Family', 2],
    ['Harvest', 1],
  ]);
});

test.each([
  ['a', 'c', 'bca'],
  ['c', 'a', 'cab'],
  ['b', 'a', 'bac'],
  ['b', 'x', 'abc'],
])('moving %s to %s gives the order %s', (path, target, order) => {
  expect(movedTo(['a', 'b', 'c'], path, target).join('')).toBe(order);
});
