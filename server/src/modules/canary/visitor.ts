import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Canary } from '@manna/shared/contracts';
import { hostCookie, setCookie } from '../session/cookies';

const VISITOR_COOKIE = 'dm-visitor';
const COHORT_COOKIE = 'dm-cohort';
const ID_BYTES = 16;
const DAY_SECONDS = 24 * 3_600;
/** Longer than a canary takes to become the stable release. */
const VISITOR_DAYS = 30;
const COHORT_DAYS = 90;
/** A percent has at most two decimals. */
const BUCKETS = 10_000;

const visitorPattern = new RegExp(`(?:^|;)\\s*(?:__Host-)?${VISITOR_COOKIE}=([\\w-]{22})\\s*(?:;|$)`);
const cohortPattern = new RegExp(`(?:^|;)\\s*(?:__Host-)?${COHORT_COOKIE}=([a-z0-9-]{1,32})\\s*(?:;|$)`);

/** A browser, as far as canaries need to know it. */
export interface Visitor {
  /** Random. It says nothing of the reader, and is stored nowhere else. */
  id: string;
  cohort: string | undefined;
}

/** The visitor who sends these headers; undefined if the browser has no id yet. */
export function visitorOf({ cookie = '' }: IncomingHttpHeaders): Visitor | undefined {
  const id = visitorPattern.exec(cookie)?.[1];
  return id === undefined ? undefined : { id, cohort: cohortPattern.exec(cookie)?.[1] };
}

/** A visitor with a new id, who may have a cohort already. */
export const newVisitor = ({ cookie = '' }: IncomingHttpHeaders): Visitor => ({
  id: randomBytes(ID_BYTES).toString('base64url'),
  cohort: cohortPattern.exec(cookie)?.[1],
});

/** The Set-Cookie header that makes a browser send its id again; that makes it forget it if there is none. */
export const visitorCookie = (id: string | null, origin: string): string =>
  setCookie(hostCookie(VISITOR_COOKIE, origin), id ?? '', {
    origin,
    maxAgeSeconds: id === null ? 0 : VISITOR_DAYS * DAY_SECONDS,
  });

/** The Set-Cookie header that makes a browser a member of a cohort; of none if it is undefined. */
export const cohortCookie = (cohort: string | undefined, origin: string): string =>
  setCookie(hostCookie(COHORT_COOKIE, origin), cohort ?? '', {
    origin,
    maxAgeSeconds: cohort === undefined ? 0 : COHORT_DAYS * DAY_SECONDS,
  });

/** A number from 0 to 9,999 that stays the same for a visitor and a canary, and differs from canary to canary. */
function bucketOf(visitor: string, pillar: string, version: string): number {
  const hash = createHash('sha256').update(`${pillar} ${version} ${visitor}`).digest();
  return hash.readUInt32BE(0) % BUCKETS;
}

/** Whether a visitor gets a canary. Who gets it at some percent gets it at any higher one too. */
export const getsCanary = (
  { id, cohort }: Visitor,
  pillar: string,
  { version, percent, cohorts = [] }: Pick<Canary, 'version' | 'percent' | 'cohorts'>,
): boolean =>
  (cohort !== undefined && cohorts.includes(cohort)) ||
  bucketOf(id, pillar, version) < Math.round((percent / 100) * BUCKETS);
