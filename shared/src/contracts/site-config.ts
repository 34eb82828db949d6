import { z } from 'zod';

/** Settings of one site, from the JSON file that SITE_CONFIG names; every key has a default. */
export const siteConfigSchema = z.strictObject({
  productName: z.string().min(1).max(60).default('Daily Manna'),
  /** One sentence for search engines and shared links. */
  description: z
    .string()
    .min(1)
    .max(300)
    .default('Read the Bible, and find the people, places and events behind it. Free for everyone.'),
  /** Where readers reach the site, for canonical links; without it they are taken from the request. */
  advertiseAddress: z.url({ protocol: /^https?$/ }).optional(),
  /** Translation slug that a path without one stands for. */
  defaultTranslation: z
    .string()
    .regex(/^[a-z0-9]+$/)
    .default('kjv'),
  environment: z.string().min(1).default('local'),
});
export type SiteConfig = z.infer<typeof siteConfigSchema>;
