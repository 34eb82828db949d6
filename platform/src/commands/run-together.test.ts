import { setTimeout as sleep } from 'node:timers/promises';
import { runTogether } from './run-together.mjs';

interface Work {
  name: string;
  needs: readonly string[];
  cores: number;
  /** Its duration in milliseconds. */
  takes: number;
}
const work = (name: string, takes: number, { needs = [], cores = 1 }: Partial<Work> = {}): Work => ({
  name,
  needs,
  cores,
  takes,
});

/** Runs the pieces on this many cores. Returns their starts in order, the most that ran at once, and their results. */
async function runPieces(pieces: readonly Work[], cores: number) {
  const starts: string[] = [];
  let running = 0;
  let most = 0;
  const results = await runTogether(pieces, cores, async ({ name, takes }, ended) => {
    starts.push(`${name} begins after ${[...ended.keys()].join(', ') || 'nothing'}`);
    running += 1;
    most = Math.max(most, running);
    await sleep(takes);
    running -= 1;
    return name.toUpperCase();
  });
  return { starts, most, results };
}

describe('runTogether', () => {
  it('the next piece starts as soon as a core is free, and the results are in the order of the pieces', async () => {
    const { starts, most, results } = await runPieces([work('long', 200), work('short', 10), work('last', 10)], 2);
    expect(starts).toEqual(['long begins after nothing', 'short begins after nothing', 'last begins after short']);
    expect(most).toBe(2);
    expect(results).toEqual(['LONG', 'SHORT', 'LAST']);
  });

  it('a piece waits for what it needs, and a piece that needs nothing overtakes it', async () => {
    const pieces = [work('build', 100), work('sizes', 10, { needs: ['build'] }), work('lint', 10)];
    expect((await runPieces(pieces, 2)).starts).toEqual([
      'build begins after nothing',
      'lint begins after nothing',
      'sizes begins after lint, build',
    ]);
  });

  it('a piece does not wait for one that is not run', async () => {
    expect((await runPieces([work('sizes', 1, { needs: ['build'] })], 2)).results).toEqual(['SIZES']);
  });

  it('a piece of no core runs beside one that needs all', async () => {
    const pieces = [work('database', 30, { cores: 0 }), work('unit', 30, { cores: 2 })];
    expect((await runPieces(pieces, 2)).most).toBe(2);
  });

  it('a piece that needs all cores runs alone', async () => {
    const pieces = [work('lint', 30), work('unit', 30, { cores: 2 }), work('e2e', 10, { cores: 2 })];
    expect((await runPieces(pieces, 2)).starts.at(-1)).toBe('e2e begins after lint, unit');
    expect((await runPieces(pieces, 2)).most).toBe(1);
  });

  it('pieces run one after the other on a machine with one core', async () => {
    expect((await runPieces([work('lint', 10), work('unit', 10, { cores: 2 })], 1)).most).toBe(1);
  });

  it('the run rejects if a piece rejects', async () => {
    const failing = runTogether([work('lint', 1)], 2, () => Promise.reject(new Error('no such program')));
    await expect(failing).rejects.toThrow('no such program');
  });
});
