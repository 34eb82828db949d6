import type { SiteConfig } from '@manna/shared/contracts';
import type { CompositionState } from '../composition/composition-state';

const HSTS_SECONDS = 31_536_000;
const SHELL_POLICY = 'manna-shell';
const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()';

/** Responses that are not pages run nothing and load nothing. */
export const bareHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'permissions-policy': PERMISSIONS,
  'x-content-type-options': 'nosniff',
} as const;

/** A browser that opens data directly saves them, and never takes them for a page. */
export const dataHeaders = { 'content-disposition': 'attachment; filename="api.json"' } as const;

/** Whether a path is of the API, whose responses are JSON. */
export const isDataPath = (url: string): boolean => /^\/(?:api|data\/graphql)(?=[/?]|$)/.test(url);

const originsOf = (...urls: (string | undefined)[]): string[] =>
  urls.flatMap((url) => (url === undefined ? [] : [new URL(url).origin]));

/** Where page views are sent. The script of an analytics service never runs. */
function analyticsSources({ analytics }: SiteConfig): string[] {
  if ('server' in analytics) return originsOf(analytics.server);
  return analytics.sink === 'ga4' ? ['https://*.google-analytics.com', 'https://www.googletagmanager.com'] : [];
}

/** Where maps get their ground. They fetch everything, pictures too. */
const mapSources = ({ map }: SiteConfig): string[] => (map ? originsOf(map.style, map.pmtiles, ...map.origins) : []);

/** The Content-Security-Policy and Integrity-Policy of one rendered page. */
export function pagePolicies(
  nonce: string,
  site: SiteConfig,
  { allowedOrigins, resolved }: Pick<CompositionState, 'allowedOrigins' | 'resolved'>,
): Readonly<Record<string, string>> {
  const elsewhere = ["'self'", ...allowedOrigins].join(' ');
  const accounts = originsOf(site.accountsServer);
  // The page checks that the accounts server responds before it shows the frame.
  const services = [
    ...accounts,
    ...originsOf(site.errorReporting?.dsn),
    ...analyticsSources(site),
    ...mapSources(site),
  ];
  const policies = [SHELL_POLICY, ...resolved.pillars.map(({ name }) => `manna-${name}`)].join(' ');
  return {
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
      `style-src ${elsewhere} 'nonce-${nonce}'`,
      "img-src 'self' data: blob:",
      "media-src 'self'",
      // The Hebrew font is inlined into the pages that need it.
      `font-src ${elsewhere} data:`,
      `connect-src ${[elsewhere, ...services].join(' ')}`,
      `frame-src ${accounts.join(' ') || "'none'"}`,
      // The worker of a pillar is verified and then created from a blob. Trusted Types restrict which.
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

/** Headers of every response, names in lower case. A page replaces the bare policy with its own. */
export const securityHeaders = ({ advertiseAddress }: SiteConfig): Readonly<Record<string, string>> => ({
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Only a site on https may promise to stay there.
  ...(advertiseAddress?.startsWith('https:') && { 'strict-transport-security': `max-age=${HSTS_SECONDS}` }),
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-xss-protection': '0',
  // No x-download-options and no x-permitted-cross-domain-policies: they speak to Internet Explorer and to Flash, and every
  // byte of a page's headers arrives before its text.
  // No cross-origin-opener-policy: it would make a browser start another process when the page begins to arrive, which
  // takes a fifth of the time to the first text. It protects the secrets of a page from the window that opened it, and
  // these pages have none.
  ...bareHeaders,
});
