import type { FigureId } from './figures';
import { load } from './load';
import { metric } from './metric';
import { chapterPaths } from './site-paths';

const READERS = 50;
/** Uncached pages a second, as a site with many readers has them. */
const PAGES_PER_SECOND = 20;
const CONNECTIONS = 4;
const SECONDS = 8;
/** Segments of the path of a chapter in the site's own translation, which has all of them. */
const inSiteDefault = '/bible/john/3'.split('/').length;

export interface HandoutReading {
  rows: { figure: FigureId; values: [number] }[];
}

async function fileMs(site: string, path: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(`${site}/handouts${path}.pdf`);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path}.pdf responded with ${response.status}`);
  return performance.now() - began;
}

/** Measures one PDF, and uncached pages alone and beside fifty PDFs that readers want at once. */
export async function measureHandouts(site: string): Promise<HandoutReading> {
  // A translation of the Old Testament has no text for the others.
  const paths = (await chapterPaths(site)).filter((path) => path.split('/').length === inSiteDefault);
  const take = (count: number) => paths.splice(0, count);
  const pages = () => {
    const lists = Array.from({ length: CONNECTIONS }, () =>
      take((PAGES_PER_SECOND * SECONDS) / CONNECTIONS).map((path) => ({ path })),
    );
    return load({ url: site, lists, perSecond: PAGES_PER_SECOND });
  };
  // The first pages after a start are slower.
  await pages();
  const [first = '', second = ''] = take(2);
  const started = await fileMs(site, first);
  const warm = await fileMs(site, second);
  const alone = await pages();
  const [beside, files] = await Promise.all([pages(), Promise.all(take(READERS).map((path) => fileMs(site, path)))]);
  return {
    rows: [
      { figure: 'handoutFirst', values: [started] },
      { figure: 'handout', values: [warm] },
      { figure: 'handoutsLast', values: [Math.max(...files)] },
      { figure: 'pagesAloneP95', values: [alone.p95Ms] },
      { figure: 'pagesBesideP95', values: [beside.p95Ms] },
      { figure: 'handoutsMemory', values: [(await metric(site, 'process_resident_memory_bytes')) / 1e6] },
    ],
  };
}
