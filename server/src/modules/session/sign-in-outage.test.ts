import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Events } from 'oauth2-mock-server';
import pg from 'pg';
import { thorough } from '@manna/shared/testing/thorough';
import { logoutTokenOf, sendLogoutTo } from '../../testing/provider-logout';
import { ReaderBrowser } from '../../testing/reader-browser';
import { RUTH, SignInSite } from '../../testing/sign-in-site';

let site: SignInSite;
beforeEach(async () => {
  site = await SignInSite.open();
});
afterEach(() => site.close());

const ruth = { user: { id: expect.any(String) as string, name: 'Ruth', email: { email: RUTH.email } } };
const AWAY = [503, '5', 'You can go on reading without an account. Please try again in a few minutes.'];
const STUCK = [503, '5', 'You are still signed in. Please try again in a moment.'];
const BUSY = { errors: [{ message: 'The site is busy: try again in a moment.' }] };
const own = { 'sec-fetch-site': 'same-origin' };

const shown = async (response: Promise<Response>) => {
  const page = await response;
  return [page.status, page.headers.get('retry-after'), /<p>([^<]+)<\/p>/.exec(await page.text())?.[1]];
};
const login = (browser: ReaderBrowser) => browser.get(`${site.url}/oauth2/login?destination=/bible/genesis/1`);

describe('while the provider is away', () => {
  test('the site can be read, signing in says that it does not work, and works again when it is back', async () => {
    await site.stopProvider();
    const browser = new ReaderBrowser();
    const page = await login(browser);
    const text = await page.text();
    expect([page.status, text]).toEqual([503, expect.stringContaining('<h1>Signing in does not work now</h1>')]);
    expect(text).toContain('href="/oauth2/login?destination=%2Fbible%2Fgenesis%2F1"');
    expect(text).toContain('href="/bible/genesis/1"');
    expect((await browser.get(`${site.url}/bible/genesis/1`)).status).toBe(200);
    expect(await site.session(browser)).toEqual({ user: null });
    await site.startProvider();
    expect(await site.session(await site.signIn(RUTH, browser))).toEqual(ruth);
  });

  test('a Spanish reader is told so in Spanish', async () => {
    await site.stopProvider();
    const text = await (await login(new ReaderBrowser({ 'accept-language': 'es' }))).text();
    expect(text).toContain('<html lang="es">');
    expect(text).toContain('Ahora no es posible iniciar sesión');
  });

  test('a reader who returns from it is not signed in, and nothing is thrown', async () => {
    const browser = new ReaderBrowser();
    const url = await site.callback(browser);
    await site.stopProvider();
    expect(await shown(browser.get(url))).toEqual(AWAY);
    await site.startProvider();
    expect(await site.session(await site.signIn(RUTH, browser))).toEqual(ruth);
  });

  test('a reader whose name it cannot tell is not signed in', async () => {
    const browser = new ReaderBrowser();
    const url = await site.callback(browser, { reader: { sub: 'ruth' } });
    site.provider.service.once(Events.BeforeUserinfo, (response) => {
      response.statusCode = 500;
    });
    expect(await shown(browser.get(url))).toEqual(AWAY);
  });

  test('readers who are signed in stay so, and can sign out', async () => {
    const browser = await site.signIn();
    await site.stopProvider();
    expect(await site.session(browser)).toEqual(ruth);
    const response = await browser.get(`${site.url}/oauth2/logout?destination=/bible`, own);
    expect([response.status, browser.cookies.size]).toEqual([302, 0]);
    expect(await site.session(browser)).toEqual({ user: null });
  });
});

thorough.test(
  'a provider that accepts requests and never answers holds a sign-in up for eight seconds at most',
  async () => {
    const { port } = site.provider.address();
    await site.stopProvider();
    const silent: Server = createServer(() => undefined).listen(port, '127.0.0.1');
    await once(silent, 'listening');
    try {
      const began = performance.now();
      expect(await shown(login(new ReaderBrowser()))).toEqual(AWAY);
      expect(performance.now() - began).toBeLessThan(12_000);
    } finally {
      silent.closeAllConnections();
      silent.close();
      await once(silent, 'close');
      await site.startProvider();
    }
    await site.signIn();
  },
);

test('a provider with garbage for a description is away', async () => {
  const { port } = site.provider.address();
  await site.stopProvider();
  const bodies = ['<!doctype html>', '{}', '{"issuer":"https://elsewhere.example"}', 'null'];
  const strange = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(bodies.shift());
  }).listen(port, '127.0.0.1');
  await once(strange, 'listening');
  try {
    while (bodies.length > 0) expect(await shown(login(new ReaderBrowser()))).toEqual(AWAY);
  } finally {
    strange.closeAllConnections();
    strange.close();
    await once(strange, 'close');
    await site.startProvider();
  }
  await site.signIn();
});

