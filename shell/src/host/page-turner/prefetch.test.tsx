import fc from 'fast-check';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { routesFor } from './prefetch';

const paths = [
  '/index?',
  '/bible/index?',
  '/bible/:book/index?',
  '/bible/:book/:chapterNum/index?',
  '/bible/:translation/:book/:chapterNum/index?',
  '/bible/compare/:book/:chapterNum/index?',
  '/bible/passage/*',
  '/biblical/index?',
  '/:first/index?',
  '*',
];
const table: RouteObject[] = [{ id: 'root', children: paths.map((path) => ({ id: path, path })) }];

test('a prefetched path matches the same route as if it were compared with all of them', () => {
  const segment = fc.constantFrom(
    'bible',
    'Bible',
    'biblical',
    'compare',
    'passage',
    'genesis',
    '3',
    'index',
    '',
    'nowhere',
    'kjv',
  );
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 5 }), fc.boolean(), (segments, hasQuery) => {
      const path = `/${segments.join('/')}${hasQuery ? '?v=3' : ''}`;
      const matched = (routes: RouteObject[]) => {
        const match = matchRoutes(routes, path)?.at(-1);
        return match && { id: match.route.id, params: match.params };
      };
      expect(matched(routesFor(table, path))).toEqual(matched(table));
    }),
  );
});
