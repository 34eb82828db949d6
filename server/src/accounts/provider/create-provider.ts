import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider';
import { CLIENT_ID, type AccountSettings } from '../account-settings';
import type { AccountRepository } from '../store/account-repository';
import { OidcAdapter } from '../store/oidc-adapter';
import type { ProviderKeys } from '../store/provider-keys';

/** How long a browser stays signed in at the accounts server after it was last used. Seconds. */
export const SESSION_SECONDS = 14 * 86_400;
const SCOPE = 'openid profile email';
/** Parameters of an authorization request that are repeated after the reader has signed in. */
const REPEATED = [
  'client_id',
  'redirect_uri',
  'response_type',
  'response_mode',
  'scope',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
  'ui_locales',
] as const;

interface ProviderParts {
  origin: string;
  keys: ProviderKeys;
  settings: AccountSettings;
  accounts: AccountRepository;
  /** The page that asks whether to sign out. `form` is a complete form without its button. */
  logoutPage(ctx: KoaContextWithOIDC, form: string): Promise<void>;
  signedOutPage(ctx: KoaContextWithOIDC): Promise<void>;
  errorPage(ctx: KoaContextWithOIDC, error: unknown): Promise<void>;
}

/**
 * The sign-in page for an authorization request. After signing in, the browser repeats the request, which then finds a
 * session. So a sign-in by a link of an e-mail needs no other state than this URL.
 */
function signInUrl({ oidc: { params = {} } }: KoaContextWithOIDC): string {
  const repeated = new URLSearchParams();
  for (const name of REPEATED) if (typeof params[name] === 'string') repeated.set(name, params[name]);
  const query = new URLSearchParams({ next: `/auth?${repeated.toString()}` });
  if (typeof params['ui_locales'] === 'string') query.set('ui_locales', params['ui_locales']);
  // The reader asked to sign in, so a session that exists does not do.
  if (params['prompt'] === 'login') query.set('again', '1');
  return `/sign-in?${query.toString()}`;
}

/** The site needs no consent of the reader: it is the same product. */
async function grantToSite(ctx: KoaContextWithOIDC) {
  const { provider, session, client } = ctx.oidc;
  const clientId = client?.clientId ?? CLIENT_ID;
  const grantId = session?.grantIdFor(clientId);
  const existing = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  if (existing || session?.accountId === undefined) return existing;
  const grant = new provider.Grant({ clientId, accountId: session.accountId });
  grant.addOIDCScope(SCOPE);
  await grant.save();
  return grant;
}

/**
 * Loads the package when the first reader needs it: a gateway without sign-ins does not pay for it. It then prints that it is
 * not supported on Node.js 20. Our tests run it there, and operators need not read that.
 */
async function loadPackage() {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}

/** Creates the OpenID provider, which is also the Koa application that the pages are added to. */
export async function createProvider(parts: ProviderParts): Promise<Provider> {
  const { default: OpenIdProvider, interactionPolicy } = await loadPackage();
  const { origin, keys, settings, accounts, logoutPage, signedOutPage, errorPage } = parts;
  const sites = [...settings.siteOrigins()];
  const policy = interactionPolicy.base();
  policy.remove('consent');
  const isSecure = origin.startsWith('https:');
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true, secure: isSecure, overwrite: true } as const;
  const configuration: Configuration = {
    adapter: (kind: string) => new OidcAdapter(settings.db, kind),
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: keys.clientSecret,
        client_name: settings.productName,
        redirect_uris: sites.map((site) => `${site}/oauth2/callback`),
        post_logout_redirect_uris: sites.flatMap((site) => [site, `${site}/`, `${site}/oauth2/signed-out`]),
        response_types: ['code'],
        grant_types: ['authorization_code'],
        backchannel_logout_uri: `${sites[0] ?? origin}/oauth2/backchannel-logout`,
        backchannel_logout_session_required: true,
      },
    ],
    jwks: { keys: keys.signing },
    cookies: {
      keys: keys.cookie,
      names: {
        session: isSecure ? '__Host-manna-accounts' : 'manna-accounts',
        interaction: 'manna-accounts-request',
        resume: 'manna-accounts-resume',
      },
      long: cookie,
      short: cookie,
    },
    scopes: SCOPE.split(' '),
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    // The site gets name and e-mail address with the ID token, and saves a request.
    conformIdTokenClaims: false,
    // The site calls from its server, never from a page.
    clientBasedCORS: () => false,
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: { enabled: true, logoutSource: logoutPage, postLogoutSuccessSource: signedOutPage },
    },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 3_600,
      Grant: SESSION_SECONDS,
      Interaction: 3_600,
      Session: SESSION_SECONDS,
    },
    interactions: { policy, url: signInUrl },
    loadExistingGrant: grantToSite,
    async findAccount(_ctx, sub) {
      const account = await accounts.byId(sub);
      if (!account) return undefined;
      const { id, email, name } = account;
      return { accountId: id, claims: () => ({ sub: id, email, email_verified: true, name }) };
    },
    renderError: (ctx, _out, error) => errorPage(ctx, error),
    // Only the site's own URL is requested, which may be in a private network. The provider's default refuses those.
    fetch: (url, options) =>
      fetch(url, {
        method: options?.method ?? 'GET',
        redirect: 'manual',
        headers: options?.headers ?? {},
        body: options?.body ?? null,
        signal: options?.signal ?? null,
      }),
  };
  const provider = new OpenIdProvider(origin, configuration);
  // The headers that name protocol and host are our own: see accounts-app.ts.
  provider.proxy = true;
  return provider;
}
