/** The pages that are written for the site itself; each is at the address of its slug. */
export const sitePageSlugs = [
  'our-story',
  'gospel',
  'beliefs',
  'privacy',
  'terms',
  'social-media',
  'support-us',
  'store',
] as const;
