import type { FigureId } from './figures';
import { signIn } from '../sign-in';
import { load } from './load';
import { chapters } from './plain-pages';

const READERS = 20;
const SECONDS = 8;
/** What signed-in readers ask in a second, beside anonymous readers. */
const SESSIONS_PER_SECOND = 200;
const ANONYMOUS_PER_SECOND = 200;
const CONNECTIONS = 10;

/** Reads sessions beside cached pages, both at a fixed rate. A response that is no success fails the measurement. */
export async function measureSignIn(site: string): Promise<{ figure: FigureId; value: number }[]> {
  const began = performance.now();
  const readers = await Promise.all(Array.from({ length: READERS }, () => signIn(site)));
  const signInMs = (performance.now() - began) / READERS;
  const page = chapters.first.path;
  await fetch(site + page);
  const lists = (list: { path: string; headers?: Record<string, string> }[]) =>
    Array.from({ length: CONNECTIONS }, () => list);
  const sessions = readers.map((cookie) => ({ path: '/api/session', headers: { cookie } }));
  const [read, pages] = await Promise.all([
    load({ url: site, lists: lists(sessions), seconds: SECONDS, perSecond: SESSIONS_PER_SECOND }),
    load({ url: site, lists: lists([{ path: page }]), seconds: SECONDS, perSecond: ANONYMOUS_PER_SECOND }),
  ]);
  return [
    { figure: 'signIn', value: signInMs },
    { figure: 'sessionRate', value: read.perSecond },
    { figure: 'sessionP95', value: read.p95Ms },
    { figure: 'besideP95', value: pages.p95Ms },
  ];
}
