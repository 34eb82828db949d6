import fc from 'fast-check';
import { dealOut } from './deal-out';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The sum of squares that a dealing comes to. */
function costOf(sizes: readonly number[], given: readonly number[], lengths: readonly number[]): number {
  let at = 0;
  return sum(
    lengths.map((length, run) => {
      at += length;
      return ((given[run] ?? 0) + sum(sizes.slice(at - length, at))) ** 2;
    }),
  );
}

/** Every way to part so many things into so many runs of one or more. */
function* waysToPart(things: number, runs: number): Generator<number[]> {
  if (runs === 1) yield [things];
  else
    for (let first = 1; first <= things - runs + 1; first += 1)
      for (const rest of waysToPart(things - first, runs - 1)) yield [first, ...rest];
}

const dealing = fc
  .tuple(fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 9 }), fc.nat())
  .chain(([sizes, seed]) => {
    const runs = 1 + (seed % sizes.length);
    const given = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: runs, maxLength: runs });
    return fc.tuple(fc.constant(sizes), given);
  });

describe('chapters dealt out over days', () => {
  it('gives each day one or more, and every chapter to a day', () => {
    fc.assert(
      fc.property(dealing, ([sizes, given]) => {
        const lengths = dealOut(sizes, given);
        expect(lengths).toHaveLength(given.length);
        expect(Math.min(...lengths)).toBeGreaterThan(0);
        expect(sum(lengths)).toBe(sizes.length);
      }),
    );
  });

  it('makes the days as even as any other way would', () => {
    fc.assert(
      fc.property(dealing, ([sizes, given]) => {
        const best = Math.min(...[...waysToPart(sizes.length, given.length)].map((ways) => costOf(sizes, given, ways)));
        expect(costOf(sizes, given, dealOut(sizes, given))).toBe(best);
      }),
    );
  });

  it('refuses more days than chapters', () => {
    expect(() => dealOut([5, 5], [0, 0, 0])).toThrow('2 chapters cannot be dealt out over 3 days.');
  });
});
