import { bookmarkDetails } from './bookmark-details';

test('stored details of bookmarks are read as they are', () => {
  const stored = {
    '/bible/ruth/2': { labels: ['Harvest'], addedAt: 5 },
    '/dictionary/ark': { labels: [], addedAt: 0 },
  };
  expect(bookmarkDetails.read(stored)).toEqual(stored);
});

test.each([
  null,
  [],
  { '/a': null },
  { '/a': { labels: 'x', addedAt: 1 } },
  { '/a': { labels: [1], addedAt: 1 } },
  { '/a': { labels: [] } },
])('stored details of bookmarks are invalid if they are %j', (stored) => {
  expect(bookmarkDetails.read(stored)).toBeUndefined();
});
