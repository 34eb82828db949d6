import { runInNewContext } from 'node:vm';
import { siteConfigSchema, type SiteConfig } from '@manna/shared/contracts';
import { integrityOf } from '@manna/shared/domain';
import { fastify } from 'fastify';
import { FixtureSite } from '../../testing/fixture-site';
import { readShell, type Shell } from '../shell/shell-release';
import { serviceWorkerRoutes } from './service-worker-routes';

const WORKER = 'self.addEventListener("fetch", () => {});';
const resolved = { environment: 'test', revision: 1, fingerprint: 'abc', slots: {}, pillars: [] };
const state = {
  generation: 1,
  id: '1',
  canaries: [],
  fallbacks: [],
  overrideOrigins: [],
  backends: new Map(),
  allowedOrigins: ['https://cdn.example'],
  resolved,
  bundles: {},
  workers: {},
  held: [],
  lostAreas: [],
  offlinePacks: [{ pillar: 'garden', script: 'mannaOfflinePacks.garden = { default: {} };' }],
  documents: new Map<string, string>(),
};

/** The response for a shell release with this worker script. */
async function ask(settings: Partial<SiteConfig>, worker: string | undefined) {
  const site = await FixtureSite.create();
  try {
    const integrity = worker === undefined ? {} : { 'service-worker.js': await integrityOf(Buffer.from(WORKER)) };
    await site.writeShell(undefined, { integrity });
    if (worker !== undefined) await site.write('shell/1.0.0/service-worker.js', worker);
    const app = fastify();
    const shell = await readShell(site.dist);
    const composition = { current: () => ({ ...state, shell }) };
    serviceWorkerRoutes(app, { site: siteConfigSchema.parse(settings), composition });
    return await app.inject('/service-worker.js');
  } finally {
    await site.remove();
  }
}

test('the service worker controls the whole site and is always revalidated', async () => {
  const { body, headers, statusCode } = await ask({}, WORKER);
  expect(statusCode).toBe(200);
  expect(body.endsWith(WORKER)).toBe(true);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'service-worker-allowed': '/',
  });
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://cdn.example;");
});

test('the service worker starts with the offline packs of the pillars', async () => {
  const { body } = await ask({}, WORKER);
  const packs: unknown = runInNewContext(`const self = { addEventListener() {} }; ${body}; mannaOfflinePacks`);
  expect(packs).toEqual({ garden: { default: {} } });
});

test('the service worker may fetch from the origins of a new composition at once', async () => {
  let allowedOrigins = ['https://one.example'];
  const app = fastify();
  serviceWorkerRoutes(app, {
    site: siteConfigSchema.parse({ serviceWorker: 'withdrawn' }),
    composition: { current: () => ({ ...state, shell: {} as Shell, allowedOrigins }) },
  });
  const policy = async () => (await app.inject('/service-worker.js')).headers['content-security-policy'];
  expect(await policy()).toContain("connect-src 'self' https://one.example;");
  allowedOrigins = ['https://two.example'];
  expect(await policy()).toContain("connect-src 'self' https://two.example;");
});

test('a release without a service worker gets 404', async () => {
  const { headers, statusCode } = await ask({}, undefined);
  expect(statusCode).toBe(404);
  expect(headers['content-type']).toMatch(/^text\/plain/);
});

test('a service worker file that was changed after the build prevents the start', async () => {
  await expect(ask({}, 'stolen()')).rejects.toThrow(/service-worker\.js is not the file that was built/);
});

test.each([WORKER, undefined])(
  'a withdrawn service worker deletes the caches of the site, and no others',
  async (worker) => {
    const { body, statusCode } = await ask({ serviceWorker: 'withdrawn' }, worker);
    expect(statusCode).toBe(200);
    const listeners = new Map<string, (event: { waitUntil(work: Promise<void>): void }) => void>();
    const done: string[] = [];
    const caches = {
      keys: async () => ['manna-pages', 'other'],
      delete: async (name: string) => void done.push(`delete ${name}`),
    };
    const self = {
      addEventListener: (type: string, listener: (event: { waitUntil(work: Promise<void>): void }) => void) =>
        listeners.set(type, listener),
      skipWaiting: () => done.push('skip waiting'),
      registration: { unregister: async () => void done.push('unregister') },
    };
    runInNewContext(body, { self, caches });
    expect([...listeners.keys()]).toEqual(['install', 'activate']);
    const work: Promise<void>[] = [];
    for (const listener of listeners.values()) listener({ waitUntil: (promise) => work.push(promise) });
    await Promise.all(work);
    expect(done).toEqual(['skip waiting', 'delete manna-pages', 'unregister']);
  },
);
