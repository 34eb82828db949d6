import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { runs, thorough } from '@manna/shared/testing/thorough';
import { GatewayCluster } from './testing/gateway-cluster';
import { openBeside, headersOf } from './testing/signed-in-readers';

/** How many gateways are killed: for minutes, or for seconds before a commit, because nothing else kills one of several. */
const KILLS = Number(process.env['KILLS'] ?? runs(20));
const GATEWAYS = 3;
const READERS = 12;
const KEY = 'pillars/guest/notes';
/** A reader may save 60 times a minute. */
const SAVE_EVERY_MS = 1_100;
const READ_EVERY_MS = 30;
/** Share of the requests that may fail when a gateway is killed. */
const FAILED_AT_MOST = 0.001;

let cluster: GatewayCluster;
beforeEach(async () => {
  // The proxy looks ten times a second whether a gateway is ready.
  const environment = { DRAIN_SECONDS: '1' };
  cluster = await GatewayCluster.start({ gateways: GATEWAYS, program: 'reader-gateway', environment });
});
afterEach(() => cluster.close());

interface Load {
  /** Ends it. */
  stop(): Promise<void>;
  sent: number;
  /** What was wrong with each request that failed. */
  failed: string[];
  /** The notes of each reader that the site has acknowledged. */
  acknowledged: Map<string, string[]>;
}

/** Readers who read pages, and save notes, until they are stopped. */
async function startLoad(url: string): Promise<Load> {
  const beside = openBeside(cluster.database.url);
  const readers = await Promise.all(Array.from({ length: READERS }, () => beside.addReader()));
  await beside.close();
  const ending = new AbortController();
  const load: Load = { sent: 0, failed: [], acknowledged: new Map(readers.map((id) => [id, []])), stop };
  const send = async (path: string, init: RequestInit): Promise<string | undefined> => {
    load.sent += 1;
    try {
      const response = await fetch(url + path, init);
      const text = await response.text();
      if (response.status === 200) return text;
      load.failed.push(`${path} ${response.status} ${text.slice(0, 100)}`);
    } catch (error) {
      load.failed.push(`${path} ${String(error instanceof Error ? (error.cause ?? error) : error)}`);
    }
    return undefined;
  };
  const every = async (ms: number, work: (count: number) => Promise<void>) => {
    for (let count = 0; !ending.signal.aborted; count += 1) {
      await work(count);
      await sleep(ms);
    }
  };
  const running = readers.flatMap((reader, index) => {
    const headers = { ...headersOf(reader), 'x-forwarded-for': `10.2.0.${index}` };
    return [
      every(READ_EVERY_MS, async (count) => {
        await send(count % 10 === 0 ? `/bible/${reader}-${count}` : '/bible/genesis/1', { headers });
      }),
      every(SAVE_EVERY_MS, async (count) => {
        const id = String(count);
        const change = {
          data: { [KEY]: JSON.stringify([{ id }]) },
          base: { [KEY]: null },
          kinds: { [KEY]: { type: 'items', identity: ['id'] } },
          device: reader,
          request: randomUUID(),
        };
        const body = JSON.stringify(change);
        const json = { ...headers, 'content-type': 'application/json' };
        const text = await send('/api/user-data', { method: 'POST', headers: json, body });
        if (text?.includes(id)) load.acknowledged.get(reader)?.push(id);
      }),
    ];
  });
  async function stop(): Promise<void> {
    ending.abort();
    await Promise.all(running);
  }
  return load;
}

/** The acknowledged notes that the site does not have. */
async function lostNotes({ acknowledged }: Load): Promise<string[]> {
  const lost = await Promise.all(
    [...acknowledged].map(async ([reader, ids]) => {
      const response = await fetch(`${cluster.balancer.url}/api/user-data?key=${KEY}`, { headers: headersOf(reader) });
      const { data } = (await response.json()) as { data: Record<string, string> };
      const saved = new Set((JSON.parse(data[KEY] ?? '[]') as { id: string }[]).map(({ id }) => id));
      return ids.filter((id) => !saved.has(id));
    }),
  );
  return lost.flat();
}

const countOf = ({ acknowledged }: Load): number =>
  [...acknowledged.values()].reduce((sum, { length }) => sum + length, 0);

thorough.test(
  'gateways that are restarted one after the other under load fail no request',
  async () => {
    const load = await startLoad(cluster.balancer.url);
    for (const index of cluster.gateways.keys()) await cluster.replace(index, 'SIGTERM');
    await load.stop();
    expect(load.failed.slice(0, 20)).toEqual([]);
    expect(load.sent).toBeGreaterThan(500);
    expect(countOf(load)).toBeGreaterThan(READERS);
    expect(await lostNotes(load)).toEqual([]);
  },
  180_000,
);

test(
  `gateways that are killed under load, ${KILLS} times, lose no acknowledged change and fail less than one in a thousand requests`,
  async () => {
    const load = await startLoad(cluster.balancer.url);
    for (let kill = 0; kill < KILLS; kill += 1) {
      await sleep(500 + Math.random() * 2_000);
      await cluster.replace(Math.floor(Math.random() * GATEWAYS), 'SIGKILL');
    }
    await load.stop();
    if (load.failed.length > load.sent * FAILED_AT_MOST)
      throw new Error(`of ${load.sent} failed: ${load.failed.slice(0, 20).join('\n')}`);
    expect(countOf(load)).toBeGreaterThan(READERS);
    expect(await lostNotes(load)).toEqual([]);
    if (KILLS >= 20)
      process.stdout.write(
        `${KILLS} kills: ${load.failed.length} of ${load.sent} requests failed, ${countOf(load)} acknowledged changes survived\n`,
      );
  },
  120_000 + KILLS * 30_000,
);
