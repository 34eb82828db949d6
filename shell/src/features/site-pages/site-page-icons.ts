import type { sitePageSlugs } from './site-page-slugs';

const icons: Partial<Record<string, string>> = {
  'our-story': 'history',
  gospel: 'gift',
  beliefs: 'bible',
  privacy: 'lock',
  terms: 'check',
  'social-media': 'share',
  'support-us': 'giving',
} satisfies Partial<Record<(typeof sitePageSlugs)[number], string>>;

/** The icon of a page of the site itself, by which a reader finds it in their history. */
export const sitePageIcon = (slug: string): string => icons[slug] ?? 'info';
