/** A part of the site that readers know by its name, icon and address. */
export interface SitePillar {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
  readonly path: string;
}

/** The pillars in the order in which the site names them. */
export const sitePillars: readonly SitePillar[] = [
  { id: 'encyclopedia', name: 'Encyclopedia', icon: 'school', path: '/encyclopedia' },
  { id: 'articles', name: 'Articles', icon: 'newspaper', path: '/articles' },
  { id: 'resources', name: 'Resources', icon: 'library', path: '/resources' },
  { id: 'bible', name: 'Bible', icon: 'bible', path: '/bible' },
  { id: 'dictionary', name: 'Dictionary', icon: 'spellcheck', path: '/dictionary' },
  { id: 'store', name: 'Store', icon: 'cart', path: '/store' },
];
