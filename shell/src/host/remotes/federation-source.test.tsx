import React from 'react';
import * as runtime from '@manna/shared/runtime';
import { garden } from '../../testing/pillars';
import type { ShareScope } from './container';
import { FederationSource } from './federation-source';
import { installPins } from './pins';

/** What a release's entry assigns, as webpack builds it: a container with one exposed module. */
const entryOf = (pillar: string): string => `var pillar_garden = {
  init(scope) { (globalThis.startedWith ??= []).push(scope); },
  get: (name) => Promise.resolve(() => ({ default: '${pillar}, exposed as ' + name })),
};`;

const published = new Map<string, string>();
const requested: string[] = [];
declare global {
  var startedWith: ShareScope[] | undefined;
}

function run(text: string): void {
  const script = document.createElement('script');
  script.text = text;
  document.body.append(script);
}

/** Stands in for the web server, because jsdom does not load scripts. */
const server = new MutationObserver((records) => {
  for (const script of records.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (!(script instanceof HTMLScriptElement) || !script.src) continue;
    requested.push(script.src);
    const text = published.get(script.src);
    if (text !== undefined) run(text);
    script.dispatchEvent(new Event(text === undefined ? 'error' : 'load'));
  }
});

const plain = (change = {}) => garden({ manifest: null, ...change });
const ENTRY = 'http://localhost/pillars/garden/1.2.3/remoteEntry.js';
const noNetwork = () => Promise.reject(new Error('no network'));

beforeAll(() => {
  globalThis.SINGLETON_VERSIONS = { react: '19.3.1', '@manna/shared/runtime': '1.0.0' };
  installPins();
});
beforeEach(() => {
  published.clear();
  requested.length = 0;
  globalThis.startedWith = undefined;
  globalThis.fetch = noNetwork;
  server.observe(document.head, { childList: true });
});
afterEach(() => server.disconnect());

describe('a pillar that needs no federation runtime', () => {
  it('is requested again after its entry did not load, and runs once when it has', async () => {
    const source = new FederationSource();
    source.register(plain());
    await expect(source.load(plain())).rejects.toMatchObject({ request: ENTRY });

    published.set(ENTRY, entryOf('garden'));
    expect(await Promise.all([source.load(plain()), source.load(plain())])).toEqual([
      'garden, exposed as ./pillar',
      'garden, exposed as ./pillar',
    ]);
    expect(requested).toEqual([ENTRY, ENTRY]);
  });

  it("gets the shell's React, its JSX runtime and its facade", async () => {
    const pillar = plain({ base: '/pillars/garden/2.0.0/' });
    published.set('http://localhost/pillars/garden/2.0.0/remoteEntry.js', entryOf('garden'));
    const source = new FederationSource();
    source.register(pillar);
    await source.load(pillar);
    const [scope] = globalThis.startedWith ?? [];
    expect(Object.values(scope ?? {}).map(Object.keys)).toContainEqual(['19.3.1']);
    const provided = async (request: string, version: string) => (await scope?.[request]?.[version]?.get())?.();
    expect(await provided('react', '19.3.1')).toBe(React);
    expect(await provided('react/jsx-runtime', '19.3.1')).toHaveProperty('jsx');
    expect(await provided('@manna/shared/runtime', '1.0.0')).toHaveProperty('Link', runtime.Link);
    expect(await provided('@manna/shared/runtime/data', '1.0.0')).toHaveProperty('createDataClient');
  });

  it('does not run again if it came with the page', async () => {
    const pillar = plain({ base: '/pillars/garden/5.0.0/' });
    const source = new FederationSource();
    source.register(pillar);
    server.disconnect();
    const inPage = document.createElement('script');
    inPage.src = 'http://localhost/pillars/garden/5.0.0/remoteEntry.js';
    document.head.append(inPage);
    run(entryOf('garden of the page'));
    expect(await source.load(pillar)).toBe('garden of the page, exposed as ./pillar');
    expect(globalThis.startedWith).toHaveLength(1);
  });

  it('runs again from an address of its own when a reader retries', async () => {
    const pillar = plain({ base: '/pillars/garden/3.0.0/' });
    const source = new FederationSource();
    source.register(pillar);
    published.set('http://localhost/pillars/garden/3.0.0/remoteEntry.js', 'var pillar_garden = undefined;');
    await expect(source.load(pillar)).rejects.toThrow('does not define the container');
    published.set('http://localhost/pillars/garden/3.0.0/remoteEntry.js?retry=1', entryOf('mended garden'));
    expect(await source.load(await source.renew(pillar))).toBe('mended garden, exposed as ./pillar');
  });

  it('is refused when its release has no pin for the entry', async () => {
    const pillar = plain({ base: '/pillars/garden/4.0.0/', integrity: { 'other.js': `sha384-${'A'.repeat(64)}` } });
    const source = new FederationSource();
    source.register(pillar);
    await expect(source.load(pillar)).rejects.toThrow('No release of this page names');
    expect(requested).toEqual([]);
  });
});

describe('a pillar that needs the federation runtime', () => {
  it('is registered with it again when a reader retries, from the release that is composed then', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation();
    const manifests: string[] = [];
    const pinned = (version: string) =>
      garden({
        version,
        base: `/pillars/garden/${version}/`,
        integrity: { 'mf-manifest.json': `sha384-${'M'.repeat(64)}` },
      });
    const source = new FederationSource();
    source.register(pinned('1.2.3'));
    globalThis.fetch = (address) => {
      manifests.push(typeof address === 'string' ? address : '');
      return noNetwork();
    };
    await expect(source.load(pinned('1.2.3'))).rejects.toThrow('no network');
    expect(manifests).toEqual(['http://localhost/pillars/garden/1.2.3/mf-manifest.json']);

    const mended = pinned('1.2.4');
    globalThis.fetch = () =>
      Promise.resolve(Response.json({ environment: 'prod', revision: 2, slots: {}, pillars: [mended] }));
    const renewed = await source.renew(pinned('1.2.3'));
    expect(renewed.version).toBe('1.2.4');

    globalThis.fetch = (address) => {
      manifests.push(typeof address === 'string' ? address : '');
      return noNetwork();
    };
    await expect(source.load(renewed)).rejects.toThrow('no network');
    expect(manifests.at(-1)).toBe('http://localhost/pillars/garden/1.2.4/mf-manifest.json');
    // The runtime warns when a remote is overridden.
    for (const call of warned.mock.calls) expect(String(call)).toContain('Failed to get manifest');
    warned.mockRestore();
  });
});
