import { z } from 'zod';
import { languages, languageSchema } from './language';

const webAddress = z.url({ protocol: /^https?$/ });
/** The site is at the top of its host: no path, query or fragment. A slash at the end is left to the operator. */
const siteAddress = webAddress.regex(
  /^[a-z]+:\/\/[^/\\?#]+\/?$/i,
  'give the address of the site alone, without path, query or fragment, such as https://bible.example',
);

const descriptionSchema = z.string().min(1).max(300);

/** Where page views are counted: nowhere, at this site's own /api/analytics, or with a service the operator chose. */
const analyticsSchema = z.discriminatedUnion('sink', [
  z.strictObject({ sink: z.literal('none') }),
  z.strictObject({ sink: z.literal('beacon') }),
  z.strictObject({ sink: z.literal('plausible'), server: webAddress, domain: z.string().min(1) }),
  z.strictObject({ sink: z.literal('matomo'), server: webAddress, siteId: z.string().min(1) }),
  z.strictObject({ sink: z.literal('ga4'), measurementId: z.string().regex(/^G-[A-Z0-9]+$/) }),
]);
export type AnalyticsConfig = z.infer<typeof analyticsSchema>;

/** Settings of one site, from the JSON file that SITE_CONFIG names; every key has a default. */
export const siteConfigSchema = z.strictObject({
  productName: z.string().min(1).max(60).default('Daily Manna'),
  /** One sentence for search engines, shared links and the home page: in the site's first language, or by language. */
  description: z.union([descriptionSchema, z.partialRecord(languageSchema, descriptionSchema)]).default({
    en: 'Read the Bible, and find the people, places and events behind it. Free for everyone.',
    es: 'Lee la Biblia y descubre las personas, los lugares y los acontecimientos que hay detrás. Gratis para todos.',
  }),
  /** Where readers reach the site, for canonical links; without it they are taken from the request. */
  advertiseAddress: siteAddress.optional(),
  /** Translation slug that a path without one stands for. */
  defaultTranslation: z
    .string()
    .regex(/^[a-z0-9]+$/)
    .default('kjv'),
  environment: z.string().min(1).default('local'),
  /** Whether the browser renders the next page, hidden, before the reader turns to it. */
  rendersNextPage: z.boolean().default(true),
  /** Languages of the interface that readers may choose; the first is the site's own. */
  languages: z
    .array(languageSchema)
    .min(1)
    .default([...languages]),
  /** Address of the accounts server, without a trailing slash; if absent, nobody can sign in. */
  accountsServer: webAddress.optional(),
  /** Address of a contact form outside the site; the footer's link to it is left out if absent. */
  contactForm: webAddress.optional(),
  /** The site's pages on other services, in the order they are shown; the footer links to the first. */
  socialLinks: z
    .array(z.strictObject({ service: z.enum(['facebook', 'x', 'instagram', 'youtube']), href: webAddress }))
    .max(4)
    .default([]),
  /** How readers can give: the address checks are sent to, line by line, and the accounts site's donation page. */
  donation: z
    .strictObject({
      payableTo: z.string().min(1).optional(),
      mailTo: z.array(z.string().min(1)).max(6).default([]),
      online: webAddress.optional(),
    })
    .prefault({}),
  analytics: analyticsSchema.default({ sink: 'none' }),
  /** A Sentry-compatible service that errors are reported to beside /api/reports; loaded only if it is set. */
  errorReporting: z
    .strictObject({
      dsn: webAddress,
      /** Share of error pages that are traced, 0 to 1. */
      tracesSampleRate: z.number().min(0).max(1).default(0),
    })
    .optional(),
  /** 'withdrawn' makes every browser give its service worker up, with all that it kept. */
  serviceWorker: z.enum(['on', 'withdrawn']).default('on'),
});
export type SiteConfig = z.infer<typeof siteConfigSchema>;
