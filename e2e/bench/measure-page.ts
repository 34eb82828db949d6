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
  /** A plain page with the same text, whose next chapter is another document. */
  static: number | undefined;
  /** A plain page that shows its next chapter itself. */
  turning: number | undefined;
}

export interface PageMeasurement {
  browser: string;
  rows: PageRow[];
  visits: Record<'site' | 'static' | 'turning' | 'quick', Visit[]>;
}

const firstPageFigures: readonly VisitFigure[] = [
  'textVisible',
  'largestPaint',
  'layoutShift',
  'scriptBytes',
  'interactive',
  'requests',
];
const stepFigures: readonly VisitFigure[] = ['nextChapter', 'laterChapter', 'nextRequests', 'nextInteraction'];

function medianOf(visits: readonly Visit[], figure: VisitFigure): number | undefined {
  const values = visits.flatMap((each) => each[figure] ?? []);
  if (values.length < visits.length) return undefined;
  return figure === 'scriptBytes' ? median(values) / 1_000 : median(values);
}

/**
 * Visits the site and plain pages with the same text in turn, so that other load on the machine affects both equally.
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
      const visits: PageMeasurement['visits'] = { site: [], static: [], turning: [], quick: [] };
      for (let run = 0; run < runs; run += 1) {
        visits.site.push(await visit(browser, slowSite + path, { verse, hydrated: true }));
        const plainVisit = { verse, hydrated: false };
        visits.static.push(await visit(browser, plainLine.url + plainPaths.first, { ...plainVisit, leaves: true }));
        visits.turning.push(await visit(browser, plainLine.url + plainPaths.turning, plainVisit));
        visits.quick.push(await visit(browser, site + path, { verse, hydrated: true, isSlowed: false }));
      }
      const row = (figure: VisitFigure): PageRow => ({
        figure,
        site: medianOf(visits.site, figure) ?? NaN,
        static: medianOf(visits.static, figure),
        // It has three chapters, so only its steps can be compared.
        turning: stepFigures.includes(figure) ? medianOf(visits.turning, figure) : undefined,
      });
      const quick = medianOf(visits.quick, 'nextChapter') ?? NaN;
      const rows: PageRow[] = [
        ...firstPageFigures.map(row),
        ...stepFigures.map(row),
        { figure: 'quickChapter', site: quick, static: undefined, turning: undefined },
      ];
      return { browser: `Chromium ${browser.version()}`, rows, visits };
    } finally {
      await plain.stop();
    }
  } finally {
    await plainLine.stop();
    await browser.close();
  }
}
