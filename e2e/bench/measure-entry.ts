import type { Browser } from '@playwright/test';
import type { NetworkLog } from '../network-log';
import { openBrowser } from '../open-browser';
import { inPage } from './in-page';
import { installProbe } from './page-probe';
import { makePlainPage } from './plain-pages';
import { line, newReader, slowProcessor } from './profile';
import { openSlowLine } from './slow-line';
import { brotliResponse, startPlainServer } from './start-plain-server';
import { LIMIT_MS, QUIET_MS, readWhenKnown } from './visit';

const PATH = '/encyclopedia/people/abraham';
const WORDS = 'Called by God from Mesopotamia';
const PLAIN_PATH = '/abraham.html';
/** What only maps, the timeline and family trees need. An entry without a map in sight loads none of it. */
const drawingCode = /maplibre|d3-zoom|d3-hierarchy/;

/** An entry as it loads. */
export interface EntryReading {
  /** Milliseconds until its text is painted, and that of a plain page with the same text. */
  site: number;
  plain: number;
  /** Kilobytes of scripts that draw maps, the timeline or trees. */
  drawingBytes: number;
}

/** Milliseconds until the words are painted on a slow phone, and the scripts that the page has loaded. */
async function openEntry(browser: Browser, url: string): Promise<{ visible: number; log: NetworkLog }> {
  return inPage(await newReader(browser), async ({ page, session, log }) => {
    await slowProcessor(session);
    await page.addInitScript(installProbe, { verse: WORDS, hydrated: false });
    await page.goto(url, { timeout: LIMIT_MS });
    await log.quiet(QUIET_MS);
    return { visible: (await readWhenKnown(page, 'textVisible', 'its text was painted')).textVisible, log };
  });
}

/** Kilobytes of the scripts whose code is that of maps, the timeline or trees. */
async function drawingBytesOf({ requests }: NetworkLog, site: string): Promise<number> {
  const scripts = requests.filter(({ type }) => type === 'Script');
  const sizes = await Promise.all(
    scripts.map(async ({ url, bytes }) => {
      const code = await (await fetch(new URL(new URL(url).pathname, site))).text();
      return drawingCode.test(code) ? bytes : 0;
    }),
  );
  return sizes.reduce((sum, bytes) => sum + bytes, 0) / 1_000;
}

/**
 * Opens an entry and a plain page with its text in turn, both over a slow line. `slowSite` is the URL of the site over it.
 */
export async function measureEntry(
  site: string,
  slowSite: string,
  runs: number,
): Promise<{ readings: EntryReading[] }> {
  const browser = await openBrowser();
  const plainLine = await openSlowLine(line);
  try {
    const page = await makePlainPage(browser, site + PATH, WORDS);
    const plain = await startPlainServer([brotliResponse(PLAIN_PATH, page)]);
    plainLine.leadTo(plain.url);
    try {
      const readings: EntryReading[] = [];
      for (let run = 0; run < runs; run += 1) {
        const entry = await openEntry(browser, slowSite + PATH);
        const other = await openEntry(browser, plainLine.url + PLAIN_PATH);
        const drawingBytes = await drawingBytesOf(entry.log, site);
        readings.push({ site: entry.visible, plain: other.visible, drawingBytes });
      }
      return { readings };
    } finally {
      await plain.stop();
    }
  } finally {
    await plainLine.stop();
    await browser.close();
  }
}
