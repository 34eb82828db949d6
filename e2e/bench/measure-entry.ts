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

/** The pages whose text is compared with that of a plain page: the path, and words of its text within one text node. */
const readPages = {
  entry: { path: '/encyclopedia/people/abraham', words: 'Called by God from Mesopotamia' },
  article: { path: '/articles/history/assyria-and-the-two-kingdoms', words: 'In a glass case in London' },
} as const;
export type ReadPage = keyof typeof readPages;

const PLAIN_PATH = '/plain.html';
/** What only maps, the timeline and family trees need. An entry without a map in sight loads none of it. */
const drawingCode = /maplibre|d3-zoom|d3-hierarchy/;

/** An entry or an article as it loads. */
export interface EntryReading {
  /** Milliseconds until its text is painted, and that of a plain page with the same text. */
  site: number;
  plain: number;
  /** The sum of its layout shifts. */
  shift: number;
  /** Kilobytes of scripts that draw maps, the timeline or trees. */
  drawingBytes: number;
}

interface OpenedPage {
  /** Milliseconds until the words are painted. */
  visible: number;
  shift: number;
  /** All that the page has loaded. */
  log: NetworkLog;
}

/** Opens a page with these words on a slow phone. */
async function openPage(browser: Browser, url: string, words: string): Promise<OpenedPage> {
  return inPage(await newReader(browser), async ({ page, session, log }) => {
    await slowProcessor(session);
    await page.addInitScript(installProbe, { verse: words, hydrated: false });
    await page.goto(url, { timeout: LIMIT_MS });
    await log.quiet(QUIET_MS);
    const { textVisible, layoutShift } = await readWhenKnown(page, 'textVisible', 'its text was painted');
    return { visible: textVisible, shift: layoutShift, log };
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
 * Opens a page and a plain page with its text in turn, both over a slow line. `slowSite` is the URL of the site over it.
 */
export async function measureEntry(
  kind: ReadPage,
  site: string,
  slowSite: string,
  runs: number,
): Promise<{ readings: EntryReading[] }> {
  const { path, words } = readPages[kind];
  const browser = await openBrowser();
  const plainLine = await openSlowLine(line);
  try {
    const page = await makePlainPage(browser, site + path, words);
    const plain = await startPlainServer([brotliResponse(PLAIN_PATH, page)]);
    plainLine.leadTo(plain.url);
    try {
      const readings: EntryReading[] = [];
      for (let run = 0; run < runs; run += 1) {
        const own = await openPage(browser, slowSite + path, words);
        const other = await openPage(browser, plainLine.url + PLAIN_PATH, words);
        const drawingBytes = await drawingBytesOf(own.log, site);
        readings.push({ site: own.visible, plain: other.visible, shift: own.shift, drawingBytes });
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
