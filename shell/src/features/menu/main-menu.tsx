import { Suspense, useRef } from 'react';
import type { MenuEntry } from '@manna/shared/contracts';
import { useMenuTab, useText, type MenuTab } from '@manna/shared/runtime';
import { Icon } from '@manna/shared/ui';
import { appText } from '../../host/components/app-text';
import { headerText } from '../header/header-text';
import { HideOnDeparture } from '../../host/components/hide-on-departure';
import { lazyPart } from '../../host/components/lazy-part';
import styles from './main-menu.module.css';
import { MenuMain } from './menu-main';
import { menuText } from './menu-text';
import { SessionLine } from './session-line';
import { useMet } from '../../host/components/use-met';

/** For the button that opens it. */
export const MENU_ID = 'site-menu';

/** Of the element that shows the tab that is open. */
const PANEL_ID = 'site-menu-panel';

const MenuTabList = lazyPart(() =>
  import(/* webpackChunkName: "menu-tabs" */ './menu-tabs').then((module) => module.MenuTabList),
);
const MenuTabContent = lazyPart(() =>
  import(/* webpackChunkName: "menu-tabs" */ './menu-tabs').then((module) => module.MenuTabContent),
);

/** The drawer of the main menu. Its first tab stands in every page, so that it needs no JavaScript. */
export function MainMenu({ productName, menu }: { productName: string; menu: readonly MenuEntry[] }) {
  const labels = useText(headerText);
  const text = useText(menuText);
  const { loading } = useText(appText);
  const [tab, openTab] = useMenuTab();
  const drawer = useRef<HTMLElement>(null);
  const [met, meet] = useMet(drawer);
  const panel = useRef<HTMLDivElement>(null);
  // The button that leads to another tab goes with its own: the focus would be lost.
  const goTo = (next: MenuTab) => {
    openTab(next);
    panel.current?.focus();
  };
  return (
    <nav
      ref={drawer}
      id={MENU_ID}
      popover="auto"
      aria-label={labels.menu}
      className={styles.drawer}
      onToggle={({ newState }) => {
        if (newState === 'open') meet();
        else openTab('main');
      }}
    >
      <HideOnDeparture popover={drawer} />
      <div className={styles.head}>
        <strong className={styles.name}>{productName}</strong>
        <button
          type="button"
          className={styles.close}
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label={labels.closeMenu}
        >
          <Icon name="close" />
        </button>
      </div>
      <SessionLine className={styles.session} />
      <div className={styles.tabs}>
        <Suspense>{met && <MenuTabList active={tab} onSelect={openTab} panel={PANEL_ID} />}</Suspense>
      </div>
      <div
        ref={panel}
        id={PANEL_ID}
        tabIndex={-1}
        role={met ? 'tabpanel' : undefined}
        aria-label={met ? text[tab] : undefined}
        className={styles.panel}
      >
        {tab === 'main' ? (
          <MenuMain menu={menu} onTab={goTo} />
        ) : (
          <Suspense
            fallback={
              <p role="status" className={styles.waiting}>
                {loading}
              </p>
            }
          >
            <MenuTabContent tab={tab} menu={menu} onBack={() => goTo('main')} />
          </Suspense>
        )}
      </div>
    </nav>
  );
}
