import { memo, type MouseEvent } from 'react';
import type { MenuEntry } from '@manna/shared/contracts';
import { isForBrowser, Link, NavLink, useLanguage, useText } from '@manna/shared/runtime';
import { Icon } from '@manna/shared/ui';
import { useModal } from '../../host/modals/use-modal';
import { CrumbTrail } from './crumb-trail';
import { headerText } from './header-text';
import { Logo } from './logo';
import { MENU_ID } from '../menu/main-menu';
import { labelOf } from '../menu/menu-entries';
import { MoreOptions, type MoreOptionsProps } from './more-options';
import styles from './header.module.css';

const SEARCH_PATH = '/search';

export interface HeaderProps extends MoreOptionsProps {
  productName: string;
  /** What the pillars put in the menu, in the order it is shown. */
  menu: readonly MenuEntry[];
}

// They are the same on every page.
const SteadyPillarLinks = memo(PillarLinks);

/** The top of every page: menu, product name, the way here, search, and what can be done with the page. */
export function Header({ productName, menu, ...page }: HeaderProps) {
  const text = useText(headerText);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <button type="button" className={styles.tool} popoverTarget={MENU_ID} aria-label={text.openMenu}>
          <Icon name="menu" />
        </button>
        <Link to="/" className={styles.brand}>
          <Logo />
          <span className={styles.name}>{productName}</span>
        </Link>
        {page.crumbs.length > 0 && <CrumbTrail crumbs={page.crumbs} />}
        <SteadyPillarLinks menu={menu} />
        <SearchLink label={text.search} />
        <MoreOptions {...page} />
      </div>
    </header>
  );
}

/** The pillars' own entries, where the bar is wide enough for them. */
function PillarLinks({ menu }: { menu: readonly MenuEntry[] }) {
  const text = useText(headerText);
  const language = useLanguage();
  return (
    <nav aria-label={text.pillars} className={styles.pillars}>
      {menu
        .filter(({ path }) => path !== SEARCH_PATH)
        .map((entry) => (
          <NavLink key={entry.path} to={entry.path} className={styles.pillar ?? ''}>
            {labelOf(entry, language)}
          </NavLink>
        ))}
    </nav>
  );
}

/** Opens the search over this page; without JavaScript, and in a new tab, it is the way to the search page. */
function SearchLink({ label }: { label: string }) {
  const { toggle } = useModal();
  const onClick = (event: MouseEvent) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    toggle('search');
  };
  return (
    <Link to={SEARCH_PATH} className={styles.tool} aria-label={label} onClick={onClick}>
      <Icon name="search" />
    </Link>
  );
}
