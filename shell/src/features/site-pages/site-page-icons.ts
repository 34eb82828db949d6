const icons: Readonly<Record<string, string>> = {
  'our-story': 'history',
  gospel: 'gift',
  beliefs: 'beliefs',
  privacy: 'lock',
  terms: 'check',
  'social-media': 'share',
  'support-us': 'giving',
};

/** The icon of a page of the site itself, by which a reader finds it in their history. */
export const sitePageIcon = (slug: string): string => icons[slug] ?? 'info';
