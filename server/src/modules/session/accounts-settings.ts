import type { SiteConfig, SiteFile } from '@manna/shared/contracts';
import type { OidcClientSettings } from './oidc-provider';

/** This site as a client of the OpenID provider in its settings; undefined if it has none. */
export function oidcClientOf(
  { accounts }: Pick<SiteFile, 'accounts'>,
  clientSecret: string | undefined,
): OidcClientSettings | undefined {
  if (accounts.provider !== 'oidc') return undefined;
  const { issuer, clientId, scope } = accounts;
  return { issuer, clientId, clientSecret, scope };
}

/** The settings of the pages: without what only the gateway needs, and with the origin of the accounts server. */
export function siteForPages({ accounts, ...site }: SiteFile, client: OidcClientSettings | undefined): SiteConfig {
  if (accounts.provider === 'none') return { ...site, accountsServer: undefined };
  return { ...site, accountsServer: site.accountsServer ?? (client && new URL(client.issuer).origin) };
}
