import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { databaseIn } from '../gateway';
import { signIn } from '../sign-in';
import type { FigureId } from './figures';
import { load } from './load';
import { cpuSecondsOf, memoryOf } from './process-use';
import { chapterPaths } from './site-paths';

/** What a thousand readers who read at the same moment request in a second: docs/capacity.md says why. */
const PAGES = 22;
const SESSIONS = 4;
const SAVES = 3;
/** One page in five is one that nobody has read lately. */
const FRESH = 5;
const POPULAR = 50;
/** As many as save once in fifteen seconds, at the rate above. */
const READERS = 45;
const SECONDS = 20;
const CONNECTIONS = 8;
const KEY = 'pillars/guest/notes';

const clientOf = (reader: number): string => `192.0.2.${reader + 1}`;

function save(cookie: string, count: number) {
  const change = {
    data: { [KEY]: JSON.stringify([{ id: String(count), text: 'A note of usual length about a verse.' }]) },
    base: { [KEY]: null },
    kinds: { [KEY]: { type: 'items', identity: ['id'] } },
    device: 'bench-device',
    request: randomUUID(),
  };
  const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  return { method: 'POST' as const, path: '/api/user-data', headers, body: JSON.stringify(change) };
}

async function transactions(client: pg.Client): Promise<number> {
  // What other sessions have done is written to the view after a second at most.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const { rows } = await client.query<{ count: string }>(
    'select xact_commit as count from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0]?.count);
}

/** What a gateway and its PostgreSQL need for a thousand readers. */
export async function measureCapacity(
  site: string,
  pid: number,
  dataDir: string,
): Promise<{ figure: FigureId; value: number }[]> {
  const postmaster = Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  const chapters = await chapterPaths(site);
  const popular = chapters.slice(0, POPULAR);
  await load({ url: site, lists: [popular.map((each) => ({ path: each }))] });
  const cookies: string[] = [];
  for (let reader = 0; reader < READERS; reader += 1) cookies.push(await signIn(site, clientOf(reader)));

  const fresh = chapters.slice(POPULAR);
  const pages = Array.from({ length: PAGES * SECONDS * 2 }, (_, index) => ({
    path: (index % FRESH === 0 ? fresh[index / FRESH] : popular[index % POPULAR]) ?? '/',
  }));
  const sessions = cookies.map((cookie) => ({ path: '/api/session', headers: { cookie } }));
  const saves = Array.from({ length: SAVES * SECONDS * 2 }, (_, index) =>
    save(cookies[index % READERS] ?? '', Math.floor(index / READERS)),
  );
  const split = <Item>(items: readonly Item[], parts: number) =>
    Array.from({ length: parts }, (_, part) => items.filter((_item, index) => index % parts === part));

  const client = new pg.Client({ connectionString: databaseIn(dataDir) });
  await client.connect();
  try {
    const began = {
      count: await transactions(client),
      cpu: cpuSecondsOf(pid, postmaster),
      database: cpuSecondsOf(postmaster),
    };
    const start = performance.now();
    const [read, asked, saved] = await Promise.all([
      load({ url: site, lists: split(pages, CONNECTIONS), seconds: SECONDS, perSecond: PAGES }),
      load({ url: site, lists: [sessions], seconds: SECONDS, perSecond: SESSIONS }),
      load({ url: site, lists: [saves], seconds: SECONDS, perSecond: SAVES }),
    ]);
    const seconds = (performance.now() - start) / 1_000;
    const perSecond = (used: number) => (1_000 * used) / seconds;
    const cpu = perSecond(cpuSecondsOf(pid, postmaster) - began.cpu);
    const database = perSecond(cpuSecondsOf(postmaster) - began.database);
    const memory = memoryOf(pid, postmaster);
    const databaseMemory = memoryOf(postmaster);
    const count = (await transactions(client)) - began.count;
    return [
      { figure: 'capacityRate', value: (read.responses + asked.responses + saved.responses) / seconds },
      { figure: 'capacityP95', value: read.p95Ms },
      { figure: 'capacitySaveP95', value: saved.p95Ms },
      { figure: 'capacityCpu', value: cpu },
      { figure: 'capacityMemory', value: memory },
      { figure: 'capacityTransactions', value: count / seconds },
      { figure: 'capacityDatabaseCpu', value: database },
      { figure: 'capacityDatabaseMemory', value: databaseMemory },
    ];
  } finally {
    await client.end();
  }
}
