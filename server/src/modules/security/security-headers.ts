import type { SiteConfig } from '@manna/shared/contracts';
import type { CompositionState } from '../composition/composition-service';

const HSTS_SECONDS = 31_536_000;
const SHELL_POLICY = 'manna-shell';
const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()';

/** Answers that are no page run nothing and load nothing. */
export const bareHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'permissions-policy': PERMISSIONS,
  'x-content-type-options': 'nosniff',
} as const;

const originsOf = (...addresses: (string | undefined)[]): string[] =>
  addresses.flatMap((address) => (address === undefined ? [] : [new URL(address).origin]));

/** Where page views are sent to; no service's script is ever run. */
function analyticsSources({ analytics }: SiteConfig): string[] {
  if ('server' in analytics) return originsOf(analytics.server);
  return analytics.sink === 'ga4' ? ['https://*.google-analytics.com', 'https://www.googletagmanager.com'] : [];
}

/** The Content-Security-Policy and its companion for one rendered page. */
export function pagePolicies(
  nonce: string,
  site: SiteConfig,
  { allowedOrigins, resolved }: Pick<CompositionState, 'allowedOrigins' | 'resolved'>,
): Readonly<Record<string, string>> {
  const elsewhere = ["'self'", ...allowedOrigins].join(' ');
  const accounts = originsOf(site.accountsServer);
  // Whether the accounts server answers is asked before its frame is shown.
  const services = [...accounts, ...originsOf(site.errorReporting?.dsn), ...analyticsSources(site)];
  const policies = [SHELL_POLICY, ...resolved.pillars.map(({ name }) => `manna-${name}`)].join(' ');
  return {
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
      `style-src ${elsewhere} 'nonce-${nonce}'`,
      "img-src 'self' data: blob:",
      // The Hebrew face stands in the pages that need it.
      `font-src ${elsewhere} data:`,
      `connect-src ${[elsewhere, ...services].join(' ')}`,
      `frame-src ${accounts.join(' ') || "'none'"}`,
      // A worker of a pillar is checked first and made of the bytes; which may be, Trusted Types say.
      "worker-src 'self' blob:",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      `trusted-types ${policies} 'allow-duplicates'`,
    ].join('; '),
    'integrity-policy': 'blocked-destinations=(script)',
  };
}

/** Headers of every response, names in lower case. A page replaces the bare policy by its own. */
export const securityHeaders = ({ advertiseAddress }: SiteConfig): Readonly<Record<string, string>> => ({
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Only a site on https may promise that it stays there.
  ...(advertiseAddress?.startsWith('https:') && { 'strict-transport-security': `max-age=${HSTS_SECONDS}` }),
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
  // There is no cross-origin-opener-policy: a browser would start another process for it once the page has begun to arrive,
  // which is a fifth of the wait for the text. It guards pages with secrets from the window that opened them; these have none.
  ...bareHeaders,
});
