import type { Language, SiteConfig, Translated } from '@manna/shared/contracts';
import { labelOf, type Extension } from '@manna/shared/domain';
import type { IconName } from '@manna/shared/ui';
import type { menuText } from './menu-text';

/** A link of the main menu. */
export interface MenuLink {
  path: string;
  label: string;
  icon?: IconName;
  /** Key of its tab, if it has one. */
  tab?: string;
}

type Words = Translated<typeof menuText>;

const sitePages = [
  { path: '/our-story', label: 'ourStory' },
  { path: '/gospel', label: 'gospel' },
  { path: '/beliefs', label: 'beliefs' },
  { path: '/store', label: 'store' },
  { path: '/privacy', label: 'privacy' },
  { path: '/terms', label: 'terms' },
] as const satisfies readonly (Omit<MenuLink, 'label'> & { label: keyof Words })[];

/** Links of the main menu: home and the pillars' entries, then the site's own pages. The store is one of them once it is set up. */
export function menuLinks(
  entries: readonly Extension<'menuEntries'>[],
  { store }: Pick<SiteConfig, 'store'>,
  text: Words,
  language: Language,
) {
  const main: MenuLink[] = [
    { path: '/', label: text.home, icon: 'home' },
    ...entries.map(({ key, page, tab }) => ({
      path: page.path,
      label: labelOf(page, language),
      icon: page.icon,
      ...(tab && { tab: key }),
    })),
  ];
  const pages: MenuLink[] = sitePages
    .filter(({ path }) => path !== '/store' || store !== undefined)
    .map(({ path, label }) => ({ path, label: text[label] }));
  return { main, pages };
}
