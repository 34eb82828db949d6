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
 * where: at the gateway itself, which knows how to lead a reader to any OpenID provider. Without `advertiseAddress` the gateway
 * does not know its own URL. Then the fragment makes every such link lead to the front page of the provider.
 */
const accountsElsewhere = (issuer: string, advertiseAddress: string | undefined): string =>
  advertiseAddress === undefined ? new URL('/#', issuer).href : new URL('/oauth2', advertiseAddress).href;

/** The settings of the pages: without what only the gateway needs, and with the URL of the accounts server. */
export function siteForPages({ accounts, ...site }: SiteFile, client: OidcClientSettings | undefined): SiteConfig {
  if (accounts.provider === 'none') return { ...site, accountsServer: undefined };
  if (site.accountsServer !== undefined || !client) return site;
  const accountsServer =
    accounts.provider === 'oidc'
      ? accountsElsewhere(client.issuer, site.advertiseAddress)
      : new URL(client.issuer).origin;
  return { ...site, accountsServer };
}
