import { setTimeout as sleep } from 'node:timers/promises';
import { thorough } from '@manna/shared/testing/thorough';
import { childrenOf } from '../../testing/child-processes';
import { FailingSite, postmasterOf } from '../../testing/failing-site';
import { endProgram } from '../../testing/run-program';
import { headersOf, openBeside } from '../../testing/signed-in-readers';
import { copyCluster } from '../../testing/test-database';
import { findRunningPostgres } from '../storage/embedded-postgres';

/** How often gateway and PostgreSQL are killed. The claim is about a hundred times, which takes minutes. */
const KILLS = Number(process.env['KILLS'] ?? 3);
const READERS = 8;
const KEY = 'pillars/guest/notes';

const failing = FailingSite.forEachTest();

/** Saves notes as fast as the gateway takes them, until it is gone. Adds those to `acknowledged` that it says are saved. */
async function writeUntilGone(url: string, reader: string, acknowledged: Set<string>, round: number): Promise<void> {
  for (let count = 0; ; count += 1) {
    const id = `${round}-${count}`;
    const response = await fetch(`${url}/api/user-data`, {
      method: 'POST',
      headers: { ...headersOf(reader), 'content-type': 'application/json' },
      body: JSON.stringify({
        data: { [KEY]: JSON.stringify([{ id }]) },
        base: { [KEY]: null },
        kinds: { [KEY]: { type: 'items', identity: ['id'] } },
      }),
    }).catch(() => undefined);
    if (response?.status === 200 && (await response.text().catch(() => '')).includes(id)) acknowledged.add(id);
    // The limit of a minute, or the end.
    if (response?.status !== 200) return;
  }
}

/** Kills a process. PostgreSQL may have ended a process of its own in this moment. */
function killIfRunning(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function savedNotes(url: string, reader: string): Promise<string[]> {
  const response = await fetch(`${url}/api/user-data?key=${KEY}`, { headers: headersOf(reader) });
  const { data } = (await response.json()) as { data: Record<string, string> };
  return (JSON.parse(data[KEY] ?? '[]') as { id: string }[]).map(({ id }) => id);
}

thorough.test(
  `every acknowledged change is there after kill -9 of gateway and PostgreSQL under load, ${KILLS} times`,
  async () => {
    const { site } = failing;
    await copyCluster(site.dataDir);
    const acknowledged = new Map<string, Set<string>>();
    for (let round = 0; round <= KILLS; round += 1) {
      const { program, url } = await failing.start({}, 'reader-gateway');
      if (round === 0) {
        const beside = openBeside((await findRunningPostgres(site.dataDir)) ?? '');
        for (let index = 0; index < READERS; index += 1) acknowledged.set(await beside.addReader(), new Set());
        await beside.close();
      }
      for (const [reader, ids] of acknowledged) {
        const saved = new Set(await savedNotes(url, reader));
        expect([...ids].filter((id) => !saved.has(id))).toEqual([]);
      }
      if (round === KILLS) break;
      const writing = [...acknowledged].map(([reader, ids]) => writeUntilGone(url, reader, ids, round));
      await sleep(50 + Math.random() * 200);
      const postmaster = await postmasterOf(site);
      const ended = endProgram(program, 'SIGKILL');
      for (const pid of [postmaster, ...(await childrenOf(postmaster))]) killIfRunning(pid);
      await Promise.all([ended, ...writing]);
    }
    const count = [...acknowledged.values()].reduce((sum, { size }) => sum + size, 0);
    expect(count).toBeGreaterThanOrEqual(KILLS);
    if (KILLS >= 100) process.stdout.write(`${count} acknowledged changes survived ${KILLS} kills\n`);
  },
  120_000 + KILLS * 20_000,
);
