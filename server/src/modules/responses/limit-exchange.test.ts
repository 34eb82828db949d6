import { sql } from 'drizzle-orm';
import { createThrottles } from '../../accounts/passwords/throttle';
import { DatabaseLine } from '../../testing/database-line';
import { recordingLog } from '../../testing/recording-log';
import { assets } from '../../testing/test-assets';
import { createDatabase, type TestDatabase } from '../../testing/test-database';
import { openDatabase, type Storage } from '../storage/storage';
import { LimitExchange } from './limit-exchange';
import { WindowStore } from './window-store';

const MINUTE = 60_000;
const MAX = 100;
const CLIENT = '203.0.113.7';

let database: TestDatabase;
let line: DatabaseLine;
let storage: Storage;
const { log, lines } = recordingLog();
const exchanges: LimitExchange[] = [];
beforeEach(async () => {
  database = await createDatabase();
  line = await DatabaseLine.open(database.url);
  storage = await openDatabase(line.to(database.url), assets.migrations, log);
});
afterEach(async () => {
  for (const exchange of exchanges.splice(0)) await exchange.close();
  await storage.close();
  await line.cut();
  await database.drop();
});

/** The limits of one gateway, which exchanges only when it is told to. */
function openLimits(): LimitExchange {
  const exchange = new LimitExchange(storage.db, log, 10 * MINUTE);
  exchanges.push(exchange);
  return exchange;
}

function countOnce(store: WindowStore, client = CLIENT): { current: number; ttl: number } {
  let counted = { current: 0, ttl: 0 };
  store.incr(client, (_error, result) => (counted = result ?? counted), MINUTE, MAX);
  return counted;
}
function count(store: WindowStore, times: number, client = CLIENT): number {
  let current = 0;
  for (let time = 0; time < times; time += 1) ({ current } = countOnce(store, client));
  return current;
}
const rows = async () => (await storage.db.execute<{ name: string }>(sql`select name from limit_counts`)).rows;

test('a limit counts what a client has sent to all gateways, and tells it to wait for the last window', async () => {
  const [one, other, third] = [openLimits(), openLimits(), openLimits()];
  const stores = [one, other, third].map((limits) => new WindowStore(limits, 'pages'));
  const [here, there, elsewhere] = stores as [WindowStore, WindowStore, WindowStore];
  expect(count(here, 40)).toBe(40);
  expect(count(there, 30)).toBe(30);
  await one.exchange();
  await other.exchange();
  await third.exchange();
  const { current, ttl } = countOnce(elsewhere);
  expect(current).toBe(71);
  expect(ttl).toBeGreaterThan(MINUTE - 5_000);
  // The clock of PostgreSQL counts on while its response is on the way.
  expect(ttl).toBeLessThan(MINUTE + 1_000);
  expect(count(elsewhere, 1, '203.0.113.8')).toBe(1);
  expect(count(new WindowStore(third, 'queries'), 1)).toBe(1);
});

test('a client that stays far below a limit is never written, and no row shows who a client is', async () => {
  const limits = openLimits();
  const store = new WindowStore(limits, 'pages');
  count(store, 4);
  await limits.exchange();
  expect(await rows()).toEqual([]);
  count(store, 1);
  await limits.exchange();
  const [row] = await rows();
  expect(row?.name).toMatch(/^[\w-]{43}$/);
});

test('what a gateway has counted outlasts it until its window ends, and is deleted then', async () => {
  const leaving = openLimits();
  count(new WindowStore(leaving, 'pages'), 50);
  await leaving.close();
  const limits = openLimits();
  await limits.exchange();
  expect(count(new WindowStore(limits, 'pages'), 1)).toBe(51);
  await storage.db.execute(sql`update limit_counts set expires_at = now() - interval '1 second'`);
  for (let time = 0; time < 30; time += 1) await limits.exchange();
  expect(await rows()).toEqual([]);
  expect(count(new WindowStore(limits, 'pages'), 1)).toBe(1);
});

test('wrong passwords at one gateway cause pauses at the others, and a right one does not undo what others counted', async () => {
  const [one, other] = [openLimits(), openLimits()];
  const [here, there] = [createThrottles(one), createThrottles(other)];
  for (let attempt = 0; attempt < 7; attempt += 1) here.guesses.count(CLIENT);
  expect(here.guesses.waitSeconds(CLIENT)).toBeGreaterThan(0);
  await one.exchange();
  await other.exchange();
  expect(there.guesses.waitSeconds(CLIENT)).toBeGreaterThan(0);
  expect(there.guesses.waitSeconds('203.0.113.8')).toBe(0);
  expect(there.forms.waitSeconds(CLIENT)).toBe(0);
  here.guesses.forget(CLIENT);
  await one.exchange();
  await other.exchange();
  expect(there.guesses.waitSeconds(CLIENT)).toBe(0);
});

test('while the database is away a gateway counts for itself, and goes on with the others when it is back', async () => {
  const [one, other] = [openLimits(), openLimits()];
  const [here, there] = [new WindowStore(one, 'pages'), new WindowStore(other, 'pages')];
  await one.exchange();
  await line.cut();
  expect(count(here, 10)).toBe(10);
  await one.exchange();
  await line.mend();
  await one.exchange();
  await other.exchange();
  expect(count(there, 1)).toBe(11);
  expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
});
