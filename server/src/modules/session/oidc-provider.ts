import { createRemoteJWKSet, jwtVerify, type JWTPayload } from 'jose';
import * as client from 'openid-client';
import { z } from 'zod';
import { logoutTokenSchema, LogoutTokenError } from './logout-token';
import type { PendingSignIn } from './pending-sign-in';
import type { Identity } from './sessions';

/** How long one request to the provider may take, in seconds. */
const REQUEST_SECONDS = 4;
/** How often the provider is asked for its description before a sign-in fails. */
const DISCOVERY_TRIES = 2;
/** How old a logout token may be. Its id is stored for longer. */
const LOGOUT_TOKEN_AGE = '10 minutes';
/** How far the provider's clock may differ from this machine's, in seconds. */
const CLOCK_TOLERANCE_SECONDS = 60;

const MAX_NAME_CHARACTERS = 100;
const MAX_EMAIL_CHARACTERS = 320;
const MAX_ID_CHARACTERS = 255;

/** Faults that say nothing of the sign-in: the provider, or the way to it, does not work now. */
const outageCodes = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
  'ERR_JWKS_TIMEOUT',
  'ERR_JOSE_GENERIC',
]);
const outageErrors = new Set(['server_error', 'temporarily_unavailable']);

/** This site at an OpenID provider. */
export interface OidcClientSettings {
  issuer: string;
  clientId: string;
  /** Undefined for a public client, which proves itself by PKCE alone. That of our own accounts server is in the database. */
  clientSecret?: string | (() => Promise<string>) | undefined;
  /** Scopes separated by spaces; by default 'openid profile email'. */
  scope?: string | undefined;
}

/** Where the reader is sent, and what the cookie of the sign-in must remember. */
type NewSignIn = Pick<PendingSignIn, 'state' | 'nonce' | 'verifier'>;

/** A claim that is a text; undefined if it is missing, empty or of another type. Control characters become spaces. */
const textClaim = z
  .string()
  .transform((text) => text.replaceAll(/\p{Cc}/gu, ' ').trim())
  .pipe(z.string().min(1))
  .optional()
  .catch(undefined);

const claimsSchema = z.object({
  name: textClaim,
  preferred_username: textClaim,
  nickname: textClaim,
  email: textClaim,
});

/** Thrown for an ID token whose subject cannot be stored. */
class NamelessToken extends Error {
  override readonly name = 'NamelessToken';

  constructor() {
    super('the ID token names nobody');
  }
}

/** Whether the provider's answer was not accepted. Any other error is an outage, such as the database's. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof NamelessToken ||
  (!isProviderAway(error) && error instanceof Error && 'code' in error && String(error.code).startsWith('OAUTH_'));

/** Whether an error means that the provider is away, and not that it refused. */
export function isProviderAway(error: unknown): boolean {
  if (error instanceof client.AuthorizationResponseError || error instanceof client.ResponseBodyError)
    return outageErrors.has(error.error) || ('status' in error && error.status >= 500);
  // What fetch throws has no code.
  if (!(error instanceof Error) || !('code' in error)) return error instanceof TypeError;
  return outageCodes.has(String(error.code));
}

/** Basic authentication is what a provider must know, unless its description has only the other way. */
function authenticationBy(secret: string | undefined): client.ClientAuth {
  if (secret === undefined) return client.None();
  const [basic, post] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (methods.includes('client_secret_basic') || !methods.includes('client_secret_post') ? basic : post)(
      server,
      ...rest,
    );
  };
}

/** The OpenID provider that signs readers in. It is asked for its description when somebody first needs it. */
export class OidcProvider {
  readonly #settings: OidcClientSettings;
  #described: Promise<client.Configuration> | undefined;
  #keys: ReturnType<typeof createRemoteJWKSet> | undefined;

  constructor(settings: OidcClientSettings) {
    this.#settings = settings;
  }

  get issuer(): string {
    return this.#settings.issuer;
  }

