import type { FigureId } from './figures';
import { chapters, makePlainPages, plainPaths } from './plain-pages';
import { openBrowser } from '../open-browser';
import { line } from './profile';
import { openSlowLine } from './slow-line';
import { brotliResponse, startPlainServer } from './start-plain-server';
import { median } from './statistics';
import { visit, type Visit } from './visit';

type VisitFigure = Extract<FigureId, keyof Visit>;

/** In units of the figures. */
export interface PageRow {
  figure: VisitFigure | 'quickChapter';
  site: number;
  static: number | undefined;
}

export interface PageMeasurement {
  browser: string;
  rows: PageRow[];
  visits: { site: Visit[]; static: Visit[]; quick: Visit[] };
}

const order: readonly VisitFigure[] = [
  'textVisible',
  'largestPaint',
  'layoutShift',
  'scriptBytes',
  'interactive',
  'requests',
  'nextChapter',
  'laterChapter',
  'nextRequests',
  'nextInteraction',
];

function medianOf(visits: readonly Visit[], figure: VisitFigure): number | undefined {
  const values = visits.flatMap((each) => each[figure] ?? []);
  if (values.length < visits.length) return undefined;
  return figure === 'scriptBytes' ? median(values) / 1_000 : median(values);
}

/**
 * Visits the site and a plain page with the same text in turn, so that other load on the machine affects both equally.
 * `slowSite` is the URL of the site over a slow line.
 */
export async function measurePage(site: string, slowSite: string, runs: number): Promise<PageMeasurement> {
  const browser = await openBrowser();
  const plainLine = await openSlowLine(line);
  try {
    const pages = await makePlainPages(browser, site);
    const plain = await startPlainServer(Object.entries(pages).map(([path, html]) => brotliResponse(path, html)));
    plainLine.leadTo(plain.url);
    try {
      const { verse, path } = chapters.first;
      const visits: PageMeasurement['visits'] = { site: [], static: [], quick: [] };
      for (let run = 0; run < runs; run += 1) {
        visits.site.push(await visit(browser, slowSite + path, { verse, scripted: true }));
        visits.static.push(await visit(browser, plainLine.url + plainPaths.first, { verse, scripted: false }));
        visits.quick.push(await visit(browser, site + path, { verse, scripted: true }, false));
      }
      const rows: PageRow[] = order.map((figure) => ({
        figure,
        site: medianOf(visits.site, figure) ?? NaN,
        static: medianOf(visits.static, figure),
      }));
      rows.push({ figure: 'quickChapter', site: medianOf(visits.quick, 'nextChapter') ?? NaN, static: undefined });
      return { browser: `Chromium ${browser.version()}`, rows, visits };
    } finally {
      await plain.stop();
    }
  } finally {
    await plainLine.stop();
    await browser.close();
  }
}
