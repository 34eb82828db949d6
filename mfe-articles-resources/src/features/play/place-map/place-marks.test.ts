import { samplePlaces } from '../../../testing/sample-playables';
import { directionFrom, distanceBetween } from './bearing';
import { placePuzzle } from './place-marks';

const JERUSALEM = { lat: 31.777, lon: 35.2345 };

describe('the marks of a map', () => {
  it('are numbered from north to south, and far enough from each other and from the center for a finger', () => {
    const { marks, center } = placePuzzle(samplePlaces(16), 1, 4);
    expect(marks.map(({ number }) => number)).toEqual(marks.map((_, index) => index + 1));
    const points = [center, ...marks];
    for (const [index, one] of points.entries())
      for (const other of points.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(23);
  });

  it('leave out a place that another one hides', () => {
    const game = samplePlaces(4);
    const levels = game.levels.map((level) => ({
      ...level,
      places: level.places.map((place) => ({ ...place, lat: 32.5, lon: 35 })),
    }));
    expect(placePuzzle({ ...game, levels }, 1, 1).marks).toHaveLength(1);
  });

  it('are the same for the same puzzle, and are asked for in another order in another', () => {
    const order = (puzzle: number) => placePuzzle(samplePlaces(12), 1, puzzle).asked.map(({ place }) => place.name);
    expect(order(1)).toEqual(order(1));
    expect(order(1)).not.toEqual(order(2));
    expect(order(1)).toHaveLength(10);
  });
});

describe('a position', () => {
  it.each([
    ['Damascus', { lat: 33.511, lon: 36.306 }, 'north-east', 1, 220],
    ['Bethlehem', { lat: 31.7043, lon: 35.2076 }, 'south', 4, 8],
    ['Rome', { lat: 41.892, lon: 12.485 }, 'north-west', 7, 2310],
  ])('of %s is told from Jerusalem', (_name, place, _words, direction, kilometres) => {
    expect(directionFrom(JERUSALEM, place)).toBe(direction);
    expect(Math.abs(distanceBetween(JERUSALEM, place).kilometres - kilometres)).toBeLessThan(10);
  });
});
