import { Suspense, useRef, useState } from 'react';
import { useExtensions, useLanguage, useSite, useText } from '@manna/shared/runtime';
import { labelOf } from '@manna/shared/domain';
import { Icon } from '@manna/shared/ui';
import { HideOnDeparture } from '../../host/components/hide-on-departure';
import { lazyPart } from '../../host/components/lazy-part';
import { useMet } from '../../host/components/use-met';
import { MENU_ID } from '../../host/document/element-ids';
import { MenuMain } from './menu-main';
import { menuText } from './menu-text';
import { SessionLine } from './session-line';
import styles from './main-menu.module.css';

/** Id of the element with the open tab's content. */
const PANEL_ID = 'site-menu-panel';

const MenuTabList = lazyPart(() =>
  import(/* webpackChunkName: "menu-tabs" */ './menu-tabs').then((module) => module.MenuTabList),
);
const MenuTabContent = lazyPart(() =>
  import(/* webpackChunkName: "menu-tabs" */ './menu-tabs').then((module) => module.MenuTabContent),
);

const MAIN_TAB = 'main';

/** The drawer of the main menu. Its first tab is in every page's HTML and needs no JavaScript. */
export function MainMenu() {
  const text = useText(menuText);
  const { productName } = useSite();
  const [tab, openTab] = useState(MAIN_TAB);
  const drawer = useRef<HTMLElement>(null);
  const [met, meet] = useMet(drawer);
  const panel = useRef<HTMLDivElement>(null);
  const tabName = useTabName(tab);
  // The button that opens a tab is unmounted with its own tab, so the focus would be lost.
  const goTo = (next: string) => {
    openTab(next);
    panel.current?.focus();
  };
  return (
    <nav
      ref={drawer}
      id={MENU_ID}
      popover="auto"
      aria-label={text.menu}
      className={styles.drawer}
      onToggle={({ newState }) => {
        if (newState === 'open') meet();
        else openTab(MAIN_TAB);
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
          aria-label={text.closeMenu}
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
        aria-label={met ? tabName : undefined}
        className={styles.panel}
      >
        {tab === MAIN_TAB ? (
          <MenuMain onTab={goTo} />
        ) : (
          <Suspense
            fallback={
              <p role="status" className={styles.waiting}>
                {text.loading}
              </p>
            }
          >
            <MenuTabContent tab={tab} onBack={() => goTo(MAIN_TAB)} />
          </Suspense>
        )}
      </div>
    </nav>
  );
}

function useTabName(tab: string): string {
  const text = useText(menuText);
  const language = useLanguage();
  const entry = useExtensions('menuEntries').find(({ key }) => key === tab);
  if (entry) return labelOf(entry.page, language);
  return tab === MAIN_TAB ? text.main : text.help;
}
