import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startGateway } from '../gateway';
import { openBrowser } from '../open-browser';
import { dist } from '../paths';
import { checkLinks, checkPages } from './check-entries';
import { checkShifts } from './check-shifts';
import { entryPaths } from './entry-paths';
import { openRequests } from './request-page';

const usage = `Usage: npm run entries -- [--only BEGINNING] [--shifts N] [--connections N] [--site URL]
Requests every entry of the encyclopedia and the dictionary, every article and every resource as the server renders it, and
everything that it links to. Reports each page without status 200, with other than one h1 or not rendered whole, each broken
link, and each layout shift.
  --only BEGINNING   paths that begin like this, such as /encyclopedia/tribes (all)
  --shifts N         opens this many of the pages, spread evenly, in a browser on a phone and on a desktop (40; 0 for none)
  --connections N    this many requests at a time (4)
  --site URL         a running site; by default the built site is started`;
const RENDERS_PER_MINUTE = '999999';
const PAGES = 2;

interface Options {
  only: string;
  shifts: number;
  connections: number;
  site: string | undefined;
}

const say = (text: string) => void process.stdout.write(`${text}\n`);

function countFrom(name: string, value: string, least: number): number {
  const count = Number(value);
  if (!/^\d{1,5}$/.test(value) || count < least)
    throw new Error(`--${name} is "${value}": give a number from ${least} to 99999`);
  return count;
}

function readOptions(args: string[]): Options | 'help' {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', default: '' },
      shifts: { type: 'string', default: '40' },
      connections: { type: 'string', default: '4' },
      site: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return 'help';
  return {
    only: values.only,
    shifts: countFrom('shifts', values.shifts, 0),
    connections: countFrom('connections', values.connections, 1),
    site: values.site?.replace(/\/$/, ''),
  };
}

/** Counts the views of some of the pages that shift. */
async function shiftsOf(site: string, paths: readonly string[], count: number): Promise<number> {
  const every = Math.max(1, Math.floor(paths.length / count));
  const some = paths.filter((_, index) => index % every === 0).slice(0, count);
  const browser = await openBrowser();
  try {
    const shifting = await checkShifts(browser, site, { paths: some, pages: PAGES, report: say });
    say(`${some.length} of them in a browser, on a phone and on a desktop: ${shifting} views with layout shifts`);
    return shifting;
  } finally {
    await browser.close();
  }
}

/** Returns how many faults there are. */
async function check(site: string, { only, shifts, connections }: Options): Promise<number> {
  const requests = openRequests(site, connections);
  try {
    const all = await entryPaths(requests);
    const paths = all.filter((one) => one.startsWith(only));
    if (paths.length === 0) throw new Error(`no entry has a path that begins with "${only}"`);
    const began = Date.now();
    const { faulty, links } = await checkPages(requests, site, { paths, connections, report: say });
    const checked = new Set(paths);
    const others = new Map([...links].filter(([link]) => !checked.has(link)));
    const broken = await checkLinks(requests, { links: others, connections, report: say });
    const seconds = Math.round((Date.now() - began) / 1_000);
    say(`${paths.length} entries, ${faulty} with faults; ${links.size} linked pages, ${broken} broken; ${seconds} s`);
    return faulty + broken + (shifts > 0 ? await shiftsOf(site, paths, shifts) : 0);
  } finally {
    requests.close();
  }
}

async function run(options: Options): Promise<void> {
  if (options.site === undefined && !existsSync(path.join(dist, 'server/server.js')))
    throw new Error('nothing is built yet: run npm run build');
  const gateway = options.site === undefined ? await startGateway({ RENDERS_PER_MINUTE }) : undefined;
  try {
    const faults = await check(options.site ?? gateway?.url ?? '', options);
    if (faults > 0) process.exitCode = 1;
  } finally {
    await gateway?.stop();
  }
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') say(usage);
  else await run(options);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The entries could not be checked: ${reason.replace(/\s+/g, ' ').trim()}\n`);
  process.exitCode = 1;
}
