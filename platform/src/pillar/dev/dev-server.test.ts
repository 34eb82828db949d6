import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PillarRelease, ResolvedPillar } from '@manna/shared/contracts';
import { devPillar } from './dev-pillar';
import { DevServer } from './dev-server';

const policy =
  "script-src 'nonce-abc'; trusted-types manna-shell manna-bible 'allow-duplicates'; upgrade-insecure-requests";
const composition = {
  environment: 'test',
  revision: 3,
  slots: {},
  pillars: [{ name: 'bible' }, { name: 'garden', version: '1.0.0' }],
};
const boot = {
  site: { serviceWorker: 'on' },
  composition,
  hydration: { loaderData: { page: 1 }, errors: null },
  panels: [{}],
};
const page = `<body><div id="root"><div>deployed <div>text</div></div></div><script src="shell.js"></script><script type="application/json" id="boot">${JSON.stringify(boot)}</script></body>`;

const release: PillarRelease = {
  schema: 1,
  name: 'garden',
  version: '1.1.0',
  contract: '^2.0.0',
  commit: '',
  owner: 'garden team',
  metadata: {
    title: 'Garden <em>',
    accent: 'green',
    routes: [{ id: 'root', path: '/garden', query: [], files: ['page.js'] }],
    pages: [],
    extensions: {},
    extensionFiles: {},
  },
  shared: {},
  entry: 'entry.js',
  server: 'server/pillar.cjs',
  documents: {},
  integrity: {},
};

let site: Server;
let dev: DevServer;
let out: string;
let urls: { site: string; dev: string };
let asked: IncomingMessage[];
let pillar: ResolvedPillar;

const listen = async (server: Server): Promise<string> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

beforeEach(async () => {
  asked = [];
  out = mkdtempSync(path.join(tmpdir(), 'dev-'));
  pillar = await devPillar(release);
  site = createServer((request, response) => {
    asked.push(request);
    const { url } = request;
    const common = { 'content-security-policy': policy, 'strict-transport-security': 'max-age=1' };
    if (url === '/api/composition') response.end(JSON.stringify(composition));
    else if (url === '/moved') response.writeHead(302, { location: `${urls.site}/bible` }).end();
    else if (url === '/sign-in')
      response.setHeader('set-cookie', 'reader=1; Path=/; Domain=site.example; Secure; HttpOnly').end();
    else if (url === '/style.css') response.writeHead(200, { 'content-type': 'text/css', etag: '"1"' }).end('a{}');
    else response.writeHead(url === '/bible' ? 200 : 404, { ...common, 'content-type': 'text/html' }).end(page);
  });
  const siteUrl = await listen(site);
  dev = new DevServer({ site: new URL(siteUrl), out, pillar: () => pillar });
  urls = { site: siteUrl, dev: await listen(dev.server) };
});
afterEach(async () => {
  await dev.close();
  await new Promise((resolve) => {
    site.close(resolve);
    site.closeAllConnections();
  });
  rmSync(out, { recursive: true, force: true });
});

const open = (where: string) => fetch(`${urls.dev}${where}`, { headers: { accept: 'text/html' }, redirect: 'manual' });
const bootIn = (html: string) =>
  JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as typeof boot & {
    composition: { pillars: unknown[] };
  };

test('a page of the site is the deployed one, with the pillar of this machine in place of the deployed one', async () => {
  const response = await open('/bible');
  const html = await response.text();
  expect(html).toContain('deployed <div>text</div>');
  expect(bootIn(html)).toMatchObject({
    site: { serviceWorker: 'withdrawn' },
    composition: {
      revision: 3,
      pillars: [{ name: 'bible' }, { name: 'garden', version: '1.1.0', base: '/pillars/garden/dev/' }],
    },
    hydration: boot.hydration,
  });
  expect(html).toContain('<script nonce="abc">new EventSource(');
  expect(html).not.toContain('<em>');
});

test('a page of the pillar is empty, for the browser to render, since the server of the site does not have its code', async () => {
  const response = await open('/garden?season=spring');
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(asked[0]?.url).toBe('/__pillar/page');
  expect(html).toContain('<div id="root"><div hidden></div></div><script src="shell.js">');
  expect(bootIn(html)).toMatchObject({ hydration: { loaderData: { root: null }, errors: null }, panels: [] });
});

test('the policy of a page allows the scripts of the pillar, and nothing asks for a certificate', async () => {
  const { headers } = await open('/bible');
  expect(headers.get('content-security-policy')).toBe(
    "script-src 'nonce-abc'; trusted-types manna-shell manna-bible 'allow-duplicates' manna-garden",
  );
  expect(headers.get('strict-transport-security')).toBeNull();
  expect((await open('/sign-in')).headers.get('set-cookie')).toBe('reader=1; Path=/; HttpOnly');
});

test('an open page learns of the same composition as the one that it has', async () => {
  const { pillars } = (await (await fetch(`${urls.dev}/api/composition`)).json()) as typeof composition;
  expect(pillars).toMatchObject([{ name: 'bible' }, { name: 'garden', version: '1.1.0' }]);
});

test('other files come unchanged, redirects stay on this address, and no service worker is installed', async () => {
  const style = await fetch(`${urls.dev}/style.css`);
  expect([style.headers.get('etag'), await style.text()]).toEqual(['"1"', 'a{}']);
  expect((await open('/moved')).headers.get('location')).toBe('/bible');
  expect((await fetch(`${urls.dev}/service-worker.js`)).status).toBe(404);
  const host = new URL(urls.site).host;
  expect(asked.map(({ headers }) => headers.host)).toEqual([host, host]);
});

test('the files of the newest build are served, and nothing beside them', async () => {
  writeFileSync(path.join(out, 'entry.js'), 'self.garden = 1');
  const entry = await fetch(`${urls.dev}/pillars/garden/dev/entry.js`);
  expect([entry.headers.get('content-type'), await entry.text()]).toEqual(['text/javascript', 'self.garden = 1']);
  expect((await fetch(`${urls.dev}/pillars/garden/dev/..%2f..%2fetc/passwd`)).status).toBe(404);
  expect((await fetch(`${urls.dev}/pillars/garden/dev/other.js`)).status).toBe(404);
});

test('an open page is notified of each build', async () => {
  const response = await fetch(`${urls.dev}/__pillar/changes`);
  const reader = response.body?.getReader();
  const next = async () => new TextDecoder().decode((await reader?.read())?.value);
  expect(await next()).toBe(':\n\n');
  dev.reload();
  expect(await next()).toBe('data: built\n\n');
  await reader?.cancel();
});

test('a site that does not respond is named', async () => {
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
  const response = await open('/bible');
  expect([response.status, await response.text()]).toEqual([502, expect.stringMatching(/^http:.* does not respond: /)]);
  site = createServer();
  await listen(site);
});
