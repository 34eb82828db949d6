import { waitFor } from '@testing-library/react';
import type { AnalyticsConfig } from '@manna/shared/contracts';
import { createAnalytics } from './analytics';

/** What went out: address and body. */
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

/** Tracks three pages of a reader who comes, signs in, goes on, signs out and goes on. */
function track(config: AnalyticsConfig) {
  const analytics = createAnalytics(config);
  analytics.trackPage('/bible/john/3?v=16', 'bible/chapter');
  analytics.setUser('u1');
  analytics.trackPage('/articles', 'articles-resources/articles');
  analytics.setUser(null);
  analytics.trackPage('/', undefined);
}

/** The same where they are counted: until all has been sent. */
async function visit(config: AnalyticsConfig) {
  const before = sent.length;
  track(config);
  await waitFor(() => expect(sent).toHaveLength(before + 3), { timeout: 5000 });
}

/** Long enough for what should not be sent to be sent. */
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

  it('send nothing where no service is set', async () => {
    track({ sink: 'none' });
    await aWhile();
    expect(sent).toEqual([]);
  });

  it('tell this site the path, the query and the route of every page', async () => {
    await visit({ sink: 'beacon' });
    expect(sent.map(({ address }) => address)).toEqual(['/api/analytics', '/api/analytics', '/api/analytics']);
    expect(bodies()).toEqual([
      { path: '/bible/john/3', query: 'v=16', route: 'bible/chapter' },
      { path: '/articles', query: '', route: 'articles-resources/articles' },
      { path: '/', query: '' },
    ]);
  });

  it('tell Plausible of pages, and who is signed in by an id', async () => {
    await visit(plausible);
    expect(sent[0]?.address).toBe('https://stats.example/api/event');
    const view = { name: 'pageview', domain: 'manna.example' };
    expect(bodies()).toEqual([
      { ...view, url: 'http://localhost/bible/john/3?v=16' },
      { ...view, url: 'http://localhost/articles', props: { user: 'u1' } },
      { ...view, url: 'http://localhost/' },
    ]);
  });

  it('tell Matomo of pages, and who is signed in by an id', async () => {
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

  it('tell Google Analytics of pages, as one client for as long as the tab is open', async () => {
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

  it.each([plausible, matomo, ga4])('leave the cookies of %j out, and outlive the page', async (config) => {
    await visit(config);
    expect(sent).toHaveLength(3);
    expect(sent.every(({ init }) => init?.credentials === 'omit' && init.keepalive === true)).toBe(true);
  });

  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('are silent for a browser with %j', async (wish) => {
    says(wish);
    [{ sink: 'beacon' } as const, plausible, matomo, ga4].forEach(track);
    await aWhile();
    expect(sent).toEqual([]);
  });
});
