import type { ResolvedComposition } from '@manna/shared/contracts';
import { onCLS, onINP, onLCP } from 'web-vitals';

const ADDRESS = '/api/vitals';

/** The path of the page that the browser opened, though the reader may have gone on since. */
function openedPath(): string {
  const [opened] = performance.getEntriesByType('navigation');
  return opened ? new URL(opened.name).pathname : location.pathname;
}

/** Measures the page that the browser opened, and tells the gateway how fast it was when the reader leaves it. */
export function measurePage(pillars: ResolvedComposition['pillars']): void {
  const path = openedPath();
  const releases = Object.fromEntries(pillars.map(({ name, version }) => [name, version]));
  const vitals: Partial<Record<'lcp' | 'inp' | 'cls', number>> = {};
  onLCP(({ value }) => void (vitals.lcp = value));
  onINP(({ value }) => void (vitals.inp = value));
  onCLS(({ value }) => void (vitals.cls = value));
  // It runs after the listeners of web-vitals, which capture the event.
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', send);
    const message = JSON.stringify({ path, releases, ...vitals });
    navigator.sendBeacon(ADDRESS, new Blob([message], { type: 'application/json' }));
  };
  addEventListener('visibilitychange', send);
}
