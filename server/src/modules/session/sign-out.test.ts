import { exportJWK, generateKeyPair } from 'jose';
import { Events } from 'oauth2-mock-server';
import { LOGOUT_EVENT, logoutForm, logoutTokenOf, sendLogoutTo } from '../../testing/provider-logout';
import { ReaderBrowser } from '../../testing/reader-browser';
import { BOAZ, CLIENT_ID, RUTH, SignInSite } from '../../testing/sign-in-site';

let site: SignInSite;
beforeAll(async () => {
  site = await SignInSite.open();
});
afterAll(() => site.close());

const ruth = expect.objectContaining({ user: expect.objectContaining({ name: 'Ruth' }) as unknown }) as unknown;
const nobody = { user: null };
const own = { 'sec-fetch-site': 'same-origin' };

describe('a reader who signs out', () => {
  test.each(['/oauth2/logout', '/api/auth/logout'])('by %s ends also the session of the provider', async (path) => {
    const browser = await site.signIn();
    const copy = new ReaderBrowser();
    copy.cookies.set('dm-session', browser.cookies.get('dm-session') ?? '');
    const response = await browser.get(`${site.url}${path}?destination=%2Fbible%2Fgenesis%2F1%3Fv%3D1`, own);
    expect([response.status, browser.cookies.size]).toEqual([302, 0]);
    const elsewhere = new URL(response.headers.get('location') ?? '');
    expect(elsewhere.origin + elsewhere.pathname).toBe(`${site.issuer}/endsession`);
    const { id_token_hint: hint, ...query } = Object.fromEntries(elsewhere.searchParams);
    expect(hint).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(query).toEqual({
      client_id: CLIENT_ID,
      post_logout_redirect_uri: `${site.url}/oauth2/signed-out`,
      state: '/bible/genesis/1?v=1',
    });
    expect(await site.session(copy)).toEqual(nobody);
  });

  test('returns from the provider to the page where they were', async () => {
    const browser = await site.signIn();
    // What every provider does, and this one does not.
    const append = ({ url }: { url: URL }, { url: asked = '' }: { url?: string | undefined }) =>
      url.searchParams.set('state', new URL(asked, site.issuer).searchParams.get('state') ?? '');
    site.provider.service.once(Events.BeforePostLogoutRedirect, append);
    const { url, page } = await browser.follow(`${site.url}/oauth2/logout?destination=/bible/genesis/1`);
    expect([url, page.status]).toEqual([`${site.url}/bible/genesis/1`, 200]);
  });

  test('goes straight to the page where they were if they were not signed in', async () => {
    const response = await new ReaderBrowser().get(`${site.url}/oauth2/logout?destination=/bible`, own);
    expect([response.status, response.headers.get('location')]).toEqual([302, '/bible']);
  });

  test.each(['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere.example'])(
    'is never sent to %s afterwards',
    async (elsewhere) => {
      const query = new URLSearchParams({ destination: elsewhere, state: elsewhere }).toString();
      for (const path of ['/oauth2/logout', '/api/auth/logout', '/oauth2/signed-out'])
        expect((await new ReaderBrowser().get(`${site.url}${path}?${query}`, own)).headers.get('location')).toBe('/');
    },
  );

  test.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the same domain', { 'sec-fetch-site': 'same-site' }],
    ['a browser that loads the URL ahead', { ...own, 'sec-purpose': 'prefetch;prerender' }],
  ])('does not do so by %s, and is told', async (_who, headers) => {
    const browser = await site.signIn();
    for (const path of ['/oauth2/logout', '/api/auth/logout']) {
      const response = await browser.get(`${site.url}${path}?destination=/bible`, headers);
      expect([response.status, response.headers.get('content-disposition')]).toEqual([403, null]);
      const page = await response.text();
      expect(page).toContain('Another site tried to sign you out of this one.');
      expect(page).toContain('href="/oauth2/logout?destination=%2Fbible"');
    }
    expect(await site.session(browser)).toEqual(ruth);
  });

  test.each([
    ['a page of this site', () => site.url, 302],
    ['a page of another site', () => 'https://elsewhere.example', 403],
    ['nowhere', () => '', 403],
  ])('with an old browser from %s', async (_where, from, status) => {
    const headers = { host: new URL(site.url).host, referer: from() && `${from()}/bible` };
    const { statusCode } = await site.gateway.app.inject({ url: '/oauth2/logout', headers });
    expect(statusCode).toBe(status);
  });
});

const logoutToken = (claims?: Record<string, unknown>, header?: Record<string, unknown>, key?: CryptoKey) =>
  logoutTokenOf(site, claims, header, key);
const sendLogout = (token: string) => sendLogoutTo(site, token);

