import { latitudeAt, mercator } from '@manna/shared/domain';
import { viewOfMarkers } from './view-of-markers';

const bethel = { longitude: 35.22, latitude: 31.93 };
const rome = { longitude: 12.48, latitude: 41.89 };
const frame = { clientWidth: 700, clientHeight: 430 };

it('one place is in the middle, with the country around it', () => {
  const { camera, project } = viewOfMarkers([bethel], frame);
  expect(camera.zoom).toBeCloseTo(7.5);
  expect(project(bethel)).toEqual({ x: expect.closeTo(350), y: expect.closeTo(215) });
});

it('places far apart are all in view, with room for their names', () => {
  const { project } = viewOfMarkers([bethel, rome], frame);
  expect(project(rome).x).toBeGreaterThanOrEqual(112 - 1e-6);
  expect(project(bethel).x).toBeLessThanOrEqual(700 - 112 + 1e-6);
  expect(project(rome).y).toBeGreaterThanOrEqual(56 - 1e-6);
});

it('a place at the edge of the ground does not bring what lies beyond into view', () => {
  const { left, top, scale } = viewOfMarkers([{ longitude: -13.9, latitude: 51.9 }], frame);
  const [west, north] = mercator(-14, 52);
  expect(left).toBeCloseTo(west);
  expect(top).toBeCloseTo(north);
  expect(scale).toBeGreaterThan(0);
});

it('a latitude comes back from Web Mercator', () => {
  expect(latitudeAt(mercator(0, 31.93)[1])).toBeCloseTo(31.93);
});
