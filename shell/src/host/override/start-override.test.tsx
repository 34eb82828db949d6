import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';
import type { Boot } from '@manna/shared/contracts';
import { siteWith } from '@manna/shared/testing';
import { garden } from '../../testing/pillars';
import { overrideBanner } from './override-banner';
import type { OverrideBoot } from './override-boot';
import { startOverride } from './start-override';

const BASE = 'http://localhost:5210/garden/2.0.0/';
const pin = (letter: string) => `sha384-${letter.repeat(64)}`;
const scripts = [{ src: '/shell/3.1.0/main.js', integrity: pin('M') }];
const composed = garden();
const other = garden({ name: 'meadow', base: '/pillars/meadow/1.0.0/' });

const release = {
  schema: 1,
  name: 'garden',
  version: '2.0.0',
  contract: '^2.0.0',
  commit: '',
  owner: 'a developer',
  metadata: {
    title: 'My garden',
    accent: 'green',
    routes: [{ id: 'root', path: '/garden', files: [] }],
    pages: [],
    extensions: {},
  },
  shared: { react: '^19.0.0' },
  entry: 'remoteEntry.js',
  server: 'server/pillar.cjs',
  documents: {},
  integrity: { 'remoteEntry.js': pin('E'), 'server/pillar.cjs': pin('S') },
};

const realFetch = globalThis.fetch;
beforeEach(() => {
  Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });
  Object.assign(globalThis, { TextDecoder });
});
afterEach(() => {
  globalThis.fetch = realFetch;
  document.body.replaceChildren();
});

/** Opens a page with an override of the garden, whose pillar.json has this content. Returns the pillars that the shell gets. */
async function open(json: unknown, status = 200): Promise<Boot['composition']['pillars']> {
  globalThis.fetch = () =>
    Promise.resolve({
      ok: status === 200,
      status,
      arrayBuffer: () => Promise.resolve(new TextEncoder().encode(JSON.stringify(json)).buffer),
    } as Response);
  const override = { pillar: 'garden', base: BASE };
  const data: OverrideBoot = {
    override,
    boot: {
      site: siteWith(),
      language: 'en',
      composition: { environment: 'test', revision: 1, fingerprint: 'abc', slots: {}, pillars: [composed, other] },
      shell: { base: '/shell/3.1.0/', version: '3.1.0', integrity: {} },
      manifests: {},
      hydration: { loaderData: {}, errors: null },
      panels: [],
    },
    shell: { contract: '2.1.0', provides: { react: '19.3.1' } },
    scripts,
  };
  document.body.innerHTML = overrideBanner(override);
  const element = document.createElement('script');
  Object.assign(element, { type: 'application/json', id: 'override-boot', textContent: JSON.stringify(data) });
  document.body.append(element);
  await startOverride();
  return (JSON.parse(document.getElementById('boot')?.textContent ?? '') as Boot).composition.pillars;
}

const failureOf = async (json: unknown, status?: number) => (await open(json, status))[0]?.failure;

test('the shell starts with the release of the developer, pinned as it is there now, and with the others as composed', async () => {
  const [mine, untouched] = await open(release);
  expect(mine).toMatchObject({
    name: 'garden',
    title: 'My garden',
    version: '2.0.0',
    owner: 'a developer',
    base: BASE,
    release: expect.stringMatching(/^sha384-/),
    failure: null,
    entry: 'remoteEntry.js',
    integrity: { 'remoteEntry.js': pin('E') },
  });
  expect(mine?.integrity).not.toHaveProperty('server/pillar.cjs');
  expect(untouched).toEqual(JSON.parse(JSON.stringify(other)));
  const started = [...document.querySelectorAll('script[src]')].map((script) => [
    script.getAttribute('src'),
    script.getAttribute('integrity'),
    script.getAttribute('crossorigin'),
  ]);
  expect(started).toEqual([['/shell/3.1.0/main.js', pin('M'), 'anonymous']]);
  expect(document.getElementById('override')?.textContent).toBe(`garden runs from ${BASE} in this browser. 2.0.0Reset`);
});

test('a release that does not fit is refused with the reason, in the banner too, and the rest of the page starts', async () => {
  expect(await failureOf({ ...release, contract: '^3.0.0' })).toEqual({
    kind: 'contract',
    message: 'It requires contract ^3.0.0, but this shell has 2.1.0.',
  });
  expect(document.getElementById('override-state')?.textContent).toContain('It requires contract ^3.0.0');
  expect(document.querySelector('script[src]')).not.toBeNull();
  expect(await failureOf({ ...release, shared: { react: '^18.0.0' } })).toMatchObject({ kind: 'shared' });
  expect(await failureOf({ ...release, name: 'meadow' })).toMatchObject({ kind: 'contract' });
  expect(await failureOf({ hello: 'world' })).toMatchObject({ kind: 'contract' });
  expect(await failureOf(release, 404)).toEqual({
    kind: 'http',
    message: `${BASE}pillar.json responded with status 404.`,
  });
});

test('the banner escapes what it names', () => {
  expect(overrideBanner({ pillar: 'garden', base: 'http://localhost/"><img src=x>/' })).not.toContain('<img');
});