describe('while PostgreSQL is away', () => {
  test('nobody is thrown out: who is signed in is unknown, and known again when it is back', async () => {
    const browser = await site.signIn();
    await site.line.cut();
    const response = await browser.get(`${site.url}/api/session`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(await response.json()).toEqual(BUSY);
    expect(browser.cookies.has('dm-session')).toBe(true);
    await site.line.mend();
    expect(await site.session(browser)).toEqual(ruth);
  });

  test('anonymous readers are still known to be anonymous', async () => {
    await site.line.cut();
    expect(await site.session(new ReaderBrowser())).toEqual({ user: null });
    await site.line.mend();
  });

  test('a sign-in fails at each of its steps with one sentence, and works when it is back', async () => {
    const browser = new ReaderBrowser();
    await site.line.cut();
    expect(await shown(login(browser))).toEqual(AWAY);
    await site.line.mend();
    const url = await site.callback(browser);
    await site.line.cut();
    expect(await shown(browser.get(url))).toEqual(AWAY);
    await site.line.mend();
    expect(await site.session(await site.signIn(RUTH, browser))).toEqual(ruth);
  });

  /** Runs a request whose table waits for somebody else, and takes the database away meanwhile. */
  async function duringOutage(request: () => Promise<Response>, table: string): Promise<Response> {
    const beside = new pg.Client({ connectionString: site.gateway.databaseUrl });
    await beside.connect();
    await beside.query(`begin; lock table ${table} in exclusive mode`);
    const sent = request();
    await sleep(300);
    await site.line.cut();
    const response = await sent;
    await beside.end();
    await site.line.mend();
    return response;
  }

  test.each(['readers', 'reader_sessions'])(
    'a callback in whose middle it goes away (at %s) signs nobody in, and the next sign-in works',
    async (table) => {
      const browser = new ReaderBrowser();
      const url = await site.callback(browser);
      expect(await shown(duringOutage(() => browser.get(url), table))).toEqual(AWAY);
      expect(browser.cookies.has('dm-session')).toBe(false);
      expect(await site.rows('select from readers')).toEqual([]);
      expect(await site.session(await site.signIn(RUTH, browser))).toEqual(ruth);
    },
  );

  test('a reader in whose deletion it goes away is not deleted until they ask again', async () => {
    const [browser, phone] = [await site.signIn(), await site.signIn()];
    const ask = () => browser.post(`${site.url}/api/account/deletion`, { confirm: true });
    for (const table of ['reader_sessions', 'readers']) {
      const refused = await duringOutage(ask, table);
      expect([table, refused.status, await refused.json()]).toEqual([table, 503, BUSY]);
      expect(await site.rows('select from readers where deletion_requested_at is not null')).toEqual([]);
    }
    expect((await ask()).status).toBe(200);
    expect(await site.rows('select from readers where deletion_requested_at is not null')).toHaveLength(1);
    expect(await site.session(browser)).toEqual(ruth);
    expect(await site.session(phone)).toEqual({ user: null });
  });

  test('a sign-out says that it did not work, and the reader is still signed in', async () => {
    const browser = await site.signIn();
    await site.line.cut();
    expect(await shown(browser.get(`${site.url}/oauth2/logout`, own))).toEqual(STUCK);
    await site.line.mend();
    expect(await site.session(browser)).toEqual(ruth);
  });

  test('account routes and logout by the provider are unavailable', async () => {
    const browser = await site.signIn();
    await site.line.cut();
    const statuses = [
      (await browser.get(`${site.url}/api/account/sessions`)).status,
      (await browser.post(`${site.url}/api/account/sessions/end`, { all: true })).status,
      (await browser.post(`${site.url}/api/account/deletion`, { confirm: true })).status,
      (await browser.get(`${site.url}/oauth2/frontchannel-logout?iss=${site.issuer}&sid=${RUTH.sid}`)).status,
    ];
    expect(statuses).toEqual([503, 503, 503, 503]);
    await site.line.mend();
    expect(await site.session(browser)).toEqual(ruth);
  });

  test('the provider is told to send its logout token again, and it works when it is back', async () => {
    const browser = await site.signIn();
    const token = await logoutTokenOf(site);
    await site.line.cut();
    const refused = await sendLogoutTo(site, token);
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
      503,
      '5',
      { error: 'temporarily_unavailable', error_description: 'Try again later.' },
    ]);
    await site.line.mend();
    expect((await sendLogoutTo(site, token)).status).toBe(200);
    expect(await site.session(browser)).toEqual({ user: null });
  });
});
