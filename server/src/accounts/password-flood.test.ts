import { setTimeout as sleep } from 'node:timers/promises';
import { thorough } from '@manna/shared/testing/thorough';
import { freshEmail } from '../testing/account-readers';
import { pillarBundles } from '../testing/fixture-bundles';
import { createBareSite, type FixtureSite } from '../testing/fixture-site';
import { PlainBrowser } from '../testing/plain-browser';
import { endProgram, listening, runProgram, type Program } from '../testing/run-program';
import { createDatabase, templateFor, type TestDatabase } from '../testing/test-database';

const ATTEMPTS = 50;
const USUAL_MS = 1_000;
const FLOOD_MS = 2_000;
/** The tests of other suites run beside this one, and the readers of the flood are in its own process. */
const SLACK_MS = 150;
/** A page that waited for the passwords before it would take longer: 32 hashes, on a machine that is four times slower. */
const LONGEST_MS = 3_000;
/** A reader who is told that too many sign in tries again after a moment. */
const AGAIN_AFTER_MS = 200;

let site: FixtureSite;
let database: TestDatabase;
let program: Program;
let url: string;
beforeAll(async () => {
  site = await createBareSite();
  await site.compose({ working: await site.writePillar('working', { server: pillarBundles.working }) });
  database = await createDatabase({ template: templateFor(site.release) });
  const environment = {
    RENDERS_PER_MINUTE: '100000',
    DATABASE_URL: database.url,
    TRUSTED_PROXIES: '127.0.0.1,::1',
  };
  program = runProgram('server', site, { environment });
  url = await listening(program);
});
afterAll(async () => {
  await endProgram(program, 'SIGTERM');
  await database.drop();
  await site.remove();
});

let asked = 0;
/** Asks for a page that nobody has asked for, and for the health of the gateway, one after the other. */
async function measure(isOver: () => boolean) {
  const times: Record<'page' | 'health', number[]> = { page: [], health: [] };
  const ask = async (kind: keyof typeof times, path: string) => {
    const began = performance.now();
    const response = await fetch(url + path);
    const text = await response.text();
    times[kind].push(performance.now() - began);
    expect([response.status, kind === 'health' || text.includes('<main>done</main>')]).toEqual([200, true]);
  };
  while (!isOver()) {
    asked += 1;
    await ask('page', `/working/${asked}`);
    await ask('health', '/healthz');
    await sleep(20);
  }
  return { page: summaryOf(times.page), health: summaryOf(times.health) };
}
function summaryOf(times: number[]) {
  times.sort((one, other) => one - other);
  return { p95: times[Math.floor(times.length * 0.95)] ?? Infinity, longest: times.at(-1) ?? Infinity };
}

const after = (ms: number) => {
  const until = performance.now() + ms;
  return () => performance.now() > until;
};

thorough.test('pages and health checks are quick while 50 readers try passwords at once', async () => {
  const { headers } = await fetch(`${url}/oauth2/login`, { redirect: 'manual' });
  const { origin } = new URL(headers.get('location') ?? '');
  const readers = Array.from({ length: ATTEMPTS }, () => new PlainBrowser());
  for (const reader of readers) await reader.open(`${origin}/sign-in`);
  await measure(after(300));
  const usual = await measure(after(USUAL_MS));

  const statuses: number[] = [];
  let isOver = false;
  const flood = readers.map(async (reader) => {
    while (!isOver) {
      const form = reader.page;
      const { status } = await reader.send('/sign-in', { email: freshEmail(), password: 'still waters by night' });
      statuses.push(status);
      reader.page = form;
      if (status === 503) await sleep(AGAIN_AFTER_MS);
    }
  });
  const beside = await measure(after(FLOOD_MS));
  isOver = true;
  await Promise.all(flood);

  // Passwords were verified all the time, and more waited than may.
  expect(new Set(statuses)).toEqual(new Set([422, 503]));
  for (const kind of ['page', 'health'] as const) {
    expect(beside[kind].longest).toBeLessThan(LONGEST_MS);
    expect(beside[kind].p95).toBeLessThan(4 * usual[kind].p95 + SLACK_MS);
  }
});
