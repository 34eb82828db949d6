import { importJWK, SignJWT } from 'jose';
import { ReaderBrowser } from './reader-browser';
import { CLIENT_ID, RUTH, type SignInSite } from './sign-in-site';

export const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';
export const logoutForm = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' };
let count = 0;

/** A logout token of a site's provider that signs Ruth out, with these claims instead of right ones. */
export async function logoutTokenOf(
  site: SignInSite,
  claims: Record<string, unknown> = {},
  header: Record<string, unknown> = {},
  key?: CryptoKey,
): Promise<string> {
  const own = site.provider.issuer.keys.get();
  if (!own) throw new Error('the provider has no key');
  const now = Math.floor(Date.now() / 1_000);
  count += 1;
  const right = { iss: site.issuer, aud: CLIENT_ID, iat: now, exp: now + 120, jti: `token-${count}`, sub: RUTH.sub };
  return new SignJWT({ ...right, events: { [LOGOUT_EVENT]: {} }, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: own.kid, typ: 'logout+jwt', ...header })
    .sign(key ?? (await importJWK(own, 'RS256')));
}

/** Sends a logout token to a site, as its provider does. */
export const sendLogoutTo = (site: SignInSite, token: string): Promise<Response> =>
  new ReaderBrowser().post(
    `${site.url}/oauth2/backchannel-logout`,
    `logout_token=${encodeURIComponent(token)}`,
    logoutForm,
  );
