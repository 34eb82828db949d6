import { recordingLog } from '../../testing/recording-log';
import { assets } from '../../testing/test-assets';
import { createDatabase, type TestDatabase } from '../../testing/test-database';
import { openDatabase, type Storage } from '../storage/storage';
import { shareStops } from './shared-stops';

const POLL_MS = 10;
const REASON = 'in browsers 9.0 % of 100 pages failed';

type Composition = Parameters<typeof shareStops>[0]['composition'];

let database: TestDatabase;
let storage: Storage;
const { log } = recordingLog();
const ends: (() => Promise<void>)[] = [];
beforeEach(async () => {
  database = await createDatabase();
  storage = await openDatabase(database.url, assets.migrations, log);
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  await storage.close();
  await database.drop();
});

/** A gateway with a canary of one revision. Returns why it was stopped by others. */
function gateway(madeAt: Date, isStopped = false): string[] {
  const stops: string[] = [];
  const settings = { version: '1.1.0' };
  const state = {
    canaries: isStopped ? [] : [{ pillar: 'bible', settings, areas: [] }],
    resolved: { environment: 'prod', revision: 5 },
    change: { by: 'ann', why: 'a test', at: madeAt.toISOString() },
  };
  const idle = isStopped ? [{ pillar: 'bible', version: '1.1.0', state: 'stopped', reason: REASON }] : [];
  const composition = {
    current: () => state,
    idleCanaries: () => idle,
    stopCanary: (_: string, reason: string) => void stops.push(reason),
  } as unknown as Composition;
  ends.push(shareStops({ db: storage.db, composition, log, pollMs: POLL_MS }));
  return stops;
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 50 * POLL_MS));
const BEFORE = new Date(Date.now() - 60_000);

test('a canary that one gateway has stopped is stopped on the others', async () => {
  gateway(BEFORE, true);
  const stops = gateway(BEFORE);
  await soon();
  expect(stops[0]).toBe(REASON);
});

test('a stop in another revision of the same number, of an environment that began again, says nothing of this one', async () => {
  gateway(BEFORE, true);
  await soon();
  const stops = gateway(new Date(Date.now() + 60_000));
  await soon();
  expect(stops).toEqual([]);
});
