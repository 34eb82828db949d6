import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connectionLimits } from '../modules/security/connection-limits';
import { codeOf, messageOf, StartError } from '../start-error';
import { CLIENT_ID, type AccountSettings } from './account-settings';
import type { AccountsParts, LastingParts } from './accounts-parts';
import type { HandleRequest } from './accounts-app';
import type { Message } from './mail/mailer';

/** The keys are read again after so long, so that all gateways learn of one that another created. Milliseconds. */
const RENEW_AFTER_MS = 3_600_000;

export interface AccountsOptions extends AccountSettings {
  host: string;
  /** 0 for any free port. */
  port: number;
  /**
   * URL at which readers reach the accounts server. By default `http://localhost:<port>`: passkeys need a host name, so it
   * is never an IP address.
   */
  publicUrl: string | undefined;
}

/** A running accounts server. */
export interface Accounts {
  /** What the OpenID client of the gateway needs. */
  issuer: string;
  clientId: string;
  /** The secret is in the database, so that all gateways on it share it. */
  clientSecret(): Promise<string>;
  /** The same as the issuer: what pages of the site link to and show in a frame. */
  origin: string;
  port: number;
  /** Ends the sessions of an account in which these ids were given to the site, or all. Does not mind unknown ones. */
  endSessions(subject: string, sids: readonly string[] | 'all'): Promise<void>;
  /** Deletes an account with its sessions. An unknown subject has no effect. */
  removeAccount(subject: string): Promise<void>;
  /** Sends an e-mail as the site. Rejects if that fails. */
  sendMail(message: Message): Promise<void>;
  close(): Promise<void>;
}

interface Loaded {
  parts: AccountsParts;
  handle: HandleRequest;
}

/** Loads what the accounts server consists of. It costs some memory, so it waits until somebody needs it. */
async function loadLasting({ origin, ...settings }: AccountSettings & { origin: string }): Promise<LastingParts> {
  const [
    { AccountRepository },
    { OneTimeTokens },
    { SessionRepository },
    { HashPool },
    { Mailer },
    { createThrottles },
    { clientNetworks },
  ] = await Promise.all([
    import('./store/account-repository'),
    import('./store/one-time-tokens'),
    import('./store/session-repository'),
    import('./passwords/hash-pool'),
    import('./mail/mailer'),
    import('./passwords/throttle'),
    import('./passwords/client-network'),
  ]);
  const { protocol, hostname } = new URL(origin);
  return {
    settings,
    origin,
    isSecure: protocol === 'https:',
    accounts: new AccountRepository(settings.db),
    tokens: new OneTimeTokens(settings.db),
    sessions: new SessionRepository(settings.db),
    hashes: new HashPool(settings.files.hasher),
    mailer: new Mailer(settings.mail, hostname, settings.log),
    throttles: createThrottles(settings.limits),
    networkOf: clientNetworks(settings.trustedProxies),
  };
}

/** Sends one sentence, without the parts that make pages. */
function sendSentence(response: ServerResponse, status: 400 | 503, sentence: string): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
    ...(status === 503 && { 'retry-after': '5' }),
  });
  response.end(`${sentence}\n`);
}

/** Whether a request names a path of this server. Koa has no URL for anything else, such as '*' or the URL of another server. */
const hasPath = ({ url = '' }: IncomingMessage, origin: string): boolean =>
  url.startsWith('/') && URL.canParse(origin + url);

/**
 * Starts the accounts server on a port of its own. Its code is loaded at the first request. Throws a StartError if it cannot
 * listen.
 */
export async function openAccounts({ host, port, publicUrl, ...settings }: AccountsOptions): Promise<Accounts> {
  const { log } = settings;
  const server = createServer({ ...connectionLimits });
  server.listen(port, host);
  await once(server, 'listening').catch((error: unknown) => {
    const reason = codeOf(error) === 'EADDRINUSE' ? 'another program uses it' : messageOf(error);
    throw new StartError(
      `The accounts server cannot listen on port ${port} (${reason}): set ACCOUNTS_PORT to another value.`,
    );
  });
  const bound = server.address();
  const boundPort = typeof bound === 'object' && bound ? bound.port : port;
  const origin = publicUrl === undefined ? `http://localhost:${boundPort}` : new URL(publicUrl).origin;

  let lasting: Promise<LastingParts> | undefined;
  let loaded: Promise<Loaded> | undefined;
  let loadedAt = 0;
  const loadedLasting = () => (lasting ??= loadLasting({ ...settings, origin }));
  async function load(): Promise<Loaded> {
    const { createAccountsApp } = await import('./accounts-app');
    const parts = await loadedLasting();
    const app = await createAccountsApp(parts);
    const { deleteExpiredPayloads } = await import('./store/oidc-adapter');
    await deleteExpiredPayloads(settings.db);
    await parts.tokens.deleteExpired();
    loadedAt = performance.now();
    return app;
  }
  function current(): Promise<Loaded> {
    const before = loaded;
    if (before && performance.now() - loadedAt < RENEW_AFTER_MS) return before;
    // Until the keys are read again, requests use those from before, or wait if there are none.
    loadedAt = performance.now();
    const renewed = load();
    loaded = renewed;
    renewed.catch((error: unknown) => {
      log.error({ reason: messageOf(error) }, 'the accounts server could not read its keys');
      if (loaded === renewed) loaded = before;
      loadedAt = 0;
    });
    return before ?? renewed;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.once('finish', () => {
      const url = request.url?.split('?')[0];
      log.info({ method: request.method, url, status: response.statusCode }, 'accounts request served');
    });
    if (hasPath(request, origin)) {
      const { handle } = await current();
      await handle(request, response);
    } else sendSentence(response, 400, 'The request is malformed.');
  }
  server.on('request', (request, response) => {
    answer(request, response).catch(() =>
      sendSentence(response, 503, 'Accounts are not available at the moment: try again in a few seconds.'),
    );
  });

  return {
    issuer: origin,
    clientId: CLIENT_ID,
    clientSecret: async () => (await current()).parts.keys.clientSecret,
    origin,
    port: boundPort,
    async endSessions(subject, sids) {
      const { parts } = await current();
      const { endSession, endSessions } = await import('./visits/sign-in');
      if (sids === 'all') return endSessions(parts, subject);
      for (const { uid, sids: given } of await parts.sessions.list(subject))
        if (given.some((sid) => sids.includes(sid))) await endSession(parts, subject, uid);
    },
    async removeAccount(subject) {
      const { parts } = await current();
      const { endSessions } = await import('./visits/sign-in');
      if (!(await parts.accounts.byId(subject))) return;
      await endSessions(parts, subject);
      await parts.accounts.remove(subject);
    },
    sendMail: async (message) => (await loadedLasting()).mailer.send(message),
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      // Browsers keep connections open that they may use again.
      setTimeout(() => server.closeAllConnections(), 2_000).unref();
      await closed;
      const parts = await lasting;
      await parts?.mailer.close();
      await parts?.hashes.close();
    },
  };
}
