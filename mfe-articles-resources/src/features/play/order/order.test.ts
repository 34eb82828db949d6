import { sampleEvents } from '../../../testing/sample-playables';
import { eventsRound } from './events-to-order';
import { mixed } from './orderable';
import { positionAt } from './use-drag-to-move';

const item = (id: string) => ({ id, name: id, path: `/${id}` });

describe('the events of a puzzle', () => {
  it.each([1, 2, 3])('are in the order of time at level %i, none beside another in its years', (level) => {
    for (let puzzle = 1; puzzle <= 20; puzzle += 1) {
      const { events } = eventsRound(sampleEvents, { level, puzzle });
      expect(events.length).toBeGreaterThanOrEqual(5);
      for (const [index, event] of events.slice(1).entries())
        expect(event.start).toBeGreaterThan(events[index]?.end ?? 0);
    }
  });

  it('are of one period at the third level', () => {
    const { events } = eventsRound(sampleEvents, { level: 3, puzzle: 1 });
    expect(new Set(events.map(({ period }) => period)).size).toBe(1);
  });
});

describe('the order at the start', () => {
  it('is never the right one', () => {
    const right = ['a', 'b', 'c'].map(item);
    for (let puzzle = 1; puzzle <= 30; puzzle += 1) expect(mixed(right, puzzle)).not.toEqual(right);
  });
});

describe('an item that is dragged', () => {
  it('belongs below each other item whose middle is above the pointer', () => {
    const middles = [10, 30, 50, 70];
    expect(positionAt(middles, 0, 5)).toBe(0);
    expect(positionAt(middles, 0, 55)).toBe(2);
    expect(positionAt(middles, 3, 12)).toBe(1);
    expect(positionAt(middles, 1, 200)).toBe(3);
  });
});
