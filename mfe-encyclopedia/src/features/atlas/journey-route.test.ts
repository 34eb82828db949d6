import type { MapData } from '../../map/map-data';
import { distanceAlong } from './distances';
import { legsOf, lengthsOf, stopAt, type RouteStop } from './journey-route';

const stop = (number: number, slug: string, lon: number): RouteStop => ({
  number,
  slug,
  name: slug,
  lat: 31,
  lon,
  isByShip: false,
});
const route = [stop(1, 'gath', 34), stop(3, 'nob', 35), stop(4, 'nob', 35), stop(5, 'ramah', 36)];

const drawn = (...lines: [number, number][][]): MapData => ({
  type: 'FeatureCollection',
  features: [
    ...lines.map((coordinates) => ({
      type: 'Feature' as const,
      properties: { kind: 'leg' },
      geometry: { type: 'LineString' as const, coordinates },
    })),
    { type: 'Feature', properties: { kind: 'stop' }, geometry: { type: 'Point', coordinates: [34, 31] } },
  ],
});

test('legs lead from place to place, and two stops at one place have none between them', () => {
  expect(legsOf(route, undefined)).toEqual([
    {
      to: 3,
      coordinates: [
        [34, 31],
        [35, 31],
      ],
    },
    {
      to: 5,
      coordinates: [
        [35, 31],
        [36, 31],
      ],
    },
  ]);
});

test('legs follow the lines of the map of the journey, unless it has other legs', () => {
  const around: [number, number][] = [
    [34, 31],
    [34.5, 32],
    [35, 31],
  ];
  const on: [number, number][] = [
    [35, 31],
    [36, 31],
  ];
  expect(legsOf(route, drawn(around, on))[0]?.coordinates).toEqual(around);
  expect(legsOf(route, drawn(around))[0]?.coordinates).toHaveLength(2);
});

test('a stop that is not on the map is shown at the one before it', () => {
  expect(stopAt(route, 2)?.slug).toBe('gath');
  expect(stopAt(route, 5)?.slug).toBe('ramah');
  expect(stopAt(route, null)).toBeUndefined();
});

test('the length of a route by ship and that of the rest are its whole length', () => {
  const byShip = route.map((one) => ({ ...one, isByShip: one.slug === 'ramah' }));
  const { byShip: sea, land } = lengthsOf(byShip);
  expect(sea).toEqual(distanceAlong(route.slice(2)));
  expect(land).toEqual(distanceAlong(route.slice(0, 3)));
  expect(lengthsOf(route).byShip.kilometres).toBe(0);
});
