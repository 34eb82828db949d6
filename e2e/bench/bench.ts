import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { startGateway, type RunningGateway } from '../gateway';
import { openBrowser, openDrawingBrowser } from '../open-browser';
import { dist, loadedData, root } from '../paths';
import { articleTable, entryTable, galleryTable, listTable, mapTable, timelineTable } from './encyclopedia-tables';
import { measureCapacity } from './measure-capacity';
import { measureCompare } from './measure-compare';
import { measureEntry, type ReadPage } from './measure-entry';
import { measureGallery } from './measure-gallery';
import { measureGateway } from './measure-gateway';
import { measureHandouts } from './measure-handouts';
import { measureList } from './measure-list';
import { measureMap } from './measure-map';
import { measurePage, type PageMeasurement } from './measure-page';
import { startProvider } from '../openid-provider';
import { measureSignIn } from './measure-sign-in';
import { measureSearch } from './measure-search';
import { measureTimeline } from './measure-timeline';
import { measurePassage, type PassageReading } from './measure-passage';
import { line, profile } from './profile';
import { formatTable, tableData, type Row, type Table } from './report';
import { openSlowLine } from './slow-line';
import { median } from './statistics';

const usage = `Usage: npm run bench -- [--runs N] [--only PART] [--first-start] [--out FILE]
Measures the built site against a plain page and a bare server, and prints the figures with their targets.
  --runs N       visits of each page, whose medians are reported (5)
  --only PART    measure one part alone: page, compare, search, passage, entry, article, list, gallery, timeline, map, gateway,
                 handouts, sign-in or capacity
  --first-start  also measure the gateway's first start, which loads all content
  --out FILE     write the figures to this file as JSON (test-results/bench.json)`;
const DEFAULT_RUNS = 5;
const STARTS = 3;
/** All load comes from one IP address, whose requests the gateway would otherwise limit. */
const RENDERS_PER_MINUTE = '999999';

const parts = [
  'page',
  'compare',
  'search',
  'passage',
  'entry',
  'article',
  'list',
  'gallery',
  'timeline',
  'map',
  'gateway',
  'handouts',
  'sign-in',
  'capacity',
] as const;
type Part = (typeof parts)[number];

interface Options {
  runs: number;
  only: Part | undefined;
  firstStart: boolean;
  out: string;
}

const say = (text: string) => process.stdout.write(`${text}\n`);

function readOptions(args: string[]): Options | 'help' {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: String(DEFAULT_RUNS) },
      only: { type: 'string' },
      'first-start': { type: 'boolean', default: false },
      out: { type: 'string', default: path.join(root, 'test-results/bench.json') },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return 'help';
  const { runs, out, 'first-start': firstStart } = values;
  const only = parts.find((part) => part === values.only);
  if (!/^[1-9]\d?$/.test(runs)) throw new Error(`--runs is "${runs}": give a number from 1 to 99`);
  if (values.only !== undefined && only === undefined) {
    throw new Error(`--only is "${values.only}": give ${parts.join(', ')}`);
  }
  return { only, runs: Number(runs), firstStart, out: path.resolve(out) };
}

