import fc from 'fast-check';
import { groupPins, type ScreenPoint } from './group-pins';

const group = (points: readonly ScreenPoint[], room: number) => groupPins(points, (point) => point, room);

test('pins that are near each other become one group at the position of the first', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 90, y: 0 },
    { x: 10, y: 10 },
  ];
  expect(group(points, 28)).toEqual([
    { x: 0, y: 0, markers: [points[0], points[2]] },
    { x: 90, y: 0, markers: [points[1]] },
  ]);
  expect(group(points, 8)).toHaveLength(3);
});

test('each pin is in exactly one group, and no two groups are too near to be hit', () => {
  const coordinate = fc.integer({ min: -50, max: 50 });
  const points = fc.array(fc.record({ x: coordinate, y: coordinate }));
  fc.assert(
    fc.property(points, fc.integer({ min: 1, max: 60 }), (pins, room) => {
      const groups = group(pins, room);
      expect(groups.flatMap(({ markers }) => markers)).toHaveLength(pins.length);
      groups.forEach((one, index) =>
        groups
          .slice(index + 1)
          .forEach((other) => expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(room)),
      );
    }),
  );
});
