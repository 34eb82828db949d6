import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { isOutage } from '../modules/storage/outage';
import { messageOf } from '../start-error';
import type { AccountsParts, LastingParts } from './accounts-parts';
import { html } from '../modules/responses/html';
import { form, pageOf } from './pages/layout';
import { TooManyHashes } from './passwords/hash-pool';
import { createProvider } from './provider/create-provider';
import { routes } from './routes/routes';
import { readKeys } from './store/provider-keys';
import { endSession } from './visits/sign-in';
import { Refusal } from './visits/read-body';
import { frameOf, visitOf, type Context, type Reply, type Visit } from './visits/visit';

/** Clients may try again after so long if something is away or busy. Seconds. */
const RETRY_AFTER = 5;
const METHODS = new Set(['GET', 'HEAD', 'POST']);

export type HandleRequest = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Headers of every response. Only the site may show the pages in a frame, and only its own style and script run. */
function headersFor(sites: readonly string[], isSecure: boolean): Readonly<Record<string, string>> {
  const elsewhere = sites.join(' ');
  return {
    'content-security-policy': [
      "default-src 'none'",
      "style-src 'self'",
      "font-src 'self'",
      "script-src 'self'",
      "connect-src 'self'",
      'img-src data:',
      // A form may be answered with a redirect to the site.
      `form-action 'self' ${elsewhere}`,
      `frame-ancestors 'self' ${elsewhere}`,
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; '),
    'permissions-policy':
      'camera=(), geolocation=(), microphone=(), payment=(), usb=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
    // Same-origin, so that browsers name the origin of our own forms, and no link of an e-mail reaches another site.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000' }),
  };
}

function apply(ctx: Context, reply: Reply): void {
  if ('redirect' in reply) {
    ctx.status = 303;
    ctx.redirect(reply.redirect);
    return;
  }
  ctx.status = reply.status ?? 200;
  if ('json' in reply) ctx.body = reply.json;
  else {
    ctx.type = 'html';
    ctx.body = reply.page;
  }
}

/** A page with one sentence. A script gets the sentence alone. */
function refusalPage(visit: Visit, title: string, sentence: string): void {
  const { ctx, text } = visit;
  if (ctx.path.startsWith('/passkey/')) {
    ctx.body = { error: sentence };
    return;
  }
  ctx.type = 'html';
  ctx.body = pageOf(visit, {
    title,
    body: html`<p role="alert">${sentence}</p>
      <p><a href="/">${text.account}</a></p>`,
  });
}

/** Answers an error with its status and one sentence. */
async function applyError(ctx: Context, parts: AccountsParts, error: unknown): Promise<void> {
  const { log } = parts.settings;
  const visit = frameOf(ctx, parts);
  const { text } = visit;
  if (error instanceof Refusal) {
    ctx.status = error.status;
    if (error.retryAfterSeconds !== undefined) ctx.set('retry-after', String(error.retryAfterSeconds));
    // The rest of a body that is too large is not read.
    if (error.status === 413) ctx.set('connection', 'close');
    refusalPage(visit, text.refusedTitle, error.message);
    return;
  }
  const isBusy = error instanceof TooManyHashes;
  if (isBusy || (await isOutage(parts.settings))) {
    ctx.status = 503;
    ctx.set('retry-after', String(RETRY_AFTER));
    refusalPage(visit, text.refusedTitle, isBusy ? text.busy : text.unavailable);
    return;
  }
  log.error({ err: error }, 'a request to the accounts server failed');
  ctx.status = 500;
  refusalPage(visit, text.refusedTitle, text.broken);
}

/**
 * Signing out at the request of the site. With an ID token of the reader who is signed in, the site says that they asked for
 * it. Without one, another site may have sent them here, so the page asks.
 */
async function logoutPage(ctx: KoaContextWithOIDC, parts: AccountsParts, given: string): Promise<void> {
  const { session, params, entities } = ctx.oidc;
  const account = session?.accountId;
  const hint = entities.IdTokenHint as { payload?: { sub?: unknown } } | undefined;
  if (session && account !== undefined && hint?.payload?.sub === account) {
    await endSession(parts, account, session.uid);
    await session.destroy();
    ctx.cookies.set(parts.provider.cookieName('session'), null, { ...parts.cookie, signed: true });
    const asked = params?.['post_logout_redirect_uri'];
    const target = new URL(typeof asked === 'string' ? asked : '/session/end/success', parts.origin);
    if (typeof params?.['state'] === 'string') target.searchParams.set('state', params['state']);
    ctx.status = 303;
    ctx.redirect(target.href);
    return;
  }
  const visit = frameOf(ctx, parts);
  const { text, productName } = visit;
  const secret = /name="xsrf" value="([\da-f]+)"/.exec(given)?.[1] ?? '';
  const body = html`<p class="lead">${text.signOutQuestion(productName)}</p>
    ${form(visit, { action: '/session/end/confirm', submit: text.signOut, hidden: { xsrf: secret, logout: 'yes' } })}
    <p><a href="${visit.site}/" target="_top">${text.cancel}</a></p>`;
  ctx.type = 'html';
  ctx.body = pageOf(visit, { title: text.signOut, body });
}

function signedOutPage(ctx: KoaContextWithOIDC, parts: AccountsParts): Promise<void> {
  const visit = frameOf(ctx, parts);
  ctx.type = 'html';
  ctx.body = pageOf(visit, {
    title: visit.text.signedOut,
    body: html`<p role="status">${visit.text.signedOutLead}</p>`,
  });
  return Promise.resolve();
}

/** A page of the provider that failed. A status of 500 may come from a database that is away. */
async function providerError(ctx: KoaContextWithOIDC, parts: AccountsParts, error: unknown): Promise<void> {
  if (ctx.status >= 500) return applyError(ctx, parts, error);
  const visit = frameOf(ctx, parts);
  const { text } = visit;
  if (ctx.status === 404) refusalPage(visit, text.notFoundTitle, text.notFound);
  else refusalPage(visit, text.refusedTitle, text.expiredRequest);
}

/** A file of the pages. */
interface PageFile {
  readonly type: string;
  readonly caching: string;
  readonly bytes: Buffer;
  /** Undefined if it is compressed already. */
  readonly zipped?: Buffer;
}

/** Files of the pages, by their paths. Only fonts have hashes in their names; browsers ask whether the others changed. */
async function readFiles({ files }: LastingParts['settings']): Promise<ReadonlyMap<string, PageFile>> {
  const read = async (file: string, type: string): Promise<PageFile> => {
    const bytes = await readFile(file);
    return { type, caching: 'public, max-age=300', bytes, zipped: await promisify(gzip)(bytes) };
  };
  const readFont = async (file: string): Promise<[string, PageFile]> => [
    `/assets/${basename(file)}`,
    { type: 'font/woff2', caching: 'public, max-age=31536000, immutable', bytes: await readFile(file) },
  ];
  return new Map([
    ['/assets/accounts.css', await read(files.styles, 'text/css; charset=utf-8')],
    ['/assets/accounts.js', await read(files.script, 'text/javascript; charset=utf-8')],
    ...(await Promise.all(files.fonts.map(readFont))),
  ]);
}

/** The provider's own routes that browsers open. Gateways call the others, all of them from one address. */
const beginsSignIn = (path: string): boolean =>
  path === '/auth' || path.startsWith('/auth/') || path === '/session/end';

/** Throws a Refusal for a network that opens pages without end. */
function countVisit(ctx: Context, parts: AccountsParts): void {
  const wait = parts.throttles.visits.take(parts.networkOf(ctx.req));
  if (wait > 0) throw new Refusal(429, frameOf(ctx, parts).text.tooMany(wait), wait);
}

/** Adds the pages to the provider, in front of its own routes. */
function addPages(parts: AccountsParts, files: ReadonlyMap<string, PageFile>): void {
  const { provider, settings } = parts;
  provider.use(async (ctx, next) => {
    const file = files.get(ctx.path);
    if (file) {
      const zipped = ctx.acceptsEncodings('gzip') === 'gzip' ? file.zipped : undefined;
      ctx.set({ 'cache-control': file.caching, 'content-type': file.type });
      if (file.zipped) ctx.set('vary', 'Accept-Encoding');
      if (zipped) ctx.set('content-encoding', 'gzip');
      ctx.body = zipped ?? file.bytes;
      return;
    }
    const handler = routes.get(ctx.path);
    try {
      if (ctx.method === 'GET' && (handler || beginsSignIn(ctx.path))) countVisit(ctx, parts);
      if (!METHODS.has(ctx.method) && handler) throw new Refusal(405, frameOf(ctx, parts).text.wrongMethod);
      if (handler) apply(ctx, await handler(await visitOf(ctx, parts)));
      else await next();
      if (ctx.status === 404 && ctx.body == null) {
        const visit = frameOf(ctx, parts);
        refusalPage(visit, visit.text.notFoundTitle, visit.text.notFound);
        ctx.status = 404;
      }
    } catch (error) {
      await applyError(ctx, parts, error);
    }
    // The provider answers programs with JSON of its own: they too learn that they may try again.
    if (ctx.status === 500 && !ctx.response.is('html') && (await isOutage(settings))) {
      ctx.status = 503;
      ctx.set('retry-after', String(RETRY_AFTER));
    }
  });
  provider.on('server_error', (_ctx, error) => {
    settings.log.error({ reason: messageOf(error) }, 'the OpenID provider failed');
  });
  // Without a listener Koa prints the stack, also if a client only went away. The types of the package leave the event out.
  const koa: NodeJS.EventEmitter = provider;
  koa.on('error', (error: unknown, ctx?: Context) => {
    if (ctx?.writable === false)
      settings.log.debug({ reason: messageOf(error) }, 'a client of the accounts server left');
    else settings.log.error({ err: error }, 'the accounts server failed');
  });
}

/** Builds the accounts server from the keys that are in the database now. */
export async function createAccountsApp(
  lasting: LastingParts,
): Promise<{ parts: AccountsParts; handle: HandleRequest }> {
  const { settings, origin, isSecure } = lasting;
  const keys = await readKeys(settings.db);
  const files = await readFiles(settings);
  const sites = [...settings.siteOrigins()];
  const built: { parts?: AccountsParts } = {};
  const partsNow = (): AccountsParts => {
    if (!built.parts) throw new Error('the accounts server is not built yet');
    return built.parts;
  };
  const provider: Provider = await createProvider({
    origin,
    keys,
    settings,
    accounts: lasting.accounts,
    logoutPage: (ctx, given) => logoutPage(ctx, partsNow(), given),
    signedOutPage: (ctx) => signedOutPage(ctx, partsNow()),
    errorPage: (ctx, error) => providerError(ctx, partsNow(), error),
  });
  const cookie = { httpOnly: true, sameSite: 'lax', secure: isSecure, overwrite: true } as const;
  const parts: AccountsParts = { ...lasting, sites, keys, provider, cookie };
  built.parts = parts;
  addPages(parts, files);
  const callback = provider.callback();
  const headers = Object.entries(headersFor(sites, isSecure));
  const { host, protocol } = new URL(origin);
  return {
    parts,
    async handle(request, response) {
      for (const [name, value] of headers) response.setHeader(name, value);
      // The server has one origin, whatever a proxy or a client calls it. So URLs and cookies are always right.
      Object.assign(request.headers, { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) });
      await callback(request, response);
    },
  };
}
