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

/**
 * Where pages find `/register` and the pages of an account if another service has the accounts, and the settings do not say
 * where: at the gateway itself, which knows how to lead a reader to any OpenID provider.
 */
const ACCOUNTS_ELSEWHERE = '/oauth2';

/**
 * The settings of the pages: without what only the gateway needs, and with the accounts server, which may be a path of this
 * site. `siteAt` makes a URL of it.
 */
export function siteForPages({ accounts, ...site }: SiteFile, client: OidcClientSettings | undefined): SiteConfig {
  if (accounts.provider === 'none') return { ...site, accountsServer: undefined };
  if (site.accountsServer !== undefined || !client) return site;
  return { ...site, accountsServer: accounts.provider === 'oidc' ? ACCOUNTS_ELSEWHERE : new URL(client.issuer).origin };
}

/** The settings of a page at an origin of the site. */
export const siteAt = (site: SiteConfig, origin: string): SiteConfig =>
  site.accountsServer?.startsWith('/') ? { ...site, accountsServer: origin + site.accountsServer } : site;
