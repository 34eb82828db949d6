import type { SiteConfig } from '@manna/shared/contracts';
import { AuthorizationResponseError } from 'openid-client';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { messageOf } from '../../start-error';
import { pageLanguage } from '../language/page-language';
import { originOf } from '../pages/page-url';
import { accountPagePaths, sendAccountPage } from './account-page';
import { canHaveSession, cookiesOf, hostCookie, setCookie, SIGN_IN_COOKIE } from './cookies';
import { safeDestination } from './destination';
import { deviceName } from './device-name';
import { isRefusal, type OidcProvider } from './oidc-provider';
import { openSignIn, sealSignIn, SIGN_IN_MINUTES, signInSuffix, type PendingSignIn } from './pending-sign-in';
import { sessionCookies } from './session-cookies';
import type { Identity, Sessions } from './sessions';
import { sendSignInPage, type SignInFault } from './sign-in-page';

/** For each IP address. */
const MAX_PER_MINUTE = 60;
/** How many sign-ins one browser may have begun. The oldest are forgotten, because a request has only 16 kB of headers. */
const MAX_PENDING = 3;

export interface SignInOptions {
  site: SiteConfig;
  sessions: Sessions;
  /** Undefined if the site has no accounts. */
  provider: OidcProvider | undefined;
  /** The key for the cookies of sign-ins. */
  key: () => Promise<Buffer>;
}

interface Query {
  Querystring: { destination?: unknown; state?: unknown };
}

const clearCookie = (name: string, origin: string): string => setCookie(name, '', { origin, maxAgeSeconds: 0 });

/**
 * GET /oauth2/login?destination= sends a reader to the provider, who sends them to GET /oauth2/callback. So does GET
 * /oauth2/register?destination=, for readers who have no account there.
 */
export function signInRoutes(app: FastifyInstance, { site, sessions, provider, key }: SignInOptions): void {
  const config = { rateLimit: { max: MAX_PER_MINUTE, timeWindow: '1 minute' } };
  const originFor = ({ protocol, headers }: FastifyRequest) => originOf(site, { protocol, host: headers.host });
  const callbackFor = (request: FastifyRequest) => `${originFor(request)}/oauth2/callback`;
  const failed = (request: FastifyRequest, reply: FastifyReply, error: unknown, destination: string) => {
    const cause = error instanceof Error && error.cause !== undefined ? messageOf(error.cause) : undefined;
    request.log.error({ reason: messageOf(error), cause }, 'a reader could not sign in');
    return sendSignInPage(reply, request, { site, fault: 'unavailable', destination });
  };

  const begin = (isNew: boolean) => async (request: FastifyRequest<Query>, reply: FastifyReply) => {
    const destination = safeDestination(request.query.destination);
    const origin = originFor(request);
    const refuse = (fault: SignInFault) => sendSignInPage(reply, request, { site, fault, destination });
    if (!provider) return refuse('disabled');
    if (!canHaveSession(origin)) return refuse('insecure');
    try {
      const { url, signIn } = await provider.start(callbackFor(request), pageLanguage(site, request.headers), {
        isNew,
      });
      const prefix = hostCookie(SIGN_IN_COOKIE, origin);
      const pending = [...cookiesOf(request.headers).keys()].filter((name) => name.startsWith(prefix));
      const sealed = sealSignIn(await key(), { ...signIn, destination, startedAt: Date.now() });
      // Browsers send the oldest first.
      const forgotten = pending.slice(0, Math.max(0, pending.length - MAX_PENDING + 1));
      return await reply
        .header('cache-control', 'no-store')
        .header('set-cookie', [
          ...forgotten.map((name) => clearCookie(name, origin)),
          setCookie(prefix + signInSuffix(signIn.state), sealed, { origin, maxAgeSeconds: SIGN_IN_MINUTES * 60 }),
        ])
        .redirect(url.href);
    } catch (error) {
      return failed(request, reply, error, destination);
    }
  };
  app.get('/oauth2/login', { config }, begin(false));
  app.get('/oauth2/register', { config }, begin(true));
  for (const path of accountPagePaths)
    app.get(path, { config }, (request, reply) =>
      provider
        ? sendAccountPage(reply, request, { site, issuer: provider.issuer })
        : sendSignInPage(reply, request, { site, fault: 'disabled', destination: '/' }),
    );

  /** The sign-in that this browser has begun with the state in the URL. */
  async function pendingOf(
    { headers, query }: FastifyRequest<Query>,
    prefix: string,
  ): Promise<PendingSignIn | undefined> {
    const { state } = query;
    if (typeof state !== 'string') return undefined;
    const sealed = cookiesOf(headers).get(prefix + signInSuffix(state));
    const signIn = sealed === undefined ? undefined : openSignIn(await key(), sealed);
    return signIn?.state === state ? signIn : undefined;
  }

  app.get<Query>('/oauth2/callback', { config }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const origin = originFor(request);
    const prefix = hostCookie(SIGN_IN_COOKIE, origin);
    if (!provider) return sendSignInPage(reply, request, { site, fault: 'disabled', destination: '/' });
    let destination = '/';
    try {
      const pending = await pendingOf(request, prefix);
      if (!pending) return await sendSignInPage(reply, request, { site, fault: 'expired', destination });
      ({ destination } = pending);
      void reply.header('set-cookie', clearCookie(prefix + signInSuffix(pending.state), origin));
      let identity: Identity;
      try {
        identity = await provider.finish(new URL(request.url, origin), pending);
      } catch (error) {
        // The reader changed their mind.
        if (error instanceof AuthorizationResponseError && error.error === 'access_denied')
          return await reply.redirect(destination);
        if (!isRefusal(error)) throw error;
        request.log.warn({ reason: messageOf(error) }, 'a sign-in was refused');
        return await sendSignInPage(reply, request, { site, fault: 'refused', destination });
      }
      const token = await sessions.begin(request, identity, deviceName(request.headers['user-agent']));
      return await reply.header('set-cookie', sessionCookies(token, origin)).redirect(destination);
    } catch (error) {
      return failed(request, reply, error, destination);
    }
  });
}
