import { useRef } from 'react';
import type { MenuEntry } from '@manna/shared/contracts';
import { Link, NavLink } from '@manna/shared/runtime';
import { Icon } from '@manna/shared/ui';
import { Logo } from './logo';
import styles from './header.module.css';

const home: MenuEntry = { path: '/', label: 'Home', icon: 'home', order: 0 };

const MENU_ID = 'site-menu';

/** Product name and main menu. On a phone the menu is a popover, which the browser opens without any JavaScript. */
export function Header({ productName, menu }: { productName: string; menu: readonly MenuEntry[] }) {
  const popover = useRef<HTMLElement>(null);
  const close = () => {
    // A browser that has no popovers shows the menu open, as a part of the page.
    if (popover.current && 'hidePopover' in popover.current) popover.current.hidePopover();
  };
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to="/" className={styles.brand}>
          <Logo />
          {productName}
        </Link>
        <button type="button" className={styles.toggle} popoverTarget={MENU_ID}>
          <Icon name="menu" />
          Menu
        </button>
        <nav ref={popover} id={MENU_ID} popover="auto" aria-label="Main" className={styles.menu}>
          <ul className={styles.entries}>
            {[home, ...menu].map(({ path, label, icon }) => (
              <li key={path}>
                <NavLink to={path} end={path === '/'} className={styles.entry ?? ''} onClick={close}>
                  <Icon name={icon} />
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
