import type { SiteConfig } from '@manna/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { messageOf } from '../../start-error';
import { originOf } from '../pages/page-url';
import { RETRY_AFTER_SECONDS } from '../responses/response';
import { isOwnNavigation } from '../security/same-origin';
import { bareHeaders } from '../security/security-headers';
import { databaseAway } from '../storage/database-away';
import { safeDestination } from './destination';
import { LogoutTokenError } from './logout-token';
import { isProviderAway } from './oidc-provider';
import { sessionCookies } from './session-cookies';
import { sendSignInPage } from './sign-in-page';
import type { SignInOptions } from './sign-in-routes';

const MAX_TOKEN_BYTES = 16_384;
/** For each IP address. A provider that signs out many readers at once sends all from one. */
const MAX_FROM_PROVIDER = 600;
const MAX_PER_MINUTE = 60;

const perMinute = (max: number) => ({ rateLimit: { max, timeWindow: '1 minute' } });

interface Query {
  Querystring: { destination?: unknown; state?: unknown };
}

/** The path to which the provider sends a reader after its own logout. Its client there must have it registered. */
const SIGNED_OUT_PATH = '/oauth2/signed-out';

/** Ways out: the reader's own, and those of the provider. */
export function signOutRoutes(app: FastifyInstance, options: Omit<SignInOptions, 'key'>): void {
  const { site, sessions, provider } = options;
  const originFor = ({ protocol, headers }: FastifyRequest) => originOf(site, { protocol, host: headers.host });

  /** Ends the session of the browser, also at the provider, and goes on to the destination. */
  async function signOut(request: FastifyRequest<Query>, reply: FastifyReply): Promise<FastifyReply> {
    const destination = safeDestination(request.query.destination);
    const origin = originFor(request);
    void reply.header('cache-control', 'no-store');
    if (!isOwnNavigation(request, site)) return sendSignInPage(reply, request, { site, fault: 'foreign', destination });
    let idToken: string | undefined;
    try {
      idToken = await sessions.end(request);
    } catch (error) {
      request.log.error({ reason: messageOf(error) }, 'a reader could not sign out');
      return sendSignInPage(reply, request, { site, fault: 'stuck', destination });
    }
    void reply.header('set-cookie', sessionCookies(null, origin));
    const elsewhere =
      idToken === undefined
        ? undefined
        : await provider?.endSessionUrl(idToken, `${origin}${SIGNED_OUT_PATH}`, destination);
    return reply.redirect(elsewhere?.href ?? destination);
  }

  app.get<Query>('/oauth2/logout', { config: perMinute(MAX_PER_MINUTE) }, signOut);
  app.get<Query>('/api/auth/logout', { config: perMinute(MAX_PER_MINUTE) }, signOut);
  app.get<Query>(SIGNED_OUT_PATH, (request, reply) =>
    reply.header('cache-control', 'no-store').redirect(safeDestination(request.query.state)),
  );
  if (provider) providerLogoutRoutes(app, { ...options, provider });
}

const frontChannelSchema = z.object({ iss: z.string(), sid: z.string().min(1).max(255) });

/** Logout by the provider: its server sends a signed token, or a page of it loads a frame of this site. */
function providerLogoutRoutes(
  app: FastifyInstance,
  { sessions, provider }: Required<Pick<SignInOptions, 'sessions' | 'provider'>> & { site: SiteConfig },
): void {
  if (!provider) return;
  const config = perMinute(MAX_FROM_PROVIDER);
  const invalid = (reply: FastifyReply, description: string) =>
    reply.status(400).send({ error: 'invalid_request', error_description: description });

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    scope.post('/oauth2/backchannel-logout', { config, bodyLimit: MAX_TOKEN_BYTES }, async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const token = request.body instanceof URLSearchParams ? request.body.get('logout_token') : null;
      if (token === null) return invalid(reply, 'The form has no logout_token.');
      try {
        const { jti, sub, sid } = await provider.readLogoutToken(token);
        // A provider whose answer was lost sends the token again, and is told that it has what it wanted.
        await sessions.endFromProvider(provider.issuer, { subject: sub, providerSession: sid }, jti);
        return await reply.send();
      } catch (error) {
        if (error instanceof LogoutTokenError) {
          request.log.warn({ reason: error.message }, 'a logout token was refused');
          return invalid(reply, 'The logout token is not valid.');
        }
        if (!isProviderAway(error) && databaseAway(error) === undefined) throw error;
        return reply
          .status(503)
          .header('retry-after', RETRY_AFTER_SECONDS)
          .send({ error: 'temporarily_unavailable', error_description: 'Try again later.' });
      }
    });
  });

  app.get('/oauth2/frontchannel-logout', { config }, async (request, reply) => {
    const { success, data } = frontChannelSchema.safeParse(request.query);
    void reply
      .removeHeader('x-frame-options')
      .headers({ ...bareHeaders, 'cache-control': 'no-store' })
      .header('content-security-policy', `default-src 'none'; frame-ancestors ${new URL(provider.issuer).origin}`)
      .type('text/plain; charset=utf-8');
    if (!success || data.iss !== provider.issuer)
      return reply.status(400).send('The request does not name the provider and its session.\n');
    // The frame has no cookies of this site. The id of the session is the proof, which only provider and gateway know.
    await sessions.endFromProvider(provider.issuer, { providerSession: data.sid });
    return reply.send('Signed out.\n');
  });
}
