import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Events, OAuth2Server, type MutableResponse, type MutableToken } from 'oauth2-mock-server';
import pg from 'pg';
import { DatabaseLine } from './database-line';
import { createWholeSite, type FixtureSite } from './fixture-site';
import { openGateway, type TestGateway } from './open-gateway';
import { ReaderBrowser } from './reader-browser';

export const CLIENT_ID = 'daily-manna';

/** The claims of the reader who signs in at the provider. */
export const RUTH = { sub: 'ruth', name: 'Ruth', email: 'ruth@bethlehem.example', sid: 'session-of-ruth' };
export const BOAZ = { sub: 'boaz', name: 'Boaz', email: 'boaz@bethlehem.example', sid: 'session-of-boaz' };

/** The claims of a token, and what it is for. */
type Claims = Record<string, unknown>;

/** A whole gateway that listens, whose accounts are at a real OpenID provider, which is not ours. */
export class SignInSite {
  readonly url: string;
  readonly provider: OAuth2Server;
  readonly gateway: TestGateway;
  /** Leads from the gateway to its PostgreSQL. */
  readonly line: DatabaseLine;
  /** Whom the provider signs in. */
  reader: Claims = RUTH;
  readonly #site: FixtureSite;
  readonly #providerPort: number;

  private constructor(parts: {
    url: string;
    provider: OAuth2Server;
    gateway: TestGateway;
    line: DatabaseLine;
    site: FixtureSite;
  }) {
    this.url = parts.url;
    this.provider = parts.provider;
    this.gateway = parts.gateway;
    this.line = parts.line;
    this.#site = parts.site;
    this.#providerPort = parts.provider.address().port;
    this.provider.service.on(
      Events.BeforeTokenSigning,
      ({ payload }: MutableToken) => void Object.assign(payload, this.reader),
    );
    this.provider.service.on(Events.BeforeUserinfo, (response: MutableResponse) => {
      response.body = { ...this.reader };
    });
  }

  /** Opens a site with these settings beside its accounts. */
  static async open(settings: object = {}): Promise<SignInSite> {
    const provider = new OAuth2Server();
    await provider.issuer.keys.generate('RS256');
    await provider.start(0, '127.0.0.1');
    const site = await createWholeSite();
    const file = path.join(site.folder, 'site.json');
    const accounts = { provider: 'oidc', issuer: provider.issuer.url, clientId: CLIENT_ID };
    await writeFile(file, JSON.stringify({ accounts, ...settings }));
    const line = await DatabaseLine.open(process.env['TEST_DATABASE_URL'] ?? '');
    // The browsers of the tests say from which network they come.
    const trustedProxies = ['127.0.0.1', '10.0.0.0/8'];
    const gateway = await openGateway(site, file, { reach: (url) => line.to(url), trustedProxies });
    const url = await gateway.app.listen({ host: '127.0.0.1', port: 0 });
    return new SignInSite({ url, provider, gateway, line, site });
  }

  get issuer(): string {
    return this.provider.issuer.url ?? '';
  }

  /** Signs a reader in and returns the browser in which they are. */
  async signIn(reader: Claims = RUTH, browser = new ReaderBrowser()): Promise<ReaderBrowser> {
    const { page } = await browser.follow(await this.callback(browser, { reader }));
    if (page.status !== 200) throw new Error(`not signed in: ${await page.text()}`);
    return browser;
  }

  /** Begins to sign in, and returns the URL to which the provider sends the reader back. */
  async callback(
    browser: ReaderBrowser,
    { reader = RUTH, destination = '/bible/genesis/1' }: { reader?: Claims; destination?: string } = {},
  ): Promise<string> {
    this.reader = reader;
    const query = new URLSearchParams({ destination }).toString();
    const { url } = await browser.follow(`${this.url}/oauth2/login?${query}`, (at) => at.includes('/oauth2/callback'));
    return url;
  }

  /** Who is signed in, as a page asks. */
  async session(browser: ReaderBrowser): Promise<unknown> {
    return (await browser.get(`${this.url}/api/session`)).json();
  }

  /** Runs a statement in the gateway's database, by a way of its own. */
  async rows(statement: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: this.gateway.databaseUrl });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(statement)).rows;
    } finally {
      await client.end();
    }
  }

  /** Takes the provider away. */
  async stopProvider(): Promise<void> {
    await this.provider.stop();
  }

  async startProvider(): Promise<void> {
    await this.provider.start(this.#providerPort, '127.0.0.1');
  }

  async close(): Promise<void> {
    await this.gateway.close();
    await this.line.cut();
    await this.provider.stop().catch(() => undefined);
    await this.#site.remove();
  }
}
