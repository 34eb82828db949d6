import fc from 'fast-check';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { findRoute } from './find-route';

const paths = [
  '/index?',
  '/:slug/index?',
  '/bible/index?',
  '/bible/:book/index?',
  '/bible/:book/:chapterNum/index?',
  '/bible/translation/:slug/index?',
  '/Encyclopedia/people/:slug/index?',
  '/encyclopedia/:bibleBook/:chapterNum/index?',
  '/search/*',
  '/unknown/:slug',
  '*',
];
const table: RouteObject[] = [{ id: 'root', children: paths.map((path) => ({ id: path, path })) }];

const segment = fc.constantFrom(
  'bible',
  'Bible',
  'encyclopedia',
  'search',
  'unknown',
  'index',
  'people',
  '1',
  'x y',
  '',
);

test('a path has the route that the router finds for it', () => {
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 5 }), fc.constantFrom('', '?v=3', '#notes'), (segments, rest) => {
      const place = `/${segments.join('/')}${rest}`;
      const { pathname } = new URL(place.replace(/^\/+/, '/'), 'https://page.invalid');
      const expected = matchRoutes(table, pathname)?.at(-1);
      const found = findRoute(table, { pathname });
      expect([found?.route.id, found?.params]).toEqual([expected?.route.id, expected?.params]);
    }),
  );
});

test('an address is found by its path alone', () => {
  expect(findRoute(table, '/bible/ruth/2?v=4#notes')?.params).toEqual({ book: 'ruth', chapterNum: '2' });
});
