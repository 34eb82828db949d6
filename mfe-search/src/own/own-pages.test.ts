import fc from 'fast-check';
import type { Trail } from '@manna/shared/runtime';
import { kindsOfOwn } from './own-kinds';
import { findOwnPages } from './own-pages';

const home = { path: '/', fragment: 'Home' };
const trail = (path: string, ...fragments: string[]): Trail => [
  home,
  ...fragments.map((fragment, at) => ({ path: at === fragments.length - 1 ? path : '/bible', fragment })),
];
const ruth = trail('/bible/ruth/1', 'Bible', 'Ruth', 'Ruth 1');
const judges = trail('/bible/judges/4', 'Bible', 'Judges', 'Judges 4');
const lion = trail('/encyclopedia/animals/lion', 'Encyclopedia', 'Animals', 'Lion');
const search = trail('/search', 'Search');

const titles = (
  query: string,
  bookmarks: readonly Trail[] = [ruth],
  history: readonly Trail[] = [lion, judges, ruth, search],
) => findOwnPages(query, bookmarks, history).map(({ title, kind }) => (kind === 'bookmark' ? `*${title}` : title));

test('a page is found by the beginnings of words in its breadcrumbs; bookmarks come first', () => {
  expect(titles('bib')).toEqual(['*Ruth 1', 'Judges 4']);
  expect(titles('RUTH 1')).toEqual(['*Ruth 1']);
  expect(titles('animals')).toEqual(['Lion']);
});

test('every word must be there, and no excluded one', () => {
  expect(titles('ruth lion')).toEqual([]);
  expect(titles('bible -judges')).toEqual(['*Ruth 1']);
  expect(titles('-judges')).toEqual([]);
});

test('operators are no words of a page, and a phrase is its words', () => {
  expect(titles('in:ruth bible')).toEqual(['*Ruth 1', 'Judges 4']);
  expect(titles('"ruth 1"')).toEqual(['*Ruth 1']);
});

test('an earlier search is no page to go back to', () => {
  expect(titles('search')).toEqual([]);
});

test('no query is too odd', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (query) => {
      const found = findOwnPages(query, [ruth], [lion, judges]);
      expect(new Set(found.map(({ path }) => path)).size).toBe(found.length);
    }),
  );
});

test('a page says what it is part of, and has the look of the nearest breadcrumb with an icon', () => {
  const place = { icon: 'bible', iconColor: 'red' } as const;
  const judge: Trail = [
    home,
    { path: '/bible', fragment: 'Bible', ...place },
    { path: '/bible/judges', fragment: 'Judges' },
  ];
  expect(findOwnPages('judges', [], [judge])).toEqual([
    {
      path: '/bible/judges',
      title: 'Judges',
      within: 'Bible',
      look: { icon: 'bible', accent: 'red' },
      kind: 'visited',
    },
  ]);
});

test('every own page has a kind, and a visited page that is bookmarked is a bookmark', () => {
  expect([...kindsOfOwn([ruth], [lion, ruth])]).toEqual([
    ['/encyclopedia/animals/lion', 'visited'],
    ['/bible/ruth/1', 'bookmark'],
  ]);
});
