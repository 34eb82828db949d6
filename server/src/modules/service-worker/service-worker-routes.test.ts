import { runInNewContext } from 'node:vm';
import { siteConfigSchema, type SiteConfig } from '@manna/shared/contracts';
import { integrityOf } from '@manna/shared/domain';
import { fastify } from 'fastify';
import { FixtureSite } from '../../testing/fixture-site';
import { readShell } from '../shell/shell-release';
import { serviceWorkerRoutes } from './service-worker-routes';

const WORKER = 'self.addEventListener("fetch", () => {});';
const resolved = { environment: 'test', revision: 1, slots: {}, pillars: [] };
const state = {
  generation: 1,
  allowedOrigins: ['https://cdn.example'],
  resolved,
  bundles: {},
  offlinePacks: [{ pillar: 'garden', script: 'mannaOfflinePacks.garden = { default: {} };' }],
  documents: new Map<string, string>(),
};
const composition = { current: () => state };

/** What is answered for the worker of a shell's release that holds this script. */
async function ask(settings: Partial<SiteConfig>, worker: string | undefined) {
  const site = await FixtureSite.create();
  try {
    const integrity = worker === undefined ? {} : { 'service-worker.js': await integrityOf(Buffer.from(WORKER)) };
    await site.writeShell(undefined, { integrity });
    if (worker !== undefined) await site.write('shell/1.0.0/service-worker.js', worker);
    const app = fastify();
    const shell = await readShell(site.dist);
    serviceWorkerRoutes(app, { site: siteConfigSchema.parse(settings), shell, composition });
    return await app.inject('/service-worker.js');
  } finally {
    await site.remove();
  }
}

test('the service worker is in charge of the whole site, and revalidated each time', async () => {
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

test('the service worker begins with the offline packs of the pillars', async () => {
  const { body } = await ask({}, WORKER);
  const packs: unknown = runInNewContext(`const self = { addEventListener() {} }; ${body}; mannaOfflinePacks`);
  expect(packs).toEqual({ garden: { default: {} } });
});

test('origins of a new composition are allowed at once', async () => {
  let allowedOrigins = ['https://one.example'];
  const app = fastify();
  serviceWorkerRoutes(app, {
    site: siteConfigSchema.parse({ serviceWorker: 'withdrawn' }),
    shell: { serviceWorker: undefined },
    composition: { current: () => ({ ...state, allowedOrigins }) },
  });
  const policy = async () => (await app.inject('/service-worker.js')).headers['content-security-policy'];
  expect(await policy()).toContain("connect-src 'self' https://one.example;");
  allowedOrigins = ['https://two.example'];
  expect(await policy()).toContain("connect-src 'self' https://two.example;");
});

test('a release without a worker has none', async () => {
  const { headers, statusCode } = await ask({}, undefined);
  expect(statusCode).toBe(404);
  expect(headers['content-type']).toMatch(/^text\/plain/);
});

test('a worker that is not the file that was built stops the start', async () => {
  await expect(ask({}, 'stolen()')).rejects.toThrow(/service-worker\.js is not the file that was built/);
});

test.each([WORKER, undefined])(
  'one that is withdrawn gives up what the site kept, and nothing else',
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
