import { articlesResourcesPaths, biblePaths, encyclopediaPaths, shellPaths } from '../generated/paths';

/** A part of the site with its name, icon and path. */
export interface SitePillar {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
  readonly path: string;
}

/** The pillars in the site's order. */
export const sitePillars: readonly SitePillar[] = [
  { id: 'encyclopedia', name: 'Encyclopedia', icon: 'school', path: encyclopediaPaths.encyclopedia },
  { id: 'articles', name: 'Articles', icon: 'newspaper', path: articlesResourcesPaths.articles },
  { id: 'resources', name: 'Resources', icon: 'library', path: articlesResourcesPaths.resources },
  { id: 'bible', name: 'Bible', icon: 'bible', path: biblePaths.contents },
  { id: 'dictionary', name: 'Dictionary', icon: 'spellcheck', path: encyclopediaPaths.dictionary },
  { id: 'store', name: 'Store', icon: 'cart', path: shellPaths.store },
];
