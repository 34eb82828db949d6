import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Layout } from '../layouts';
import { faultsOf, statusOf, type Secrets } from './invariants';
import { frame, type FuzzRequest } from './request';
import { send, type Client, type Target } from './send';

/** One person sends as much as one machine can, from one address. Each flood has another, so that no limit is used up before it. */
export const attacker = (flood: number) => (): Client => ({ address: `192.0.2.${1 + flood}`, cookie: '' });
const READERS = 200;
/** Limits are for one address, and each reader has another. */
export const readers = (turn: number): Client => ({ address: `198.51.100.${10 + (turn % READERS)}`, cookie: '' });
const ANSWER_MS = 30_000;
const CONNECTIONS = 20;

export interface Flood {
  name: string;
  /** The requests in their order, repeated as long as the flood lasts. Every one differs where that costs the gateway more. */
  request: (turn: number) => FuzzRequest;
}

const post = (query: string): FuzzRequest => ({
  kind: 'flood',
  bytes: frame({
    method: 'POST',
    target: '/data/graphql',
    headers: [['Content-Type', 'application/json']],
    body: JSON.stringify({ query }),
  }),
});
const get = (target: string, headers: readonly (readonly [string, string])[] = []): FuzzRequest => ({
  kind: 'flood',
  bytes: frame({ target, headers }),
});

const dearQueries = [
  '{ verse(id: "Ps.119.1") { words { text lexiconEntry { lemma verses(first: 100) { items { osisId text(translation: "kjv") } } } } } }',
  '{ chapters(osisIds: ["Ps.119", "Ps.78", "1Kgs.8", "Num.7", "Gen.24"], translation: "kjv") { translations { content styling } } }',
  '{ journeys { name stops { place { name body relatedEntities { kind items { item { name } } } } } } }',
  '{ lexiconEntry(strongs: "H430") { lemma verses(first: 100) { items { osisId text(translation: "kjv") } } } }',
  '{ entryList(collection: people, first: 100) { items { name summary body relatedEntities { kind items { item { id name } } } } } }',
  `query { ...f0 } ${Array.from({ length: 17 }, (_, at) => `fragment f${at} on Query { ...f${at + 1} ...f${at + 1} }`).join(' ')} fragment f17 on Query { __typename }`,
];
const LONGEST = '/bible/interlinear/psalms/119';
const LONGEST_VERSES = 176;
const FIVE_PANELS: Layout = 'stack-split';

/** A page with five panels of the longest interlinear passage, each time from other verses, so that it is in no cache. */
const dearPage = (turn: number): FuzzRequest => {
  const panel = (at: number) => `${LONGEST}?v=${1 + ((turn * 4 + at) % LONGEST_VERSES)}`;
  const panels = [1, 2, 3, 4].map((at) => encodeURIComponent(panel(at))).join(',');
  return get(`${LONGEST}?v=${1 + (turn % LONGEST_VERSES)}&layout=${FIVE_PANELS}&panels=${panels}`);
};

/** Compressing takes memory, too. */
const BROWSER_HEADERS = [['Accept-Encoding', 'gzip, deflate, br, zstd']] as const;

/** Pages of every pillar, because a render process keeps what it has loaded of one. */
const ordinaryPages = [
  '/',
  '/bible/genesis/1',
  '/bible/john/3',
  '/bible/cross-references/john/3?v=16',
  '/bible/psalms/23',
  '/encyclopedia',
  '/encyclopedia/ruth',
  '/dictionary/altar',
  '/articles',
  '/resources',
  '/search',
  '/our-story',
];

const PSALMS = 150;
/** One in so many pages is in no cache. */
const EVERY = 10;

const uncachedPage = (turn: number): string => {
  const psalm = 1 + (turn % PSALMS);
  return turn % (2 * EVERY) === 0 ? `/bible/psalms/${psalm}` : `/encyclopedia/psalms/${psalm}/1`;
};

/** Pages that are rendered with code of their own, of one thing each. */
const otherPages = [
  ...ordinaryPages,
  '/bible',
  '/bible/ruth',
  '/bible/translation/kjv',
  '/encyclopedia/people',
  '/encyclopedia/people/ruth',
  '/encyclopedia/places/ephesus',
  '/dictionary',
  '/articles/history/william-tyndale',
  '/resources/maps',
  '/account',
  '/?mdl=preferences',
  '/nowhere',
];

/**
 * The pages of every psalm that are rendered with code of their own, with one of the others. They are more than the cache
 * holds. A gateway that has seen them has compiled what it needs for any page: an attack does not add that.
 */
