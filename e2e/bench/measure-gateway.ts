import { get } from 'node:http';
import type { FigureId } from './figures';
import { load, type LoadResult } from './load';
import { measureQueries } from './measure-queries';
import { metric } from './metric';
import { startFront, startNginx } from './nginx';
import { chapters } from './plain-pages';
import type { PlainResponse } from './plain-server';
import { chapterPaths } from './site-paths';
import { startPlainServer, type MeasuredServer, type PlainServer } from './start-plain-server';

const CONNECTIONS = 10;
const WARM_UP_SECONDS = 2;
const LOAD_SECONDS = 5;
/** How long uncached chapters are requested. The site has more chapters than it can render in that time. */
const COLD_SECONDS = 12;
const HOME = '/';
/** A single-threaded server that uses this share of a processor is the bottleneck, not the load generator. */
const BUSY = 0.9;
const SAME_BYTES = '/same-bytes.html';

/** In units of the figures. `node` and `nginx` respond with the same bytes. */
export interface GatewayRow {
  figure: FigureId;
  gateway: number;
  node?: number;
  nginx?: number | undefined;
}

export interface GatewayMeasurement {
  rows: GatewayRow[];
  notes: string[];
}

interface CachedLoad extends LoadResult {
  perCoreSecond: number;
  /** Share of one processor that the server used. */
  busy: number;
}

/** The gateway's response at a URL, with its body byte for byte. */
function captureResponse(url: string): Promise<PlainResponse> {
  // fetch would decode the body.
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { 'content-type': type = 'text/html', 'content-encoding': encoding = 'identity' } = response.headers;
        const headers = { 'content-type': type, 'content-encoding': encoding };
        resolve({ path: SAME_BYTES, headers, body: Buffer.concat(chunks) });
      });
    }).on('error', reject);
  });
}

/** Requests the same page again and again. The rate per second of processor time does not depend on the load's speed. */
async function loadCached({ url, cpuSeconds }: MeasuredServer, path: string): Promise<CachedLoad> {
  const lists = Array.from({ length: CONNECTIONS }, () => [{ path }]);
  await load({ url, lists, seconds: WARM_UP_SECONDS });
  const before = await cpuSeconds();
  const result = await load({ url, lists, seconds: LOAD_SECONDS });
  const used = (await cpuSeconds()) - before;
  return { ...result, perCoreSecond: result.responses / used, busy: used / LOAD_SECONDS };
}

function notesOn(servers: Record<string, CachedLoad | undefined>): string[] {
  return Object.entries(servers).flatMap(([name, result]) => {
    if (!result) return [`No ${name} runs here: the comparison with it is left out.`];
    if (!(result.busy < BUSY)) return [];
    const share = Math.round(result.busy * 100);
    return [
      `${name} was busy for only ${share} % of the time: its requests per second show what was sent, not what it can do.`,
    ];
  });
}

async function measured(server: PlainServer | undefined, path = SAME_BYTES): Promise<CachedLoad | undefined> {
  if (!server) return undefined;
  try {
    return await loadCached(server, path);
  } finally {
    await server.stop();
  }
}

/** A server in front of another, whose processor time is that of both. */
const behind = (front: PlainServer | undefined, { cpuSeconds }: MeasuredServer): PlainServer | undefined =>
  front && { ...front, cpuSeconds: async () => (await front.cpuSeconds()) + (await cpuSeconds()) };

/** Splits a list into equal parts, and drops the remainder. */
function parts<Item>(items: readonly Item[], count: number): Item[][] {
  const size = Math.floor(items.length / count);
  return Array.from({ length: count }, (_, part) => items.slice(part * size, (part + 1) * size));
}

/** Measures a gateway that was just started under load, at full speed. */
export async function measureGateway(site: string): Promise<GatewayMeasurement> {
  const requests = (await chapterPaths(site)).map((path) => ({ path }));
  const gateway = { url: site, cpuSeconds: () => metric(site, 'process_cpu_seconds_total') };
  const half = requests.length / 2;
  const before = await gateway.cpuSeconds();
  const alone = await load({ url: site, lists: [requests.slice(0, half)], seconds: COLD_SECONDS });
  const together = await load({ url: site, lists: parts(requests.slice(half), CONNECTIONS), seconds: COLD_SECONDS });
  const coldCpuMs = (1_000 * ((await gateway.cpuSeconds()) - before)) / (alone.responses + together.responses);
  const queries = await measureQueries(site);
  const home = await load({ url: site, lists: [[{ path: HOME }]], seconds: LOAD_SECONDS });
  const cached = await loadCached(gateway, chapters.first.path);
  const memory = (await metric(site, 'process_resident_memory_bytes')) / 1e6;

  const response = await captureResponse(site + chapters.first.path);
  const node = await measured(await startPlainServer([response]));
  const nginx = await measured(await startNginx(response));
  const front = await measured(behind(await startFront(site, chapters.first.path), gateway), chapters.first.path);
  const compared = (figure: FigureId, value: (result: CachedLoad) => number): GatewayRow => ({
    figure,
    gateway: value(cached),
    ...(node && { node: value(node) }),
    ...(nginx && { nginx: value(nginx) }),
  });
  return {
    notes: notesOn({ gateway: cached, 'bare node': node, nginx }),
    rows: [
      compared('cachedRate', ({ perSecond }) => perSecond),
      compared('cachedCoreRate', ({ perCoreSecond }) => perCoreSecond),
      ...(front && nginx
        ? [{ figure: 'frontCoreRate' as const, gateway: front.perCoreSecond, nginx: nginx.perCoreSecond }]
        : []),
      compared('cachedP95', ({ p95Ms }) => p95Ms),
      { figure: 'homeP95', gateway: home.p95Ms },
      { figure: 'coldP95', gateway: alone.p95Ms },
      { figure: 'coldRate', gateway: together.perSecond },
      { figure: 'coldRateP95', gateway: together.p95Ms },
      { figure: 'coldCpu', gateway: coldCpuMs },
      ...queries,
      { figure: 'memory', gateway: memory },
    ],
  };
}
