import { setTimeout as sleep } from 'node:timers/promises';
import { runTogether } from './run-together.mjs';

interface Work {
  name: string;
  needs: readonly string[];
  cores: number;
  /** How long it takes, in milliseconds. */
  takes: number;
}
const work = (name: string, takes: number, { needs = [], cores = 1 }: Partial<Work> = {}): Work => ({
  name,
  needs,
  cores,
  takes,
});

/** Runs them on so many cores; what happened, in order, and the most that ran at once. */
async function watched(pieces: readonly Work[], cores: number) {
  const happened: string[] = [];
  let running = 0;
  let most = 0;
  const results = await runTogether(pieces, cores, async ({ name, takes }, ended) => {
    happened.push(`${name} begins after ${[...ended.keys()].join(', ') || 'nothing'}`);
    running += 1;
    most = Math.max(most, running);
    await sleep(takes);
    running -= 1;
    return name.toUpperCase();
  });
  return { happened, most, results };
}

describe('a run of several pieces', () => {
  it('goes on with the next as soon as a core is free, and tells what came of each in their order', async () => {
    const { happened, most, results } = await watched([work('long', 200), work('short', 10), work('last', 10)], 2);
    expect(happened).toEqual(['long begins after nothing', 'short begins after nothing', 'last begins after short']);
    expect(most).toBe(2);
    expect(results).toEqual(['LONG', 'SHORT', 'LAST']);
  });

  it('lets a piece wait for what it needs, and one that needs nothing go before it', async () => {
    const pieces = [work('build', 100), work('sizes', 10, { needs: ['build'] }), work('lint', 10)];
    expect((await watched(pieces, 2)).happened).toEqual([
      'build begins after nothing',
      'lint begins after nothing',
      'sizes begins after lint, build',
    ]);
  });

  it('does not wait for what nobody runs', async () => {
    expect((await watched([work('sizes', 1, { needs: ['build'] })], 2)).results).toEqual(['SIZES']);
  });

  it('runs what wants all cores alone', async () => {
    const pieces = [work('lint', 30), work('unit', 30, { cores: 2 }), work('e2e', 10, { cores: 2 })];
    expect((await watched(pieces, 2)).happened.at(-1)).toBe('e2e begins after lint, unit');
    expect((await watched(pieces, 2)).most).toBe(1);
  });

  it('runs one after the other on a machine with one core', async () => {
    expect((await watched([work('lint', 10), work('unit', 10, { cores: 2 })], 1)).most).toBe(1);
  });

  it('ends where a piece throws', async () => {
    const failing = runTogether([work('lint', 1)], 2, () => Promise.reject(new Error('no such program')));
    await expect(failing).rejects.toThrow('no such program');
  });
});
