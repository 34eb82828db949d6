import fc from 'fast-check';
import { bookNames, type ReaderNote } from '@manna/shared/domain';
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

const note = (id: string, verses: readonly number[], text: string): ReaderNote => ({
  id,
  chapter: 'Ruth.2',
  verses,
  texts: { t1: text },
  addedAt: 1,
  changedAt: 1,
});
const wings = note('a', [12], 'Under whose wings\nshe came to trust.');

const titles = (
  query: string,
  bookmarks: readonly Trail[] = [ruth],
  history: readonly Trail[] = [lion, judges, ruth, search],
) =>
  findOwnPages(query, { notes: [], bookmarks, history, names: bookNames }).map(({ title, kind }) =>
    kind === 'bookmark' ? `*${title}` : title,
  );

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
      const found = findOwnPages(query, {
        notes: [wings],
        bookmarks: [ruth],
        history: [lion, judges],
        names: bookNames,
      });
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
  expect(findOwnPages('judges', { notes: [], bookmarks: [], history: [judge], names: bookNames })).toEqual([
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

test('a note is found by its words and its reference, before other pages, and leads to its verses', () => {
  const find = (query: string, notes: readonly ReaderNote[] = [wings]) =>
    findOwnPages(query, { notes, bookmarks: [ruth], history: [], names: bookNames });
  expect(find('wing trust')).toEqual([
    {
      path: '/bible/ruth/2?v=12',
      title: 'Ruth 2:12',
      within: 'Under whose wings she came to trust.',
      look: { icon: 'bible', accent: 'red' },
      kind: 'note',
    },
  ]);
  expect(find('ruth').map(({ kind }) => kind)).toEqual(['note', 'bookmark']);
  expect(find('ruth -wings').map(({ kind }) => kind)).toEqual(['bookmark']);
  expect(find('wings', [wings, note('b', [12], 'Wings, again')])).toHaveLength(1);
});

test('of a long note only the beginning is shown, up to the end of a word', () => {
  const [found] = findOwnPages('word', {
    notes: [note('a', [1], 'word '.repeat(40))],
    bookmarks: [],
    history: [],
    names: bookNames,
  });
  expect(found?.within).toBe(`${'word '.repeat(15)}word...`);
});