  /**
   * The URL of the provider's sign-in page, and what must be remembered until the reader returns. `isNew` asks for the page
   * that makes an account, if the provider says that it knows how to be asked for it (OpenID Connect, `prompt=create`).
   */
  async start(
    redirectUri: string,
    language: string,
    { isNew = false }: { isNew?: boolean } = {},
  ): Promise<{ url: URL; signIn: NewSignIn }> {
    const configuration = await this.#configuration();
    const prompts = configuration.serverMetadata()['prompt_values_supported'];
    const signIn = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
    };
    const url = client.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      ...(isNew && Array.isArray(prompts) && prompts.includes('create') && { prompt: 'create' }),
      scope: this.#settings.scope ?? 'openid profile email',
      state: signIn.state,
      nonce: signIn.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(signIn.verifier),
      code_challenge_method: 'S256',
      ui_locales: language,
    });
    return { url, signIn };
  }

  /** Exchanges the code in the URL that the provider sent the reader to. Rejects unless everything in it is right. */
  async finish(url: URL, { state, nonce, verifier }: NewSignIn): Promise<Identity> {
    const configuration = await this.#configuration();
    const tokens = await client.authorizationCodeGrant(configuration, url, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims || claims.sub.length > MAX_ID_CHARACTERS) throw new NamelessToken();
    const inToken = claimsSchema.parse(claims);
    const isComplete = inToken.name !== undefined && inToken.email !== undefined;
    // Most providers have these only here.
    const more =
      isComplete || configuration.serverMetadata().userinfo_endpoint === undefined
        ? {}
        : await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
    const { name, preferred_username, nickname, email } = claimsSchema.parse({ ...more, ...claims });
    const sid = claims['sid'];
    return {
      issuer: claims.iss,
      subject: claims.sub,
      name: (name ?? nickname ?? preferred_username ?? email?.split('@')[0] ?? '').slice(0, MAX_NAME_CHARACTERS),
      email: email !== undefined && email.length <= MAX_EMAIL_CHARACTERS ? email : '',
      providerSession: typeof sid === 'string' && sid.length <= MAX_ID_CHARACTERS ? sid : null,
      idToken: tokens.id_token ?? null,
    };
  }

  /** The URL at which the provider ends its own session; undefined if it has none, or is away. */
  async endSessionUrl(idToken: string, returnTo: string, state: string): Promise<URL | undefined> {
    const configuration = await this.#configuration().catch(() => undefined);
    if (configuration?.serverMetadata().end_session_endpoint === undefined) return undefined;
    return client.buildEndSessionUrl(configuration, {
      id_token_hint: idToken,
      post_logout_redirect_uri: returnTo,
      state,
    });
  }

  /** Whom a logout token signs out. Throws a LogoutTokenError unless the provider made it for this site just now. */
  async readLogoutToken(token: string): Promise<z.infer<typeof logoutTokenSchema>> {
    const { jwks_uri: keys, id_token_signing_alg_values_supported: signed } = (
      await this.#configuration()
    ).serverMetadata();
    if (keys === undefined) throw new LogoutTokenError('the provider publishes no keys');
    this.#keys ??= createRemoteJWKSet(new URL(keys), { timeoutDuration: REQUEST_SECONDS * 1_000 });
    let payload: JWTPayload;
    try {
      ({ payload } = await jwtVerify(token, this.#keys, {
        issuer: this.#settings.issuer,
        audience: this.#settings.clientId,
        // A signature by the client secret would need no key of the provider.
        algorithms: (signed ?? ['RS256']).filter((name) => /^(?:RS|PS|ES|Ed)/.test(name)),
        maxTokenAge: LOGOUT_TOKEN_AGE,
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        requiredClaims: ['exp'],
      }));
    } catch (error) {
      if (isProviderAway(error)) throw error;
      throw new LogoutTokenError(error instanceof Error ? error.message : String(error));
    }
    const { success, data, error } = logoutTokenSchema.safeParse(payload);
    if (!success) throw new LogoutTokenError(error.issues[0]?.message ?? 'it is not valid');
    return data;
  }

  #configuration(): Promise<client.Configuration> {
    if (this.#described) return this.#described;
    const described = this.#discover();
    this.#described = described;
    described.catch(() => {
      if (this.#described === described) this.#described = undefined;
    });
    return described;
  }

  async #discover(): Promise<client.Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings;
    const url = new URL(issuer);
    const secret = typeof clientSecret === 'function' ? await clientSecret() : clientSecret;
    // The settings allow plain http only for a provider on this machine.
    // oxlint-disable-next-line typescript/no-deprecated -- its name is a warning; see above
    const insecure = url.protocol === 'http:' ? [client.allowInsecureRequests] : [];
    for (let tries = 1; ; tries += 1) {
      try {
        return await client.discovery(url, clientId, undefined, authenticationBy(secret), {
          execute: [...insecure, client.enableNonRepudiationChecks],
          timeout: REQUEST_SECONDS,
        });
      } catch (error) {
        if (tries === DISCOVERY_TRIES || !isProviderAway(error)) throw error;
      }
    }
  }
}
