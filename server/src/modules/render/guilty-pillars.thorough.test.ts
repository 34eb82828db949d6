import { setTimeout as sleep } from 'node:timers/promises';
import { pillarBundles } from '../../testing/fixture-bundles';
import { createBareSite, type FixtureSite } from '../../testing/fixture-site';
import { endProgram, listening, runProgram, type Program } from '../../testing/run-program';
import { createDatabase, templateFor, type TestDatabase } from '../../testing/test-database';

/**
 * While a guilty page is asked seven times a second, pages of another pillar stay whole and quick. `GUILT=all` asks
 * each kind of guilt for half a minute, which is longer than a pillar is suspended.
 */
const isLong = process.env['GUILT'] === 'all';
const ASK_EVERY_MS = 143;
const USUAL_MS = isLong ? 10_000 : 1_000;
const BESIDE_MS = isLong ? 35_000 : 2_500;
/** The tests of other suites run beside the short form. A page that waited for a hanging one would take seconds. */
const SLACK_MS = isLong ? 0 : 150;
/** One page that waits for a guilty one would take longer. */
const LONGEST_MS = 3_000;
const kinds = [
  'looping',
  'hoarding',
  'dying',
  'throwing',
  'late',
  'patching',
  'hanging',
  'waiting',
  'leaking',
  'staining',
] as const;

let site: FixtureSite;
let database: TestDatabase;
let program: Program;
let url: string;
beforeAll(async () => {
  site = await createBareSite();
  const pins = ['working', ...kinds].map(async (name) => {
    const server = pillarBundles[name as keyof typeof pillarBundles];
    return [name, await site.writePillar(name, { server })] as const;
  });
  await site.compose(Object.fromEntries(await Promise.all(pins)));
  database = await createDatabase({ template: templateFor(site.release) });
  const environment = { RENDERS_PER_MINUTE: '100000', DATABASE_URL: database.url };
  program = runProgram('server', site, { environment });
  url = await listening(program);
});
afterAll(async () => {
  await endProgram(program, 'SIGTERM');
  await database.drop();
  await site.remove();
});

const isCacheable = ({ headers }: Response) => (headers.get('cache-control') ?? '').includes('s-maxage');
const isWhole = (html: string) => html.includes('<main>done</main>');
const isStrippedAndCacheable = async (response: Response) =>
  /<main>(?:left to the browser|Page Not Found)/.test(await response.text()) && isCacheable(response);

let asked = 0;
/** Asks for pages of the innocent pillar, one after the other. Returns how long each took. */
async function askInnocent(forMs: number): Promise<{ p95: number; longest: number; stripped: number; count: number }> {
  const until = performance.now() + forMs;
  const times: number[] = [];
  let stripped = 0;
  while (performance.now() < until) {
    asked += 1;
    const began = performance.now();
    const response = await fetch(`${url}/working/${asked}`);
    const html = await response.text();
    times.push(performance.now() - began);
    if (!isWhole(html) || !isCacheable(response)) stripped += 1;
    await sleep(20);
  }
  times.sort((one, other) => one - other);
  const p95 = times[Math.floor(times.length * 0.95)] ?? Infinity;
  return { p95, longest: times.at(-1) ?? Infinity, stripped, count: times.length };
}

test.each(kinds)('%s', async (guilty) => {
  // Measured each time, because other programs slow the machine now and then.
  await askInnocent(300);
  const usual = await askInnocent(USUAL_MS);
  const answers: Promise<boolean>[] = [];
  const timer = setInterval(() => {
    asked += 1;
    answers.push(fetch(`${url}/${guilty}/${asked}`).then(isStrippedAndCacheable));
  }, ASK_EVERY_MS);
  const beside = await askInnocent(BESIDE_MS);
  clearInterval(timer);
  const ofGuilty = await Promise.all(answers);
  if (isLong) console.log(guilty, { usual, beside });
  expect(usual.stripped + beside.stripped).toBe(0);
  expect(ofGuilty.filter(Boolean)).toEqual([]);
  expect(beside.longest).toBeLessThan(LONGEST_MS);
  expect(beside.p95).toBeLessThan(2 * usual.p95 + SLACK_MS);
});
