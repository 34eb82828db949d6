import { use, useEffect, useRef, useState } from 'react';
import type { CurrentRevision } from '@manna/shared/contracts';
import { CompositionContext } from '@manna/shared/runtime';
import { isOffline } from '../../../host/errors/is-offline';

/** A site with 100,000 open pages gets at most 350 of these small requests in a second. Milliseconds. */
const AT_MOST_EVERY_MS = 5 * 60_000;
const TIMEOUT_MS = 10_000;

const isRevision = (value: unknown): value is CurrentRevision =>
  typeof value === 'object' &&
  value !== null &&
  'revision' in value &&
  typeof value.revision === 'number' &&
  'fingerprint' in value &&
  typeof value.fingerprint === 'string';

/** The revision that the site has now; undefined if it does not say. */
async function fetchRevision(): Promise<CurrentRevision | undefined> {
  try {
    const response = await fetch('/api/revision', { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const body: unknown = response.ok ? await response.json() : undefined;
    return isRevision(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The fingerprint of what the site runs now; undefined until it was asked. While the page is visible it asks every few minutes,
 * also when the reader returns to it, and once `isUrgent` is true.
 */
export function useCurrentFingerprint(isWatched: boolean, isUrgent: boolean): string | undefined {
  const { revision, fingerprint } = use(CompositionContext) ?? {};
  const [current, setCurrent] = useState<string>();
  /** The page itself is a first response. */
  const askedAt = useRef(0);
  useEffect(() => {
    askedAt.current = Date.now();
  }, []);
  useEffect(() => {
    if (!isWatched || revision === undefined) return;
    const ask = async () => {
      askedAt.current = Date.now();
      const now = await fetchRevision();
      // A gateway that is one revision behind would otherwise offer the older one.
      setCurrent(now && now.revision >= revision ? now.fingerprint : fingerprint);
    };
    const look = () => {
      const isDue = Date.now() - askedAt.current >= AT_MOST_EVERY_MS;
      if (isDue && !document.hidden && !isOffline()) void ask();
    };
    if (isUrgent) void ask();
    const timer = setInterval(look, AT_MOST_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isWatched, isUrgent, revision, fingerprint]);
  return current;
}
