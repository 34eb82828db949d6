const icons: Readonly<Record<string, string>> = {
  'our-story': 'history',
  gospel: 'gift',
  beliefs: 'beliefs',
  privacy: 'lock',
  terms: 'check',
  'social-media': 'share',
  'support-us': 'giving',
};

/** Icons of the site's own pages in lists such as the history. */
export const sitePageIcon = (slug: string): string => icons[slug] ?? 'info';
