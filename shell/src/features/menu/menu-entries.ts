import type { Language, MenuEntry, Translated } from '@manna/shared/contracts';
import type { MenuTab } from '@manna/shared/runtime';
import type { IconName } from '@manna/shared/ui';
import type { menuText } from './menu-text';

/** A tab that tells more of a pillar. */
export type PillarTab = Exclude<MenuTab, 'main' | 'help'>;

/** A link of the main menu. */
export interface MenuLink {
  path: string;
  label: string;
  icon?: IconName;
  /** The tab that tells more of it. */
  tab?: PillarTab;
  /** It leads to what is still to come. */
  future?: boolean;
}

type Words = Translated<typeof menuText>;
type Row = Omit<MenuLink, 'label'> & { label: Exclude<keyof Words, 'more' | 'welcome'> };

const places: readonly Row[] = [
  { path: '/', label: 'home', icon: 'home' },
  { path: '/encyclopedia', label: 'encyclopedia', icon: 'school', tab: 'encyclopedia' },
  { path: '/articles', label: 'articles', icon: 'newspaper', tab: 'articles' },
  { path: '/resources', label: 'resources', icon: 'library', tab: 'resources' },
  { path: '/bible', label: 'bible', icon: 'book', tab: 'bible' },
  { path: '/dictionary', label: 'dictionary', icon: 'spellcheck' },
  { path: '/search', label: 'search', icon: 'search' },
];

const pages: readonly Row[] = [
  { path: '/our-story', label: 'ourStory' },
  { path: '/gospel', label: 'gospel' },
  { path: '/beliefs', label: 'beliefs' },
  { path: '/store', label: 'store', future: true },
  { path: '/privacy', label: 'privacy' },
  { path: '/terms', label: 'terms' },
];

/** A pillar's own word for its page, in the language of the interface. */
export const labelOf = ({ label, translations }: MenuEntry, language: Language): string =>
  translations?.[language] ?? label;

/**
 * Links of the main menu: first the places to read, then the site's own pages. What a pillar says of its page goes
 * before the words here, which stand while that pillar is away; a pillar that this list does not know comes after the places.
 */
export function menuLinks(menu: readonly MenuEntry[], text: Words, language: Language) {
  const own = (entry: MenuEntry) => ({ label: labelOf(entry, language), icon: entry.icon });
  const linkOf = ({ label, ...row }: Row): MenuLink => {
    const entry = menu.find(({ path }) => path === row.path);
    return { ...row, label: text[label], ...(entry && own(entry)) };
  };
  const known = [...places, ...pages].map(({ path }) => path);
  const others: MenuLink[] = menu
    .filter(({ path }) => !known.includes(path))
    .map((entry) => ({ path: entry.path, ...own(entry) }));
  return { places: [...places.map(linkOf), ...others], pages: pages.map(linkOf) };
}
