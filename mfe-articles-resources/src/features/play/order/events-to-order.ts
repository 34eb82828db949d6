import type { PlayableOf } from '@manna/shared/contracts';
import { withinLevels, type Puzzle } from '../puzzle/puzzle';
import { seededNumbers, shuffled } from '../puzzle/seeded';

type Game = PlayableOf<'order-the-events'>;
type Event = Game['events'][number];

/** The events of one puzzle, in the order in which they happened. */
export type EventsRound = Game;

/** By level: how many events, how many years are between two of them at least, and whether all are of one period. */
const LEVELS = [
  { count: 5, apart: 150, isOnePeriod: false },
  { count: 8, apart: 25, isOnePeriod: false },
  { count: 6, apart: 1, isOnePeriod: true },
] as const;
export const EVENT_LEVELS = LEVELS.length;

/** The years between two events; below zero if their years overlap. */
const yearsBetween = (one: Event, other: Event) => Math.max(one.start - other.end, other.start - one.end);

function spread(events: readonly Event[], count: number, apart: number): Event[] {
  const chosen: Event[] = [];
  for (const event of events) {
    if (chosen.length < count && chosen.every((other) => yearsBetween(event, other) >= apart)) chosen.push(event);
  }
  return chosen;
}

/** The events of a level and a number in the order in which they happened; always the same ones for the same puzzle. */
function eventsToOrder(events: readonly Event[], { level, puzzle }: Puzzle): Event[] {
  const { count, apart, isOnePeriod } = LEVELS[level - 1] ?? LEVELS[0];
  const mixed = shuffled(events, seededNumbers(puzzle));
  const periods = isOnePeriod ? [...new Set(mixed.map(({ period }) => period))] : [undefined];
  const choices = periods.map((period) =>
    spread(period === undefined ? mixed : mixed.filter((event) => event.period === period), count, apart),
  );
  // The first period that has enough, or the fullest.
  const chosen = choices.find(({ length }) => length === count) ?? choices.sort((a, b) => b.length - a.length)[0] ?? [];
  return chosen.sort((one, other) => one.start - other.start);
}

/** The events of a puzzle, which are all that its page needs. */
export const eventsRound = ({ kind, events }: Game, puzzle: Puzzle): EventsRound => ({
  kind,
  events: eventsToOrder(events, withinLevels(puzzle, EVENT_LEVELS)),
});
