import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { startGateway } from '../gateway';
import { openBrowser } from '../open-browser';
import { dist } from '../paths';
import { chapterPaths, DEFAULT_TRANSLATIONS } from './chapters';
import { checkChapter } from './check-chapter';

const usage = `Usage: npm run hydration -- [--only SLUGS] [--books BEGINNINGS] [--sample N] [--pages N] [--site URL]
Opens every chapter as the server sends it, and reports each that React does not hydrate without errors or warnings.
  --only SLUGS        these translations, such as kjv,web (${DEFAULT_TRANSLATIONS.join(',')})
  --books BEGINNINGS  books whose slugs begin like this, such as gen,1-sam (all)
  --sample N          this many chapters of each translation, spread evenly (all)
  --pages N           this many at a time (3)
  --site URL          a running site; by default the built site is started`;
const DEFAULT_PAGES = '3';
const RENDERS_PER_MINUTE = '999999';
const REPORT_EVERY = 100;
/** Hydration does not depend on images and fonts. */
const textOnly = ['--blink-settings=imagesEnabled=false', '--disable-remote-fonts'];

interface Options {
  translations: readonly string[];
  books: readonly string[];
  sample: number | undefined;
  pages: number;
  site: string | undefined;
}

const say = (text: string) => process.stdout.write(`${text}\n`);

function countFrom(name: string, value: string): number {
  if (!/^[1-9]\d{0,3}$/.test(value)) throw new Error(`--${name} is "${value}": give a number from 1 to 9999`);
  return Number(value);
}

function readOptions(args: string[]): Options | 'help' {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', default: DEFAULT_TRANSLATIONS.join(',') },
      books: { type: 'string', default: '' },
      sample: { type: 'string' },
      pages: { type: 'string', default: DEFAULT_PAGES },
      site: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return 'help';
  return {
    translations: values.only.split(',').filter(Boolean),
    books: values.books.split(',').filter(Boolean),
    sample: values.sample === undefined ? undefined : countFrom('sample', values.sample),
    pages: countFrom('pages', values.pages),
    site: values.site?.replace(/\/$/, ''),
  };
}

/** Checks the chapters, several at a time, and returns how many have faults. */
async function checkAll(browser: Browser, site: string, paths: readonly string[], pages: number): Promise<number> {
  const began = Date.now();
  const waiting = [...paths];
  let done = 0;
  let faulty = 0;
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const faults = await checkChapter(context, site + next);
      done += 1;
      if (faults.length > 0) faulty += 1;
      for (const fault of faults) say(`${next}: ${fault.replace(/\s+/g, ' ')}`);
      if (done % REPORT_EVERY === 0)
        say(`... ${done} of ${paths.length} in ${Math.round((Date.now() - began) / 1_000)} s`);
    }
  };
  await Promise.all(Array.from({ length: pages }, work));
  await context.close();
  return faulty;
}

async function run({ translations, books, sample, pages, site }: Options): Promise<void> {
  if (site === undefined && !existsSync(path.join(dist, 'server/server.js')))
    throw new Error('nothing is built yet: run npm run build');
  const gateway = site === undefined ? await startGateway({ RENDERS_PER_MINUTE }) : undefined;
  try {
    const url = site ?? gateway?.url ?? '';
    const paths = await chapterPaths(url, { translations, books, sample });
    const browser = await openBrowser(textOnly);
    try {
      const faults = await checkAll(browser, url, paths, pages);
      const chapters = paths.length / translations.length;
      say(`${chapters} chapters in ${translations.length} translations, ${faults} faults`);
      if (faults > 0) process.exitCode = 1;
    } finally {
      await browser.close();
    }
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
  process.stderr.write(`The chapters could not be checked: ${reason.replace(/\s+/g, ' ').trim()}\n`);
  process.exitCode = 1;
}
