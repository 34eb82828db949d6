import { readEntryPage } from './entry-page';
import type { Requests } from './request-page';

const REPORT_EVERY = 500;

type Report = (line: string) => void;

/** Calls `work` with each value, with `count` at a time. */
export async function eachOf<Value>(
  values: readonly Value[],
  count: number,
  work: (value: Value) => Promise<void>,
): Promise<void> {
  const waiting = values.values();
  const worker = async () => {
    for (const value of waiting) await work(value);
  };
  await Promise.all(Array.from({ length: count }, worker));
}

interface Found {
  /** How many pages have faults. */
  faulty: number;
  /** The paths that the pages link to, each with one page that does. */
  links: Map<string, string>;
}

/** Requests each page, and checks its status, its heading and the links within it. */
export async function checkPages(
  requests: Requests,
  site: string,
  { paths, connections, report }: { paths: readonly string[]; connections: number; report: Report },
): Promise<Found> {
  const links = new Map<string, string>();
  let faulty = 0;
  let done = 0;
  await eachOf(paths, connections, async (path) => {
    const { status, html, isWhole } = await requests.page(path);
    const page = status === 200 ? readEntryPage(html, site + path) : { faults: [`status ${status}`], links: [] };
    if (!isWhole) page.faults.push('the server left a part of it to the browser');
    for (const link of page.links) if (!links.has(link)) links.set(link, path);
    for (const fault of page.faults) report(`${path}: ${fault}`);
    if (page.faults.length > 0) faulty += 1;
    done += 1;
    if (done % REPORT_EVERY === 0) report(`... ${done} of ${paths.length} pages`);
  });
  return { faulty, links };
}

/** Requests what the pages link to. Returns how many of these paths lead nowhere, or have moved. */
export async function checkLinks(
  requests: Requests,
  { links, connections, report }: { links: ReadonlyMap<string, string>; connections: number; report: Report },
): Promise<number> {
  let broken = 0;
  await eachOf([...links], connections, async ([link, from]) => {
    const { status, location, isWhole } = await requests.page(link);
    // A redirect for now, such as from the login to the accounts server, is no fault; a page that has moved is one.
    const isPlay = link.endsWith('/play');
    if (status === 302 || (status === 200 && (isWhole || !isPlay))) return;
    broken += 1;
    if (status === 200) report(`${link}: the server left a part of it to the browser`);
    else report(`${link}: status ${status}${location === undefined ? '' : ` to ${location}`}, linked from ${from}`);
  });
  return broken;
}
