import * as client from 'openid-client';
import type { AccountsSite } from './accounts-site';

/** A sign-in that the site has begun at its accounts server. */
export interface SignInUnderWay {
  configuration: client.Configuration;
  /** Where the browser asks for a code. */
  url: string;
  /** The secret of PKCE, which only the site knows. */
  verifier: string;
  /** Exchanges the code in the URL to which the browser was sent back. Rejects unless everything in it is right. */
  finish(callback: string): Promise<Awaited<ReturnType<typeof client.authorizationCodeGrant>>>;
}

/** Begins a sign-in, as the site does. */
export async function beginSignIn({
  accounts,
  site,
}: Pick<AccountsSite, 'accounts' | 'site'>): Promise<SignInUnderWay> {
  const { issuer, clientId, clientSecret } = accounts;
  const configuration = await client.discovery(new URL(issuer), clientId, await clientSecret(), undefined, {
    // oxlint-disable-next-line typescript/no-deprecated -- It is marked so only to stand out; this server is on loopback.
    execute: [client.allowInsecureRequests],
  });
  const verifier = client.randomPKCECodeVerifier();
  const state = client.randomState();
  const nonce = client.randomNonce();
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: `${site}/oauth2/callback`,
    scope: 'openid profile email',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  });
  return {
    configuration,
    url: url.href,
    verifier,
    finish: (callback) =>
      client.authorizationCodeGrant(configuration, new URL(callback), {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
      }),
  };
}
