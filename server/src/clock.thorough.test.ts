import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SuspendedPillars } from './modules/render/suspended-pillars';
import { tryLockDataFolder } from './modules/storage/data-folder';
import { createWholeSite } from './testing/fixture-site';
import { openGateway } from './testing/open-gateway';
import { DAY_MS, takeClock, type ProcessClock } from './testing/process-clock';

let clock: ProcessClock;
beforeEach(() => (clock = takeClock()));
afterEach(() => clock.restore());

describe.each([
  ['forward', DAY_MS],
  ['back', -DAY_MS],
])('a clock that is set %s by a day', (_direction, byMs) => {
  test('changes neither what the cache holds and for how long, nor how long a reader at a limit waits', async () => {
    const site = await createWholeSite();
    const gateway = await openGateway(site, undefined, { rendersPerMinute: 2 });
    const get = (url: string) => gateway.app.inject(url);
    const outcomes = async () => {
      const { body } = await get('/metrics');
      return [...body.matchAll(/^page_answers_total\{outcome="(\w+)"\} (\d+)$/gm)].map(([, kind, count]) => [
        kind,
        count,
      ]);
    };
    try {
      await get('/bible/genesis/1');
      await get('/bible/genesis/2');
      clock.set(byMs);
      await get('/bible/genesis/1');
      expect(await outcomes()).toEqual(
        expect.arrayContaining([
          ['miss', '2'],
          ['hit', '1'],
        ]),
      );
      const { statusCode, headers } = await get('/bible/genesis/3');
      expect(statusCode).toBe(429);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
      clock.pass(61_000);
      expect((await get('/bible/genesis/3')).statusCode).toBe(200);
      await get('/bible/genesis/1');
      expect(await outcomes()).toEqual(expect.arrayContaining([['stale', '1']]));
      // Until it has been rendered again in the background.
      const isRendered = async () => (await outcomes()).some(([kind, count]) => kind === 'hit' && count !== '1');
      for (let tries = 0; tries < 50 && !(await isRendered()); tries += 1) {
        await sleep(20);
        await get('/bible/genesis/1');
      }
    } finally {
      await gateway.close();
      await site.remove();
    }
  });

  test('does not let another gateway take the folder of one that runs', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'clock-'));
    const lost = jest.fn();
    const unlock = await tryLockDataFolder(folder, lost);
    clock.set(byMs);
    expect(await tryLockDataFolder(folder, lost)).toBeUndefined();
    await unlock?.();
    expect(lost).not.toHaveBeenCalled();
    const again = await tryLockDataFolder(folder, lost);
    expect(again).toBeDefined();
    await again?.();
    await rm(folder, { recursive: true });
  });

  test('does not change how long a pillar is suspended', () => {
    const suspended = new SuspendedPillars();
    const page = { url: '/quiz', pillars: { quiz: { serverIntegrity: 'sha384-1' } as never } };
    suspended.add(page, 'quiz', 'ended');
    clock.set(byMs);
    expect(suspended.of(page)).toEqual(['quiz']);
    clock.pass(30_001);
    expect(suspended.of(page)).toEqual([]);
  });
});
