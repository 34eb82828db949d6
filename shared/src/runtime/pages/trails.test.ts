import fc from 'fast-check';
import { HISTORY_LIMIT } from '../../domain';
import { isBookmarked, readTrails, recentPages, withBookmarkToggled, withVisit, type Trail } from './trails';

const anyCrumb = fc.record({
  path: fc.constantFrom('/', '/bible', '/bible/genesis', '/bible/genesis/1?v=3', '/articles', '/articles/history'),
  fragment: fc.string(),
});
const anyTrail: fc.Arbitrary<Trail> = fc.array(anyCrumb, { minLength: 1, maxLength: 4 });
const anyTrails = fc.array(anyTrail, { maxLength: 30 });
const pages = (trails: readonly Trail[]) => trails.map((trail) => trail.at(-1)?.path);

/** A trail to a page, by way of home. */
const to = (path: string): Trail => [
  { path: '/', fragment: 'Home' },
  { path, fragment: path },
];

describe('the history', () => {
  it('begins with the page visited last, has each page once and drops the oldest', () => {
    fc.assert(
      fc.property(anyTrails, (visits) => {
        const history = visits.reduce<readonly Trail[]>(withVisit, []);
        const newestFirst = [...new Set(pages(visits).toReversed())];
        expect(pages(history)).toEqual(newestFirst.slice(0, HISTORY_LIMIT));
      }),
    );
  });

  it('holds twelve pages', () => {
    const visits = Array.from({ length: 20 }, (_, index) => to(`/page-${index}`));
    const history = visits.reduce<readonly Trail[]>(withVisit, []);
    expect(history).toHaveLength(12);
    expect(history[0]).toMatchObject(to('/page-19'));
  });

  it('does not change for a page without a trail', () => {
    expect(withVisit([to('/bible')], [], 1)).toEqual([to('/bible')]);
  });

  it('has the time of each visit, later than all others even if another device has a clock that is ahead', () => {
    const times = (trails: readonly Trail[]) => trails.map((trail) => (trail.at(-1) as { visited?: number }).visited);
    const ahead = withVisit([to('/bible')], to('/articles'), 9_000);
    expect(times(ahead)).toEqual([9_000, undefined]);
    expect(times(withVisit(ahead, to('/search'), 5_000))).toEqual([9_001, 9_000, undefined]);
  });
});

describe('bookmarks', () => {
  it('contain the same pages as before when a page is toggled twice', () => {
    fc.assert(
      fc.property(anyTrails, anyTrail, (trails, trail) => {
        const bookmarks = readTrails(trails) ?? [];
        const [page = ''] = pages([trail]);
        const once = withBookmarkToggled(bookmarks, trail);
        expect(isBookmarked(once, page)).toBe(!isBookmarked(bookmarks, page));
        expect(new Set(pages(withBookmarkToggled(once, trail)))).toEqual(new Set(pages(bookmarks)));
      }),
    );
  });

  it('identify a page by its own path, whatever its breadcrumbs are', () => {
    const bookmarks = withBookmarkToggled([], to('/bible/genesis'));
    expect(withBookmarkToggled(bookmarks, [{ path: '/bible/genesis', fragment: 'Génesis' }])).toEqual([]);
  });

  it('are not among the recent pages', () => {
    fc.assert(
      fc.property(anyTrails, anyTrails, (history, bookmarks) => {
        const recent = pages(recentPages(history, bookmarks));
        expect(recent).toEqual(pages(history).filter((page = '') => !isBookmarked(bookmarks, page)));
      }),
    );
  });
});

describe('stored trails', () => {
  it('are the same after they are stored and read', () => {
    fc.assert(
      fc.property(anyTrails, (trails) => {
        const stored = readTrails(trails);
        expect(readTrails(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
      }),
    );
  });

  it.each([
    ['no list', { bookmarks: [] }],
    ['an empty trail', [[]]],
    ['a crumb without a label', [[{ path: '/' }]]],
    ['another site', [[{ path: '//elsewhere.example', fragment: 'Home' }]]],
    ['another site, behind a tab', [[{ path: '/\t/elsewhere.example', fragment: 'Home' }]]],
    ['another site, by a backslash', [[{ path: '/\\elsewhere.example', fragment: 'Home' }]]],
    ['a script', [[{ path: 'javascript:alert(1)', fragment: 'Home' }]]],
    ['an icon that is no text', [[{ path: '/', fragment: 'Home', icon: 1 }]]],
  ])('are ignored if they hold %s', (_, value) => {
    expect(readTrails(value)).toBeUndefined();
  });

  it('are read without ever throwing', () => {
    fc.assert(fc.property(fc.anything(), (value) => void readTrails(value)));
  });
});
