import { hostname } from 'node:os';
import { Events } from 'oauth2-mock-server';
import { DAY_MS, takeClock } from '../../testing/process-clock';
import { ReaderBrowser } from '../../testing/reader-browser';
import { BOAZ, RUTH, SignInSite } from '../../testing/sign-in-site';

let site: SignInSite;
beforeAll(async () => {
  site = await SignInSite.open();
});
afterAll(() => site.close());

const ruth = { user: { id: expect.any(String) as string, name: 'Ruth', email: { email: RUTH.email } } };
const nobody = { user: null };

const REFUSED = [400, 'The accounts server did not confirm who you are. Please sign in again.'];
const EXPIRED = [400, 'It took too long, was used already or began in another browser. Please sign in again.'];
const AWAY = [503, 'You can go on reading without an account. Please try again in a few minutes.'];

/** The status and the sentence of a page that says why signing in did not succeed. */
const shown = async (response: Promise<Response>): Promise<[number, string | undefined]> => {
  const page = await response;
  expect(page.headers.get('cache-control')).toBe('no-store');
  return [page.status, /<p>([^<]+)<\/p>/.exec(await page.text())?.[1]];
};

const onlyName = ({ cookies }: ReaderBrowser): string =>
  [...cookies.keys()].find((name) => name.includes('sign-in')) ?? '';

