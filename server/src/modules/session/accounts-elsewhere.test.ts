import { once } from 'node:events';
import { createServer } from 'node:http';
import { siteFileSchema } from '@manna/shared/contracts';
import { ReaderBrowser } from '../../testing/reader-browser';
import { CLIENT_ID, RUTH, SignInSite } from '../../testing/sign-in-site';
import { oidcClientOf, siteAt, siteForPages } from './accounts-settings';

const ISSUER = 'https://id.example/realms/bible';
const accounts = { provider: 'oidc', issuer: ISSUER, clientId: CLIENT_ID };
const serverOf = (settings: object, origin = 'https://bible.example') => {
  const file = siteFileSchema.parse({ accounts, ...settings });
  return siteAt(siteForPages(file, oidcClientOf(file, undefined)), origin).accountsServer;
};

describe('the pages of a site whose accounts are at another OpenID provider find their account links', () => {
  test('where the settings say', () => {
    expect(serverOf({ accountsServer: 'https://id.example/account', advertiseAddress: 'https://bible.example' })).toBe(
      'https://id.example/account',
    );
  });

  test('at the gateway otherwise, and not at paths that the provider does not have', () => {
    expect(serverOf({ advertiseAddress: 'https://bible.example/' })).toBe('https://bible.example/oauth2');
    expect(serverOf({}, 'http://localhost:8080')).toBe('http://localhost:8080/oauth2');
  });
});

describe('the gateway of such a site', () => {
  let site: SignInSite;
  beforeAll(async () => {
    site = await SignInSite.open();
  });
  afterAll(() => site.close());
  const registering = '/oauth2/register?destination=/bible/genesis/1';

  test('leads a reader who registers to the provider, and back to the page signed in', async () => {
    const browser = new ReaderBrowser();
    const { url, page } = await browser.follow(site.url + registering);
    expect([page.status, url]).toEqual([200, `${site.url}/bible/genesis/1`]);
    expect(await site.session(browser)).toMatchObject({ user: { name: RUTH.name } });
  });

  test('allows its pages to show the account modal, at whatever host they are opened', async () => {
    for (const host of ['127.0.0.1:8080', 'localhost:8080']) {
      const { headers } = await site.gateway.app.inject({ url: '/bible/genesis/1', headers: { host } });
      expect(headers['content-security-policy']).toContain(`frame-src http://${host};`);
    }
  });

  test.each(['/oauth2/', '/oauth2/security'])('has a page for the frame of the account modal at %s', async (path) => {
    for (const [language, words] of [
      ['en', 'Your account is at another service'],
      ['es', 'Tu cuenta está en otro servicio'],
    ] as const) {
      const response = await new ReaderBrowser({ 'accept-language': language }).get(site.url + path);
      const text = await response.text();
      expect([response.status, text]).toEqual([200, expect.stringContaining(`<h1>${words}</h1>`)]);
      expect(text).toContain(new URL(site.issuer).host);
      expect(text).toContain('<a href="/account" target="_top">');
      expect(response.headers.get('x-frame-options')).toBeNull();
      expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'self'");
    }
  });
});

/** The `prompt` with which a gateway sends a reader to its provider. */
async function promptOf({ url }: SignInSite, path: string): Promise<string | null> {
  const response = await new ReaderBrowser().get(url + path);
  return new URL(response.headers.get('location') ?? '').searchParams.get('prompt');
}

test.each([
  ['create', ['none', 'login', 'create']],
  [null, ['none', 'login']],
  [null, undefined],
])('registering asks for the prompt %j if the provider says that it knows %j', async (prompt, known) => {
  const site = await SignInSite.open();
  const { issuer } = site;
  const { port } = site.provider.address();
  await site.stopProvider();
  const description = { issuer, authorization_endpoint: `${issuer}/authorize`, prompt_values_supported: known };
  const provider = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(description));
  }).listen(port, '127.0.0.1');
  await once(provider, 'listening');
  try {
    expect(await promptOf(site, '/oauth2/register')).toBe(prompt);
    expect(await promptOf(site, '/oauth2/login')).toBeNull();
  } finally {
    provider.closeAllConnections();
    provider.close();
    await site.close();
  }
});

test('while the provider is away, registering says so in one sentence', async () => {
  const site = await SignInSite.open();
  await site.stopProvider();
  const response = await new ReaderBrowser().get(`${site.url}/oauth2/register`);
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('You can go on reading without an account.');
  await site.close();
});
