import { books } from '@manna/shared/domain';
import { bookmarkedChapters } from './bookmarked-chapters';

const [, , , , , , , ruth] = books;

test('chapters are marked if their page is bookmarked, in any translation and with any verses', () => {
  const paths = [
    '/bible/ruth/1',
    '/bible/web/ruth/2',
    '/bible/ruth/3?v=4-6',
    '/bible/genesis/4',
    '/encyclopedia/ruth/4',
    '/dictionary/ruth',
    '/bible/ruth',
  ];
  const bookmarks = paths.map((path) => [{ path, fragment: path }]);
  expect([...(ruth ? bookmarkedChapters(bookmarks, ruth) : [])]).toEqual([1, 2, 3]);
});