const daysPages = Array.from({ length: PSALMS }, (_, at) => at + 1).flatMap((psalm) => [
  otherPages[psalm % otherPages.length] ?? '/',
  `/bible/psalms/${psalm}`,
  `/bible/web/psalms/${psalm}`,
  `/bible/interlinear/psalms/${psalm}`,
  `/bible/cross-references/psalms/${psalm}?v=1`,
  `/bible/compare/psalms/${psalm}?translations=kjv,web`,
  `/bible/passage/psa${psalm}`,
  `/bible/psalms/${psalm}?layout=side-right&panels=${encodeURIComponent(`/bible/compare/psalms/${psalm}?translations=kjv,web`)}`,
  `/search?search=psalm+${psalm}`,
  `/encyclopedia/psalms/${psalm}/1`,
]);

/** What readers have asked for by the evening. */
export const daysReading: Flood = {
  name: "a day's reading",
  request: (turn) => get(daysPages[turn % daysPages.length] ?? '/', BROWSER_HEADERS),
};

/** What many readers do at the same time: other floods are compared with it. */
export const ordinaryReading: Flood = {
  name: 'ordinary reading',
  request: (turn) =>
    get(turn % EVERY === 0 ? uncachedPage(turn) : (ordinaryPages[turn % ordinaryPages.length] ?? '/'), BROWSER_HEADERS),
};

/** The floods that one person with one machine can send. */
export const floods: readonly Flood[] = [
  { name: 'dear queries', request: (turn) => post(dearQueries[turn % dearQueries.length] ?? '') },
  { name: 'five panels of the longest interlinear', request: dearPage },
  { name: 'sitemaps for foreign hosts', request: (turn) => get('/sitemap.xml', [['Host', `odd-${turn}.example`]]) },
  {
    name: 'broken upgrades',
    request: () => ({
      kind: 'flood',
      isEndless: true,
      bytes:
        'GET / HTTP/1.1\r\nHost: HOST\r\nX-Forwarded-For: CLIENT\r\nConnection: upgrade\r\nUpgrade: x\r\nContent-Length: z\r\n\r\n',
    }),
  },
  {
    name: 'cookies of 15 kB',
    request: (turn) => get('/', [['Cookie', `dm-language=en; a${turn}=${'x'.repeat(15_000)}`]]),
  },
  { name: 'cookies of 17 kB', request: () => get('/', [['Cookie', `a=${'x'.repeat(17_000)}`]]) },
  { name: 'sign-ins that never end', request: (turn) => get(`/oauth2/login?destination=%2Fbible%2Fpsalms%2F${turn}`) },
  { name: 'long pages', request: (turn) => get(`/bible/web/psalms/119?v=${1 + (turn % LONGEST_VERSES)}`) },
];

/**
 * Floods a gateway for this long. Returns how many answers of each status there were, the most first, and what was wrong with
 * answers. A flood of refusals and redirects is not the attack that its name says.
 */
export async function sendFlood(
  site: string,
  { request }: Flood,
  secrets: Secrets,
  milliseconds: number,
  clientOf: (turn: number) => Client,
) {
  const { hostname, port } = new URL(site);
  const target: Target = { host: hostname, port: Number(port) };
  const end = performance.now() + milliseconds;
  const faults = new Map<string, number>();
  const statuses = new Map<number, number>();
  let turn = 0;
  const work = async () => {
    while (performance.now() < end) {
      turn += 1;
      const sent = request(turn);
      const answer = await send(sent, target, clientOf(turn), ANSWER_MS);
      const status = statusOf(answer);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      for (const fault of faultsOf(sent, answer, secrets)) faults.set(fault, (faults.get(fault) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  const counts = [...statuses]
    .sort(([, one], [, other]) => other - one)
    .map(([status, count]) => `${count} x ${status}`);
  return { answers: counts.join(', '), faults: [...faults].map(([fault, times]) => `${fault} (${times} times)`) };
}

/** Every second connection sends nothing, the others begin a request and send a byte of it now and then. */
const SLOW_BYTE_MS = 1_000;

/** Holds this many connections open for this long, and opens another for each that the gateway ends. */
export async function holdConnections(site: string, count: number, milliseconds: number): Promise<void> {
  const { hostname, port } = new URL(site);
  const sockets = new Set<Socket>();
  let isOver = false;
  const open = (isSlow: boolean) => {
    if (isOver) return;
    const socket = connect(Number(port), hostname);
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      open(isSlow);
    });
    socket.resume();
    if (isSlow) socket.write('GET / HTTP/1.1\r\nX-Slow: ');
  };
  for (let each = 0; each < count; each += 1) open(each % 2 === 0);
  const slowly = setInterval(() => {
    for (const socket of sockets) if (socket.bytesWritten > 0 && socket.writable) socket.write('x');
  }, SLOW_BYTE_MS);
  await sleep(milliseconds);
  isOver = true;
  clearInterval(slowly);
  for (const socket of sockets) socket.destroy();
}
