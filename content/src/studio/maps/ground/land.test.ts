import { coastPath, coasts } from './land';
import { frameOf } from '../drawing/map-frame';
import type { Bounds } from '../drawing/map-frame';

const frame = (bounds: Bounds) => frameOf(bounds, { x: 0, y: 0, width: 500, heights: [100, 900] });
const area = (ring: readonly (readonly [number, number])[]) =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [px, py] = ring.at(index - 1) ?? [x, y];
      return sum + px * y - x * py;
    }, 0) / 2,
  );

test('a map of the open sea has no land', () => {
  expect(coasts(frame([31, 33, 32, 34]))).toEqual([]);
});

test('a map of the inland is land all over', () => {
  const map = frame([36, 31, 37, 32]);
  const [ring = [], ...more] = coasts(map);
  expect(more).toEqual([]);
  expect(area(ring)).toBeGreaterThan(map.width * map.height);
});

test('Cyprus lies whole and by itself in the sea', () => {
  const rings = coasts(frame([31.5, 34, 35, 36]));
  const island = rings.find((ring) => ring.every(([x, y]) => x > 0 && x < 500 && y > 0));
  expect(island?.length).toBeGreaterThan(100);
});

test('the north is up and the east is right', () => {
  const map = frame([34, 31, 36, 33]);
  const [tyre, gaza] = [map.project([35.2, 33.27]), map.project([34.46, 31.5])];
  expect(tyre[1]).toBeLessThan(gaza[1]);
  expect(tyre[0]).toBeGreaterThan(gaza[0]);
});

test('a coarser coast has fewer points and never fewer than three', () => {
  const rings = coasts(frame([22, 35, 28, 41]));
  const points = (finest: number) => coastPath(rings, finest).split('L').length;
  expect(points(6)).toBeLessThan(points(0.7) / 2);
  for (const part of coastPath(rings, 40).split('M').slice(1)) expect(part.split('L').length).toBeGreaterThanOrEqual(3);
});