describe('the provider', () => {
  test('signs a reader out everywhere by a token that names the reader', async () => {
    const [phone, tablet, boaz] = [await site.signIn(), await site.signIn(), await site.signIn(BOAZ)];
    const response = await sendLogout(await logoutToken());
    expect([response.status, await response.text(), response.headers.get('cache-control')]).toEqual([
      200,
      '',
      'no-store',
    ]);
    expect([await site.session(phone), await site.session(tablet)]).toEqual([nobody, nobody]);
    expect(await site.session(boaz)).toMatchObject({ user: { name: 'Boaz' } });
  });

  test.each([
    ['a session', { sub: undefined, sid: 'phone' }],
    ['a session and its reader', { sid: 'phone' }],
  ])('signs a reader out in one browser by a token that names %s', async (_what, claims) => {
    const phone = await site.signIn({ ...RUTH, sid: 'phone' });
    const tablet = await site.signIn({ ...RUTH, sid: 'tablet' });
    expect((await sendLogout(await logoutToken(claims))).status).toBe(200);
    expect([await site.session(phone), await site.session(tablet)]).toEqual([nobody, ruth]);
  });

  test('can send a token again, which ends nothing that began in between', async () => {
    const token = await logoutToken();
    expect((await sendLogout(token)).status).toBe(200);
    const browser = await site.signIn();
    const again = await sendLogout(token);
    expect([again.status, await again.text()]).toEqual([200, '']);
    expect(await site.session(browser)).toEqual(ruth);
  });

  const now = Math.floor(Date.now() / 1_000);
  const tokens: [string, () => Promise<string>][] = [
    ['that another provider made', () => logoutToken({ iss: 'https://elsewhere.example' })],
    ['for another site', () => logoutToken({ aud: 'another-site' })],
    ['without the event', () => logoutToken({ events: {} })],
    ['whose event is a text', () => logoutToken({ events: { [LOGOUT_EVENT]: 'yes' } })],
    ['with a prototype for events', () => logoutToken({ events: JSON.parse('{"__proto__":{}}') as unknown })],
    ['with a nonce', () => logoutToken({ nonce: 'n' })],
    ['that names nobody', () => logoutToken({ sub: undefined })],
    ['without an id', () => logoutToken({ jti: undefined })],
    ['without an end', () => logoutToken({ exp: undefined })],
    ['that has ended', () => logoutToken({ iat: now - 600, exp: now - 300 })],
    ['of a clock that is a day behind', () => logoutToken({ iat: now - 86_400, exp: now + 86_400 })],
    ['of a clock that is a day ahead', () => logoutToken({ iat: now + 86_400, exp: now + 90_000 })],
    [
      'that somebody else signed',
      async () => {
        const { privateKey } = await generateKeyPair('RS256', { extractable: true });
        expect((await exportJWK(privateKey)).kty).toBe('RSA');
        return logoutToken({}, {}, privateKey);
      },
    ],
    [
      'that nobody signed',
      async () => {
        const [, claims] = (await logoutToken()).split('.');
        return `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
      },
    ],
    ['that is truncated', async () => (await logoutToken()).slice(0, -20)],
    ['that is no token', () => Promise.resolve('__proto__')],
    ['that is empty', () => Promise.resolve('')],
  ];
  test.each(tokens)('cannot sign anybody out by a token %s', async (_what, make) => {
    const browser = await site.signIn();
    const response = await sendLogout(await make());
    expect([response.status, await response.json()]).toEqual([
      400,
      { error: 'invalid_request', error_description: 'The logout token is not valid.' },
    ]);
    expect(await site.session(browser)).toEqual(ruth);
  });

  test('cannot sign anybody out by an ID token', async () => {
    const browser = await site.signIn();
    const idToken = String((await site.rows('select id_token from reader_sessions limit 1'))[0]?.['id_token']);
    expect((await sendLogout(idToken)).status).toBe(400);
    expect(await site.session(browser)).toEqual(ruth);
  });

  test('is told what is wrong with a body that is no form', async () => {
    const send = (body: string, type: string) =>
      new ReaderBrowser().post(`${site.url}/oauth2/backchannel-logout`, body, { 'content-type': type });
    expect((await send('{}', 'application/json')).status).toBe(415);
    expect((await send('a=b', logoutForm['content-type'])).status).toBe(400);
    expect((await send('x'.repeat(20_000), logoutForm['content-type'])).status).toBe(413);
  });

  const frame = (query: Record<string, string>) =>
    new ReaderBrowser().get(`${site.url}/oauth2/frontchannel-logout?${new URLSearchParams(query).toString()}`);

  test('signs a reader out in one browser by a frame that names the session', async () => {
    const phone = await site.signIn({ ...RUTH, sid: 'phone' });
    const tablet = await site.signIn({ ...RUTH, sid: 'tablet' });
    const response = await frame({ iss: site.issuer, sid: 'phone' });
    expect(response.status).toBe(200);
    // Only its own pages may load the frame.
    expect(response.headers.get('x-frame-options')).toBeNull();
    expect(response.headers.get('content-security-policy')).toBe(`default-src 'none'; frame-ancestors ${site.issuer}`);
    expect([await site.session(phone), await site.session(tablet)]).toEqual([nobody, ruth]);
  });

  test.each([
    ['of another provider', { iss: 'https://elsewhere.example', sid: RUTH.sid }, 400],
    ['without a session', { iss: '' }, 400],
    ['of an unknown session', { iss: '', sid: 'unknown' }, 200],
    ['of the session __proto__', { iss: '', sid: '__proto__' }, 200],
  ])('signs nobody out by a frame %s', async (_what, { iss, ...query }, status) => {
    const browser = await site.signIn();
    expect((await frame({ iss: iss || site.issuer, ...query })).status).toBe(status);
    expect(await site.session(browser)).toEqual(ruth);
  });
});
