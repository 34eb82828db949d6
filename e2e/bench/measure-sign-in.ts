import type { FigureId } from './figures';
import { signIn } from '../sign-in';
import { load } from './load';
import { metric } from './metric';
import { chapters } from './plain-pages';

const READERS = 200;
/** How many sign in at once. */
const AT_ONCE = 20;
const SECONDS = 8;
/** What signed-in readers request in a second, each with a session of their own, beside anonymous readers. */
const SESSIONS_PER_SECOND = 200;
const ANONYMOUS_PER_SECOND = 200;
const CONNECTIONS = 10;

/** The readers come from many networks, because one network may sign in only so often. */
const clientOf = (reader: number): string => `192.0.2.${reader + 1}`;

/** Signs all readers in. Returns the cookies of their sessions. */
async function signInAll(site: string): Promise<string[]> {
  const cookies: string[] = [];
  while (cookies.length < READERS) {
    const group = Array.from({ length: AT_ONCE }, (_, index) => signIn(site, clientOf(cookies.length + index)));
    cookies.push(...(await Promise.all(group)));
  }
  return cookies;
}

/** Reads sessions beside cached pages, both at a fixed rate. A response that is no success fails the measurement. */
export async function measureSignIn(site: string): Promise<{ figure: FigureId; value: number }[]> {
  const began = performance.now();
  const cookies = await signInAll(site);
  const signInMs = (performance.now() - began) / READERS;
  const page = chapters.first.path;
  await fetch(site + page);
  const sessions = cookies.map((cookie) => ({ path: '/api/session', headers: { cookie } }));
  const connections = Array.from({ length: CONNECTIONS }, (_, connection) => connection);
  const cpuSeconds = () => metric(site, 'process_cpu_seconds_total');
  const before = await cpuSeconds();
  const [read, pages] = await Promise.all([
    load({
      url: site,
      lists: connections.map((connection) => sessions.filter((_, index) => index % CONNECTIONS === connection)),
      seconds: SECONDS,
      perSecond: SESSIONS_PER_SECOND,
    }),
    load({
      url: site,
      lists: connections.map(() => [{ path: page }]),
      seconds: SECONDS,
      perSecond: ANONYMOUS_PER_SECOND,
    }),
  ]);
  const cpuMs = (1_000 * ((await cpuSeconds()) - before)) / (read.responses + pages.responses);
  return [
    { figure: 'signIn', value: signInMs },
    { figure: 'sessionRate', value: read.perSecond },
    { figure: 'sessionP95', value: read.p95Ms },
    { figure: 'besideP95', value: pages.p95Ms },
    { figure: 'besideCpu', value: cpuMs },
  ];
}