describe('a reader who signs in', () => {
  test('returns to the page where they began, is known by name, and nobody else is', async () => {
    const browser = new ReaderBrowser();
    const { url, page } = await browser.follow(await site.callback(browser, { destination: '/bible/genesis/1?v=1' }));
    expect([url, page.status]).toEqual([`${site.url}/bible/genesis/1?v=1`, 200]);
    expect(await site.session(browser)).toEqual(ruth);
    expect(await site.session(new ReaderBrowser())).toEqual(nobody);
  });

  test('sends the provider a challenge, a state and a nonce, and asks for pages in their language', async () => {
    const browser = new ReaderBrowser({ 'accept-language': 'es' });
    const login = await browser.get(`${site.url}/oauth2/login?destination=/bible`);
    const query = Object.fromEntries(new URL(login.headers.get('location') ?? '').searchParams);
    expect(query).toEqual({
      client_id: 'daily-manna',
      response_type: 'code',
      redirect_uri: `${site.url}/oauth2/callback`,
      scope: 'openid profile email',
      state: expect.stringMatching(/^[\w-]{43}$/) as string,
      nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge_method: 'S256',
      ui_locales: 'es',
    });
  });

  test('gets an opaque cookie that scripts cannot read, and one that they can and that proves nothing', async () => {
    const browser = new ReaderBrowser();
    const finished = await browser.get(await site.callback(browser));
    const [cleared, session, flag, ...others] = finished.headers.getSetCookie();
    expect(cleared).toMatch(/^dm-sign-in-[0-9a-f]{8}=; Path=\/; Max-Age=0; SameSite=Lax; HttpOnly$/);
    expect(session).toMatch(/^dm-session=[\w-]{43}; Path=\/; Max-Age=7776000; SameSite=Lax; HttpOnly$/);
    expect(flag).toBe('dm-signed-in=1; Path=/; Max-Age=7776000; SameSite=Lax');
    expect(others).toEqual([]);
    const stored = JSON.stringify(await site.rows('select * from reader_sessions'));
    expect(stored).not.toContain(browser.cookies.get('dm-session'));
  });

  test('gets cookies of this host alone and only over https when the site is on https', async () => {
    const headers = { host: 'localhost', 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' };
    const inject = (url: string, more = {}) =>
      site.gateway.app.inject({ url, headers: { ...headers, ...more }, remoteAddress: '10.0.0.1' });
    const login = await inject('/oauth2/login');
    const [cookie = ''] = [login.headers['set-cookie']].flat();
    expect(cookie).toMatch(
      /^__Host-dm-sign-in-[0-9a-f]{8}=[^;]+; Path=\/; Max-Age=1800; SameSite=Lax; HttpOnly; Secure$/,
    );
    const location = login.headers.location ?? '';
    expect(new URL(location).searchParams.get('redirect_uri')).toBe('https://localhost/oauth2/callback');
    const back = new URL((await fetch(location, { redirect: 'manual' })).headers.get('location') ?? '');
    const finished = await inject(back.pathname + back.search, { cookie: cookie.split(';')[0] });
    expect([finished.headers['set-cookie']].flat()).toEqual([
      expect.stringMatching(/^__Host-dm-sign-in-/),
      expect.stringMatching(/^__Host-dm-session=[\w-]{43}; Path=\/; Max-Age=7776000; SameSite=Lax; HttpOnly; Secure$/),
      expect.stringMatching(/^dm-signed-in=1; .*; Secure$/),
    ]);
    const [, session = ''] = [finished.headers['set-cookie']].flat().map((line) => line?.split(';')[0]);
    expect((await inject('/api/session', { cookie: session })).json()).toEqual(ruth);
    // Anybody on the way could have set it without the prefix.
    expect((await inject('/api/session', { cookie: session.replace('__Host-', '') })).json()).toEqual(nobody);
  });

  test('is told to use https when the site is on plain http and not on their own machine', async () => {
    const { statusCode, body } = await site.gateway.app.inject({ url: '/oauth2/login', headers: { host: hostname() } });
    expect([statusCode, body]).toEqual([400, expect.stringContaining('Open this site with https to sign in.')]);
  });

  test('has a new session after each sign-in, and the former one of the browser ends', async () => {
    const browser = await site.signIn();
    const former = new ReaderBrowser();
    former.cookies.set('dm-session', browser.cookies.get('dm-session') ?? '');
    await site.signIn(BOAZ, browser);
    expect(await site.session(browser)).toMatchObject({ user: { name: 'Boaz' } });
    expect(await site.session(former)).toEqual(nobody);
  });

  test('is the same reader with a new name when the provider has changed it', async () => {
    const before = (await site.session(await site.signIn())) as typeof ruth;
    const after = (await site.session(await site.signIn({ ...RUTH, name: 'Ruth of Moab' }))) as typeof ruth;
    expect(after).toEqual({ user: { ...before.user, name: 'Ruth of Moab' } });
    await site.signIn();
  });

  test.each([
    ['no name', { sub: 'a', email: 'orpah@moab.example' }, { name: 'orpah', email: { email: 'orpah@moab.example' } }],
    ['no e-mail address', { sub: 'b', name: 'Orpah' }, { name: 'Orpah', email: { email: '' } }],
    ['claims of wrong types', { sub: 'c', name: 5, email: ['x'] }, { name: '', email: { email: '' } }],
    ['an endless name', { sub: 'd', name: 'o'.repeat(10_000) }, { name: 'o'.repeat(100), email: { email: '' } }],
    ['control characters in the name', { sub: 'e', name: 'Or\u0000pah' }, { name: 'Or pah', email: { email: '' } }],
  ])('is signed in when the provider gives %s', async (_what, claims, user) => {
    expect(await site.session(await site.signIn(claims))).toMatchObject({ user });
  });

  test('can sign in from several tabs at once, and the tabs end where each began', async () => {
    const browser = new ReaderBrowser();
    const first = await site.callback(browser, { destination: '/bible/genesis/1?tab=1' });
    const second = await site.callback(browser, { destination: '/bible/genesis/1?tab=2' });
    const locations = [];
    for (const url of [first, second]) locations.push((await browser.get(url)).headers.get('location'));
    expect(locations).toEqual(['/bible/genesis/1?tab=1', '/bible/genesis/1?tab=2']);
    expect(await site.session(browser)).toEqual(ruth);
  });

  test('can begin any number of sign-ins without filling the headers of a request', async () => {
    const browser = new ReaderBrowser();
    const destination = `/search?q=${'x'.repeat(980)}`;
    const urls = [];
    for (let count = 0; count < 8; count += 1) urls.push(await site.callback(browser, { destination }));
    expect(browser.cookies.size).toBe(3);
    expect([...browser.cookies].join('').length).toBeLessThan(8_000);
    expect(await shown(browser.get(urls[0] ?? ''))).toEqual(EXPIRED);
    expect((await browser.get(urls[7] ?? '')).headers.get('location')).toBe(destination);
  });

  test('returns to the page where they began when they change their mind at the provider', async () => {
    const browser = new ReaderBrowser();
    const url = new URL(await site.callback(browser));
    url.searchParams.delete('code');
    url.searchParams.set('error', 'access_denied');
    expect((await browser.get(url.href)).headers.get('location')).toBe('/bible/genesis/1');
    expect(browser.cookies.size).toBe(0);
  });

  test('may begin sixty sign-ins in a minute, and others are not held up', async () => {
    const statuses = new Set<number>();
    const eager = new ReaderBrowser();
    for (let count = 0; count < 60; count += 1) statuses.add((await eager.get(`${site.url}/oauth2/login`)).status);
    expect(statuses).toEqual(new Set([302]));
    const refused = await eager.get(`${site.url}/oauth2/login`);
    expect([refused.status, await refused.text()]).toEqual([429, 'Too many requests: wait a minute and try again.\n']);
    expect((await new ReaderBrowser().get(`${site.url}/oauth2/login`)).status).toBe(302);
  });

  test('leaves neither a code nor a token nor a name in the log', async () => {
    const browser = new ReaderBrowser();
    const url = await site.callback(browser);
    await browser.follow(url);
    const log = JSON.stringify(site.gateway.lines);
    expect(log).toContain('"url":"/oauth2/callback"');
    for (const secret of [new URL(url).searchParams.get('code'), browser.cookies.get('dm-session'), RUTH.email, 'eyJ'])
      expect(log).not.toContain(secret);
  });

  test('changes nothing in the pages, which stay the same for all readers and cacheable', async () => {
    const page = async (browser: ReaderBrowser) => {
      const response = await browser.get(`${site.url}/bible/genesis/1`);
      const { headers } = response;
      const kept = ['cache-control', 'vary', 'etag', 'set-cookie'].map((name) => headers.get(name));
      return [...kept, await response.text()];
    };
    const anonymous = await page(new ReaderBrowser());
    expect(await page(await site.signIn())).toEqual(anonymous);
    expect(anonymous[0]).toContain('s-maxage');
    expect(anonymous.at(-1)).not.toMatch(/Ruth|clientId|issuer/);
  });
});

describe('a callback', () => {
  /** Changes what the provider sends back, or what the browser has. */
  type Change = (url: URL, browser: ReaderBrowser) => unknown;
  const changes: [string, Change, unknown[]][] = [
    ['in another browser', (_url, { cookies }) => cookies.clear(), EXPIRED],
    ['with the state of somebody else', (url) => url.searchParams.set('state', 'a'.repeat(43)), EXPIRED],
    ['without a state', (url) => url.searchParams.delete('state'), EXPIRED],
    ['with two states', (url) => url.searchParams.append('state', 'a'), EXPIRED],
    ['with the state __proto__', (url) => url.searchParams.set('state', '__proto__'), EXPIRED],
    ['with the state constructor', (url) => url.searchParams.set('state', 'constructor'), EXPIRED],
    [
      'with a truncated cookie',
      (_url, browser) =>
        browser.cookies.set(onlyName(browser), (browser.cookies.get(onlyName(browser)) ?? '').slice(0, -9)),
      EXPIRED,
    ],
    ['with an empty cookie', (_url, browser) => browser.cookies.set(onlyName(browser), ''), EXPIRED],
    [
      'with a cookie that somebody made',
      (_url, browser) => browser.cookies.set(onlyName(browser), Buffer.alloc(300, 7).toString('base64url')),
      EXPIRED,
    ],
    [
      'with a truncated code',
      (url) => url.searchParams.set('code', (url.searchParams.get('code') ?? '').slice(0, 9)),
      REFUSED,
    ],
    ['without a code', (url) => url.searchParams.delete('code'), REFUSED],
    ['with two codes', (url) => url.searchParams.append('code', 'another'), REFUSED],
    ['with the code __proto__', (url) => url.searchParams.set('code', '__proto__'), REFUSED],
    [
      'with the code of another sign-in',
      async (url) => {
        const other = new URL(await site.callback(new ReaderBrowser(), { reader: BOAZ }));
        url.searchParams.set('code', other.searchParams.get('code') ?? '');
      },
      REFUSED,
    ],
    ['from another provider', (url) => url.searchParams.set('iss', 'https://elsewhere.example'), REFUSED],
    [
      'with an error of the provider',
      (url) => {
        url.searchParams.delete('code');
        url.searchParams.set('error', 'invalid_scope');
      },
      REFUSED,
    ],
    [
      'with an outage of the provider',
      (url) => {
        url.searchParams.delete('code');
        url.searchParams.set('error', 'temporarily_unavailable');
      },
      AWAY,
    ],
  ];

  test.each(changes)('%s signs nobody in and says so in one sentence', async (_what, change, expected) => {
    const browser = new ReaderBrowser();
    const url = new URL(await site.callback(browser));
    await change(url, browser);
    expect(await shown(browser.get(url.href))).toEqual(expected);
    expect(browser.cookies.has('dm-session')).toBe(false);
    expect(await site.session(browser)).toEqual(nobody);
  });

  test('that is replayed signs nobody in, also by somebody who has copied the cookie', async () => {
    const browser = new ReaderBrowser();
    const url = await site.callback(browser);
    const copy = new ReaderBrowser();
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    expect((await browser.get(url)).status).toBe(302);
    expect(await shown(browser.get(url))).toEqual(EXPIRED);
    expect(await shown(copy.get(url))).toEqual(REFUSED);
    expect(await site.session(copy)).toEqual(nobody);
    expect(await site.session(browser)).toEqual(ruth);
  });

  test.each([1, -1])('comes too late if the clock was set by %d day meanwhile', async (days) => {
    const browser = new ReaderBrowser();
    const url = await site.callback(browser);
    const clock = takeClock();
    clock.set(days * DAY_MS);
    try {
      expect(await shown(browser.get(url))).toEqual(EXPIRED);
    } finally {
      clock.restore();
    }
  });

  const DAY_SECONDS = DAY_MS / 1_000;
  const tokens: [string, Record<string, unknown>][] = [
    ['for another site', { aud: 'another-site' }],
    ['for this site and another that asked for it', { aud: ['daily-manna', 'another-site'], azp: 'another-site' }],
    ['of another sign-in', { nonce: 'another' }],
    ['of another provider', { iss: 'https://elsewhere.example' }],
    ['that names nobody', { sub: undefined }],
    ['that names somebody endlessly', { sub: 'x'.repeat(300) }],
    ['of a provider whose clock is a day behind', { exp: Math.floor(Date.now() / 1_000) - DAY_SECONDS }],
    ['of a provider whose clock is a day ahead', { nbf: Math.floor(Date.now() / 1_000) + DAY_SECONDS }],
  ];
  test.each(tokens)('with an ID token %s signs nobody in', async (_what, claims) => {
    const browser = new ReaderBrowser();
    const url = await site.callback(browser, { reader: { ...RUTH, ...claims } });
    expect(await shown(browser.get(url))).toEqual(REFUSED);
    expect(await site.session(browser)).toEqual(nobody);
  });

  test('with an ID token of a false signature signs nobody in', async () => {
    const browser = new ReaderBrowser();
    const url = await site.callback(browser);
    site.provider.service.once(Events.BeforeResponse, ({ body }) => {
      const [head, , signature] = String((body as Record<string, unknown>)['id_token']).split('.');
      const now = Math.floor(Date.now() / 1_000);
      const claims = { ...BOAZ, iss: site.issuer, aud: 'daily-manna', iat: now, exp: now + 60 };
      const forged = Buffer.from(JSON.stringify(claims)).toString('base64url');
      (body as Record<string, unknown>)['id_token'] = [head, forged, signature].join('.');
    });
    expect(await shown(browser.get(url))).toEqual(REFUSED);
  });

  test('without an ID token signs nobody in', async () => {
    const browser = new ReaderBrowser();
    const url = await site.callback(browser);
    site.provider.service.once(Events.BeforeResponse, ({ body }) => {
      delete (body as Record<string, unknown>)['id_token'];
    });
    expect(await shown(browser.get(url))).toEqual(REFUSED);
  });
});

describe('the session of a reader', () => {
  test('ends after 90 days, and after 30 days without a visit', async () => {
    for (const [column, days] of [
      ['created_at', 90],
      ['seen_at', 30],
    ] as const) {
      const browser = await site.signIn();
      await site.rows(`update reader_sessions set ${column} = now() - interval '${days} days' + interval '1 minute'`);
      expect(await site.session(browser)).toEqual(ruth);
      await site.rows(`update reader_sessions set ${column} = now() - interval '${days} days'`);
      const ended = await browser.get(`${site.url}/api/session`);
      expect(await ended.json()).toEqual(nobody);
      // So that the browser asks no more.
      expect(browser.cookies.size).toBe(0);
    }
  });

  test('lasts whatever the clock of the gateway says', async () => {
    const browser = await site.signIn();
    const clock = takeClock();
    try {
      for (const days of [-1, 1, 400]) {
        clock.set(days * DAY_MS);
        expect(await site.session(browser)).toEqual(ruth);
      }
    } finally {
      clock.restore();
    }
  });

  test('notes a visit once in five minutes', async () => {
    const browser = await site.signIn();
    const seenAgo = async () => {
      const [row] = await site.rows(
        'select extract(epoch from now() - seen_at)::int as seconds from reader_sessions order by created_at desc limit 1',
      );
      return Number(row?.['seconds']);
    };
    await site.rows("update reader_sessions set seen_at = now() - interval '4 minutes'");
    await site.session(browser);
    expect(await seenAgo()).toBeGreaterThanOrEqual(240);
    await site.rows("update reader_sessions set seen_at = now() - interval '6 minutes'");
    await site.session(browser);
    expect(await seenAgo()).toBeLessThan(60);
  });

  test.each(['__proto__', 'constructor', 'a'.repeat(43), '', '%00', "' or 1=1 --"])(
    'is nobody’s for the cookie %j',
    async (value) => {
      const response = await new ReaderBrowser().get(`${site.url}/api/session`, { cookie: `dm-session=${value}` });
      expect([response.status, await response.json()]).toEqual([200, nobody]);
    },
  );

  test('is unaffected by 16 kB of other cookies, which are refused', async () => {
    const browser = await site.signIn();
    const session = `dm-session=${browser.cookies.get('dm-session')}`;
    const ask = (bytes: number) =>
      browser.get(`${site.url}/api/session`, { cookie: `x=${'y'.repeat(bytes)}; __proto__=1; ${session}` });
    expect(await (await ask(12_000)).json()).toEqual(ruth);
    const refused = await ask(16_384);
    expect([refused.status, await refused.text()]).toEqual([431, expect.any(String)]);
    expect(await site.session(browser)).toEqual(ruth);
  });
});