async function timedStart(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<{ gateway: RunningGateway; seconds: number }> {
  const began = performance.now();
  const gateway = await startGateway({ ...env, DATA_DIR: dataDir, RENDERS_PER_MINUTE });
  return { gateway, seconds: (performance.now() - began) / 1_000 };
}

async function withGateway<Result>(
  dataDir: string,
  use: (url: string, pid: number) => Promise<Result>,
  env: Record<string, string> = {},
): Promise<Result & { seconds: number }> {
  const { gateway, seconds } = await timedStart(dataDir, env);
  try {
    return { ...(await use(gateway.url, gateway.pid)), seconds };
  } finally {
    await gateway.stop();
  }
}

/** Loads the content into a data folder. Starts with a copy of the journeys' database, which often has the same release. */
function loadContent(dataDir: string): void {
  if (existsSync(loadedData)) execFileSync('cp', ['-a', `${loadedData}/.`, dataDir]);
  execFileSync(process.execPath, [path.join(dist, 'server/content.js'), 'load'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Seconds until a gateway with an empty data folder has loaded all content and listens. */
async function timeFirstStart(): Promise<number> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'manna-bench-first-'));
  try {
    return (await withGateway(dataDir, () => Promise.resolve({}))).seconds;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Measures the site at the URL of its gateway, and at the one that it has over a slow line. */
async function overSlowLine<Result extends object>(
  dataDir: string,
  measure: (site: string, slowSite: string) => Promise<Result>,
): Promise<Result> {
  const slow = await openSlowLine(line);
  const SITE_CONFIG = path.join(dataDir, 'site.json');
  writeFileSync(SITE_CONFIG, JSON.stringify({ advertiseAddress: slow.url }));
  try {
    const use = async (url: string) => {
      slow.leadTo(url);
      return measure(url, slow.url);
    };
    return await withGateway(dataDir, use, { SITE_CONFIG });
  } finally {
    await slow.stop();
  }
}

async function benchPage(dataDir: string, runs: number): Promise<{ table: Table; details: object }> {
  const { browser, rows, visits } = await overSlowLine<PageMeasurement>(dataDir, (site, slowSite) =>
    measurePage(site, slowSite, runs),
  );
  const title = `Genesis 1 on a cheap phone: ${profile.network} (${profile.downKbit / 1_000} Mbit/s, ${profile.roundTripMs} ms), processor ${profile.slowdown} x slower, median of ${runs}`;
  const table = {
    title,
    columns: ['site', 'static page', 'turning page'],
    rows: rows.map((row): Row => ({ figure: row.figure, values: [row.site, row.static, row.turning] })),
  };
  return { table, details: { browser, profile, runs, visits } };
}

/** Repeats a measurement on one gateway. Each run is a reader's first visit, with nothing cached. */
async function visits<Reading>(
  dataDir: string,
  runs: number,
  measure: (browser: Browser, site: string) => Promise<Reading>,
  open: () => Promise<Browser> = openBrowser,
): Promise<Reading[]> {
  const measured: Reading[] = [];
  const browser = await open();
  try {
    await withGateway(dataDir, async (url) => {
      for (let run = 0; run < runs; run += 1) measured.push(await measure(browser, url));
      return {};
    });
  } finally {
    await browser.close();
  }
  return measured;
}

async function benchCompare(dataDir: string, runs: number): Promise<Table> {
  const measured = await visits(dataDir, runs, measureCompare);
  return {
    title: `A comparison on the same phone, median of ${runs}`,
    columns: ['site'],
    rows: [{ figure: 'compareInteraction', values: [median(measured)] }],
  };
}

async function benchSearch(dataDir: string, runs: number): Promise<Table> {
  const measured = await visits(dataDir, runs, measureSearch);
  /** The median of each key, whose results cost differently: the longest of them. */
  const longestKey = (readings: readonly { readonly keys: readonly number[] }[]) =>
    Math.max(...(readings[0]?.keys.map((_, index) => median(readings.map(({ keys }) => keys[index] ?? NaN))) ?? []));
  const slow = measured.map((reading) => reading.slow);
  const unslowed = measured.map((reading) => reading.unslowed);
  const longestTask = (readings: typeof slow) => median(readings.map(({ task }) => task));
  return {
    title: `Typing on the same phone, median of ${runs}`,
    columns: ['4 x slow', 'unslowed'],
    rows: [
      { figure: 'searchKey', values: [longestKey(slow), longestKey(unslowed)] },
      { figure: 'searchTask', values: [longestTask(slow), longestTask(unslowed)] },
    ],
  };
}

async function benchPassage(dataDir: string, runs: number): Promise<Table> {
  const measured = await visits(dataDir, runs, measurePassage);
  const all = (name: keyof PassageReading) => measured.map((reading) => reading[name]);
  return {
    title: `A passage on the same phone, median of ${runs}`,
    columns: ['site'],
    rows: [
      { figure: 'passageFrames', values: [median(all('frames'))] },
      { figure: 'passageWait', values: [median(all('longestWait'))] },
      { figure: 'passageOwnFrames', values: [median(all('ownFrames'))] },
      { figure: 'passageNodes', values: [Math.max(...all('nodes'))] },
    ],
  };
}

const readOverSlowLine = async (kind: ReadPage, dataDir: string, runs: number) =>
  (await overSlowLine(dataDir, (site, slowSite) => measureEntry(kind, site, slowSite, runs))).readings;

/** The tables of entries and articles, and of what the encyclopedia draws and lists, by part. */
const encyclopediaTables = {
  entry: async (dataDir: string, runs: number) => entryTable(await readOverSlowLine('entry', dataDir, runs)),
  article: async (dataDir: string, runs: number) => articleTable(await readOverSlowLine('article', dataDir, runs)),
  list: async (dataDir: string, runs: number) => listTable(await visits(dataDir, runs, measureList)),
  gallery: async (dataDir: string, runs: number) => galleryTable(await visits(dataDir, runs, measureGallery)),
  timeline: async (dataDir: string, runs: number) => timelineTable(await visits(dataDir, runs, measureTimeline)),
  map: async (dataDir: string, runs: number) => mapTable(await visits(dataDir, runs, measureMap, openDrawingBrowser)),
} as const;

async function benchEncyclopedia(
  dataDir: string,
  runs: number,
  wants: (part: Part) => boolean,
): Promise<Record<string, Table>> {
  const tables: Record<string, Table> = {};
  for (const part of Object.keys(encyclopediaTables) as (keyof typeof encyclopediaTables)[]) {
    if (!wants(part)) continue;
    const table = await encyclopediaTables[part](dataDir, runs);
    say(`${formatTable(table)}\n`);
    tables[part] = table;
  }
  return tables;
}

async function benchGateway(dataDir: string, withFirstStart: boolean): Promise<{ table: Table; notes: string[] }> {
  const firstStart = withFirstStart ? await timeFirstStart() : undefined;
  const starts: number[] = [];
  for (let start = 1; start < STARTS; start += 1) {
    starts.push((await withGateway(dataDir, () => Promise.resolve({}))).seconds);
  }
  const { rows, notes, seconds } = await withGateway(dataDir, measureGateway);
  const measured = rows.map(({ figure, gateway, node, nginx }): Row => ({ figure, values: [gateway, node, nginx] }));
  const table: Table = {
    title: `The gateway at full speed on ${availableParallelism()} cores, which it shares with the load`,
    columns: ['gateway', 'bare node', 'nginx'],
    rows: [
      ...measured,
      ...(firstStart === undefined ? [] : [{ figure: 'firstStart' as const, values: [firstStart] }]),
      { figure: 'start', values: [median([...starts, seconds])] },
    ],
  };
  return { table, notes };
}

/** Leaves a gateway one core. Only Linux has the command; elsewhere the table does not say so. */
function pinToOneCore(pid: number): boolean {
  try {
    execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', '0', String(pid)], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function benchHandouts(dataDir: string): Promise<Table> {
  // Those of the last run are stored.
  rmSync(path.join(dataDir, 'handouts'), { recursive: true, force: true });
  const { rows } = await withGateway(dataDir, measureHandouts, { HANDOUTS_PER_MINUTE: '1000' });
  return { title: 'Files to print, beside pages', columns: ['site'], rows };
}

/** Measures a gateway whose readers sign in at a provider. */
async function withProvider<Result>(
  dataDir: string,
  measure: (url: string, pid: number) => Promise<Result>,
): Promise<Result & { seconds: number }> {
  const provider = await startProvider();
  const SITE_CONFIG = path.join(dataDir, 'sign-in.json');
  const accounts = { provider: 'oidc', issuer: provider.issuer, clientId: 'daily-manna' };
  writeFileSync(SITE_CONFIG, JSON.stringify({ accounts }));
  try {
    return await withGateway(dataDir, measure, { SITE_CONFIG, TRUSTED_PROXIES: '127.0.0.1' });
  } finally {
    await provider.stop();
  }
}

async function benchSignIn(dataDir: string): Promise<Table> {
  const { rows, isPinned } = await withProvider(dataDir, async (url, pid) => ({
    isPinned: pinToOneCore(pid),
    rows: await measureSignIn(url),
  }));
  return {
    title: `Readers with 200 sessions, beside others, without a failed request${isPinned ? '; the gateway has one core' : ''}`,
    columns: ['gateway'],
    rows: rows.map(({ figure, value }): Row => ({ figure, values: [value] })),
  };
}

async function benchCapacity(dataDir: string): Promise<Table> {
  const { rows } = await withProvider(dataDir, async (url, pid) => ({
    rows: await measureCapacity(url, pid, dataDir),
  }));
  return {
    title: 'For a thousand readers at the same moment, without a failed request',
    columns: ['site'],
    rows: rows.map(({ figure, value }): Row => ({ figure, values: [value] })),
  };
}

async function bench({ only, runs, firstStart, out }: Options): Promise<void> {
  if (!existsSync(path.join(dist, 'server/server.js'))) throw new Error('nothing is built yet: run npm run build');
  const dataDir = mkdtempSync(path.join(tmpdir(), 'manna-bench-'));
  try {
    loadContent(dataDir);
    const wants = (part: Part) => only === undefined || only === part;
    const page = wants('page') ? await benchPage(dataDir, runs) : undefined;
    if (page) say(`${formatTable(page.table)}\n`);
    const compare = wants('compare') ? await benchCompare(dataDir, runs) : undefined;
    if (compare) say(`${formatTable(compare)}\n`);
    const search = wants('search') ? await benchSearch(dataDir, runs) : undefined;
    if (search) say(`${formatTable(search)}\n`);
    const passage = wants('passage') ? await benchPassage(dataDir, runs) : undefined;
    if (passage) say(`${formatTable(passage)}\n`);
    const encyclopedia = await benchEncyclopedia(dataDir, runs, wants);
    const gateway = wants('gateway') ? await benchGateway(dataDir, firstStart) : undefined;
    if (gateway) say([formatTable(gateway.table), ...gateway.notes, ''].join('\n'));
    const handouts = wants('handouts') ? await benchHandouts(dataDir) : undefined;
    if (handouts) say(`${formatTable(handouts)}\n`);
    const signIn = wants('sign-in') ? await benchSignIn(dataDir) : undefined;
    if (signIn) say(`${formatTable(signIn)}\n`);
    const capacity = wants('capacity') ? await benchCapacity(dataDir) : undefined;
    if (capacity) say(`${formatTable(capacity)}\n`);

    const data = {
      measuredAt: new Date().toISOString(),
      machine: { node: process.version, processor: cpus()[0]?.model, cores: availableParallelism() },
      ...(page && { page: { figures: tableData(page.table), ...page.details } }),
      ...(compare && { compare: { figures: tableData(compare), runs } }),
      ...(search && { search: { figures: tableData(search), runs } }),
      ...(passage && { passage: { figures: tableData(passage), runs } }),
      ...Object.fromEntries(
        Object.entries(encyclopedia).map(([part, table]) => [part, { figures: tableData(table), runs }]),
      ),
      ...(signIn && { signIn: { figures: tableData(signIn) } }),
      ...(capacity && { capacity: { figures: tableData(capacity) } }),
      ...(handouts && { handouts: { figures: tableData(handouts) } }),
      ...(gateway && { gateway: { figures: tableData(gateway.table), notes: gateway.notes } }),
    };
    mkdirSync(path.dirname(out), { recursive: true });
    writeFileSync(out, `${JSON.stringify(data, null, 2)}\n`);
    say(`Written to ${path.relative(process.cwd(), out)}`);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') say(usage);
  else await bench(options);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The bench could not measure: ${reason.replace(/\s+/g, ' ').trim()}\n`);
  process.exitCode = 1;
}
