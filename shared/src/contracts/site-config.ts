import { z } from 'zod';
import { languages, languageSchema } from './language';

const webAddress = z.url({ protocol: /^https?$/ });
/** The site is at the root of its host: no path, query or fragment. A trailing slash is optional. */
const siteAddress = webAddress.regex(
  /^[a-z]+:\/\/[^/\\?#]+\/?$/i,
  'give the address of the site alone, without path, query or fragment, such as https://bible.example',
);

const origin = webAddress.regex(
  /^[a-z]+:\/\/[^/\\?#]+\/?$/i,
  'give the origin alone, without path, query or fragment, such as https://tiles.example',
);

const descriptionSchema = z.string().min(1).max(300);

/** Where page views are counted: nowhere, at this site's own /api/analytics, or by a service the operator chose. */
const analyticsSchema = z.discriminatedUnion('sink', [
  z.strictObject({ sink: z.literal('none') }),
  z.strictObject({ sink: z.literal('beacon') }),
  z.strictObject({ sink: z.literal('plausible'), server: webAddress, domain: z.string().min(1) }),
  z.strictObject({ sink: z.literal('matomo'), server: webAddress, siteId: z.string().min(1) }),
  z.strictObject({ sink: z.literal('ga4'), measurementId: z.string().regex(/^G-[A-Z0-9]+$/) }),
]);
export type AnalyticsConfig = z.infer<typeof analyticsSchema>;

const isLoopback = (url: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

/** Who keeps the readers' accounts: the gateway's own accounts server, an OpenID provider, or nobody. */
const accountsSchema = z.discriminatedUnion('provider', [
  z.strictObject({ provider: z.literal('embedded') }),
  z.strictObject({
    provider: z.literal('oidc'),
    /** The provider's issuer, exactly as its discovery document spells it. */
    issuer: webAddress.refine(
      (url) => url.startsWith('https:') || isLoopback(url),
      'use https; http is allowed only on this machine',
    ),
    clientId: z.string().min(1).max(200),
    /** Scopes separated by spaces. */
    scope: z
      .string()
      .regex(/^(?:[\w:./-]+ )*openid(?: [\w:./-]+)*$/, 'expected scopes separated by spaces, openid among them')
      .default('openid profile email'),
  }),
  z.strictObject({ provider: z.literal('none') }),
]);
export type AccountsConfig = z.infer<typeof accountsSchema>;

/** What maps are drawn on, if not on the ground of the content. */
const mapSchema = z
  .strictObject({
    /** URL of a style for MapLibre. */
    style: webAddress.optional(),
    /** URL of a PMTiles file. */
    pmtiles: webAddress.optional(),
    /** Other origins that the style needs: those of its tiles, glyphs and sprites. */
    origins: z.array(origin).max(8).default([]),
  })
  .refine(({ style, pmtiles }) => (style === undefined) !== (pmtiles === undefined), {
    message: 'name either a style or a PMTiles file, and not both',
  });
export type MapConfig = z.infer<typeof mapSchema>;

const translationSlug = z.string().regex(/^[a-z0-9]+$/);

/** Settings of one site as its pages get them; every key has a default. */
export const siteConfigSchema = z.strictObject({
  productName: z.string().min(1).max(60).default('Daily Manna'),
  /** One sentence for search engines, shared links and the home page: in the site's first language, or by language. */
  description: z.union([descriptionSchema, z.partialRecord(languageSchema, descriptionSchema)]).default({
    en: 'Read the Bible, and find the people, places and events behind it. Free for everyone.',
    es: 'Lee la Biblia y descubre las personas, los lugares y los acontecimientos que hay detrás. Gratis para todos.',
  }),
  /** Public URL of the site, for canonical links. Defaults to that of the request. */
  advertiseAddress: siteAddress.optional(),
  /** Slug of the translation for paths that name none. */
  defaultTranslation: translationSlug.default('kjv'),
  /**
   * The same by language of the interface. A language without one, or with one that the content does not have, uses
   * `defaultTranslation`. In a page, `defaultTranslation` is already that of the page's language, and this is complete
   * unless it is empty.
   */
  defaultTranslations: z.partialRecord(languageSchema, translationSlug).default({}),
  environment: z.string().min(1).default('local'),
  /** Whether the browser renders the next page, hidden, before the reader opens it. */
  rendersNextPage: z.boolean().default(true),
  /** Languages of the interface that readers may choose; the first is the site's own. */
  languages: z
    .array(languageSchema)
    .min(1)
    .default([...languages]),
  /**
   * URL of the accounts server's pages, without a trailing slash. If missing, nobody can sign in. The gateway adds that of
   * the provider in `accounts`.
   */
  accountsServer: webAddress.optional(),
  /** URL of a contact form outside the site. If missing, the footer has no link to it. */
  contactForm: webAddress.optional(),
  /** The site's pages on other services, in the order they are shown; the footer links to the first. */
  socialLinks: z
    .array(z.strictObject({ service: z.enum(['facebook', 'x', 'instagram', 'youtube']), href: webAddress }))
    .max(4)
    .default([]),
  /** How readers can give: postal address for checks, line by line, and URL of the accounts site's donation page. */
  donation: z
    .strictObject({
      payableTo: z.string().min(1).optional(),
      mailTo: z.array(z.string().min(1)).max(6).default([]),
      online: webAddress.optional(),
    })
    .prefault({}),
  /** URL of a shop for printed things. If missing, the menu has no link to the store page. */
  store: webAddress.optional(),
  /** The ground of maps. If missing, that of the content. */
  map: mapSchema.optional(),
  analytics: analyticsSchema.default({ sink: 'none' }),
  /** A Sentry-compatible service that also receives error reports. Its code loads only if this is set. */
  errorReporting: z
    .strictObject({
      dsn: webAddress,
      /** Share of error pages that are traced, 0 to 1. */
      tracesSampleRate: z.number().min(0).max(1).default(0),
    })
    .optional(),
  /** 'withdrawn' makes every browser unregister its service worker and delete everything it stored. */
  serviceWorker: z.enum(['on', 'withdrawn']).default('on'),
});
export type SiteConfig = z.infer<typeof siteConfigSchema>;

/** The JSON file that SITE_CONFIG names: the settings of the pages, and what only the gateway needs. */
export const siteFileSchema = siteConfigSchema.extend({ accounts: accountsSchema.default({ provider: 'embedded' }) });
export type SiteFile = z.infer<typeof siteFileSchema>;
