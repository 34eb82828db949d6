import { compareByBible, passageOfPath } from './passage-of-path';

const shown = (path: string) => {
  const passage = passageOfPath(path);
  return (
    passage && [passage.book.usfmId, passage.chapter, passage.verse].filter((part) => part !== undefined).join(' ')
  );
};

test.each([
  ['/bible/ruth', 'RUT'],
  ['/bible/ruth/2', 'RUT 2'],
  ['/bible/ruth/2?v=4-6', 'RUT 2 4'],
  ['/bible/web/ruth/2', 'RUT 2'],
  ['/bible/compare/ruth/2', 'RUT 2'],
  ['/bible/passage/1sa3v4-7_psa23', '1SA 3 4'],
  ['/bible/passage/gen', 'GEN'],
  ['/encyclopedia/ruth/2/4', 'RUT 2 4'],
  ['/encyclopedia/song-of-solomon', 'SNG'],
  ['/bible/ruth/99', 'RUT'],
  ['/bible/ruth/2?v=999', 'RUT 2'],
])('the page %s is about %s', (path, passage) => {
  expect(shown(path)).toBe(passage);
});

test.each(['/encyclopedia/people/ruth', '/dictionary/ruth', '/articles/history/ruth', '/bible', '/', '/biblex/ruth/1'])(
  'the page %s is about no passage',
  (path) => {
    expect(passageOfPath(path)).toBeUndefined();
  },
);

test('pages are ordered by book, chapter and verse, and other pages stay behind them in their order', () => {
  const paths = [
    '/dictionary/b',
    '/bible/ruth/2',
    '/dictionary/a',
    '/bible/genesis/10',
    '/bible/genesis/2',
    '/bible/ruth/2?v=3',
  ];
  expect([...paths].sort(compareByBible)).toEqual([
    '/bible/genesis/2',
    '/bible/genesis/10',
    '/bible/ruth/2',
    '/bible/ruth/2?v=3',
    '/dictionary/b',
    '/dictionary/a',
  ]);
});
