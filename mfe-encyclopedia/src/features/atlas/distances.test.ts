import { kilometresBetween } from '@manna/shared/domain';
import { distanceAlong } from './distances';

const jerusalem = { lat: 31.778, lon: 35.235 };
const bethlehem = { lat: 31.704, lon: 35.207 };
const antioch = { lat: 36.2, lon: 36.16 };

test('a degree of latitude is some 111 km, and a degree of longitude is less far from the equator', () => {
  expect(kilometresBetween({ lat: 0, lon: 35 }, { lat: 1, lon: 35 })).toBeCloseTo(111.2, 1);
  expect(kilometresBetween({ lat: 60, lon: 35 }, { lat: 60, lon: 36 })).toBeCloseTo(55.6, 1);
  expect(kilometresBetween(jerusalem, jerusalem)).toBe(0);
});

test('a way shorter than a day has no days, and a longer one has a range of them', () => {
  expect(distanceAlong([jerusalem, bethlehem])).toMatchObject({ days: [0, 0] });
  const { kilometres, miles, days } = distanceAlong([jerusalem, antioch]);
  expect(kilometres / miles).toBeCloseTo(1.609, 3);
  expect(days).toEqual([Math.round(miles / 20), Math.round(miles / 16)]);
});

test('the distance along a way is the sum of its parts', () => {
  const there = distanceAlong([bethlehem, jerusalem, antioch]).kilometres;
  expect(there).toBeCloseTo(kilometresBetween(bethlehem, jerusalem) + kilometresBetween(jerusalem, antioch));
  expect(distanceAlong([jerusalem]).kilometres).toBe(0);
});
