import { waitFor } from '@testing-library/react';
import type { AnalyticsConfig } from '@manna/shared/contracts';
import { createAnalytics } from './analytics';

/** The sent requests. */
let sent: { address: string; body: string; init?: RequestInit }[] = [];

const says = (what: Record<string, unknown>) => {
  for (const [name, value] of Object.entries(what))
    Object.defineProperty(navigator, name, { value, configurable: true });
};

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });

/** Tracks three pages: one of an anonymous reader, one after they sign in, and one after they sign out. */
function track(config: AnalyticsConfig) {
  const analytics = createAnalytics(config);
  analytics.trackPage('/bible/john/3?v=16', 'bible/chapter');
  analytics.setUser('u1');
  analytics.trackPage('/articles', 'articles-resources/articles');
  analytics.setUser(null);
  analytics.trackPage('/', undefined);
}

/** Tracks the same pages and waits until everything is sent. */
async function visit(config: AnalyticsConfig) {
  const before = sent.length;
  track(config);
  await waitFor(() => expect(sent).toHaveLength(before + 3), { timeout: 5000 });
}

/** Waits long enough for a request that should not be sent. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 100));

const bodies = () => sent.map(({ body }) => JSON.parse(body) as unknown);

const plausible: AnalyticsConfig = { sink: 'plausible', server: 'https://stats.example/', domain: 'manna.example' };
const matomo: AnalyticsConfig = { sink: 'matomo', server: 'https://stats.example', siteId: '7' };
const ga4: AnalyticsConfig = { sink: 'ga4', measurementId: 'G-ABC123' };

describe('analytics', () => {
  beforeEach(() => {
    sent = [];
    sessionStorage.clear();
    says({
      doNotTrack: null,
      globalPrivacyControl: undefined,
      sendBeacon: (address: string, blob: Blob) => {
        void textOf(blob).then((body) => sent.push({ address, body }));
        return true;
      },
    });
    Object.assign(globalThis, {
      fetch: (address: string, init: RequestInit) => {
        const body = init.body instanceof URLSearchParams ? init.body.toString() : ((init.body as string | null) ?? '');
        sent.push({ address, body, init });
        return Promise.reject(new Error('no network'));
      },
    });
  });

  it('send nothing when no service is configured', async () => {
    track({ sink: 'none' });
    await aWhile();
    expect(sent).toEqual([]);
  });

  it('send the path, the query and the route of every page to this site', async () => {
    await visit({ sink: 'beacon' });
    expect(sent.map(({ address }) => address)).toEqual(['/api/analytics', '/api/analytics', '/api/analytics']);
    expect(bodies()).toEqual([
      { path: '/bible/john/3', query: 'v=16', route: 'bible/chapter' },
      { path: '/articles', query: '', route: 'articles-resources/articles' },
      { path: '/', query: '' },
    ]);
  });

  it('send page views with the id of a signed-in reader to Plausible', async () => {
    await visit(plausible);
    expect(sent[0]?.address).toBe('https://stats.example/api/event');
    const view = { name: 'pageview', domain: 'manna.example' };
    expect(bodies()).toEqual([
      { ...view, url: 'http://localhost/bible/john/3?v=16' },
      { ...view, url: 'http://localhost/articles', props: { user: 'u1' } },
      { ...view, url: 'http://localhost/' },
    ]);
  });

  it('send page views with the id of a signed-in reader to Matomo', async () => {
    await visit(matomo);
    expect(sent[0]?.address).toBe('https://stats.example/matomo.php');
    const views = sent.map(({ body }) => Object.fromEntries(new URLSearchParams(body)));
    expect(views[0]).toEqual({
      idsite: '7',
      rec: '1',
      apiv: '1',
      send_image: '0',
      url: 'http://localhost/bible/john/3?v=16',
    });
    expect(views.map(({ uid }) => uid)).toEqual([undefined, 'u1', undefined]);
  });

  it('send page views to Google Analytics, with the same client id while the tab is open', async () => {
    await visit(ga4);
    await visit(ga4);
    const views = sent.map(({ address }) => new URL(address).searchParams);
    expect(sent[0]?.address).toMatch(/^https:\/\/www\.google-analytics\.com\/g\/collect\?v=2&tid=G-ABC123&/);
    expect(views[0]?.get('dl')).toBe('http://localhost/bible/john/3?v=16');
    expect(views.slice(0, 3).map((view) => view.get('uid'))).toEqual([null, 'u1', null]);
    const clients = new Set(views.map((view) => view.get('cid')));
    expect(clients.size).toBe(1);
    expect([...clients][0]).toMatch(/^\d+\.\d+$/);
  });

  it.each([plausible, matomo, ga4])('send no cookies to %j, and keep the requests alive', async (config) => {
    await visit(config);
    expect(sent).toHaveLength(3);
    expect(sent.every(({ init }) => init?.credentials === 'omit' && init.keepalive === true)).toBe(true);
  });

  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('send nothing for a browser with %j', async (wish) => {
    says(wish);
    [{ sink: 'beacon' } as const, plausible, matomo, ga4].forEach(track);
    await aWhile();
    expect(sent).toEqual([]);
  });
});
