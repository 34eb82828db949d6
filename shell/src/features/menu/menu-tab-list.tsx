import type { KeyboardEvent } from 'react';
import { useText, type MenuTab } from '@manna/shared/runtime';
import { Icon, VisuallyHidden, type IconName } from '@manna/shared/ui';
import styles from './menu-tab-list.module.css';
import { menuText } from './menu-text';

const tabs: readonly (readonly [MenuTab, IconName])[] = [
  ['main', 'home'],
  ['encyclopedia', 'school'],
  ['articles', 'newspaper'],
  ['resources', 'library'],
  ['bible', 'book'],
  ['help', 'info'],
];

const tabId = (tab: MenuTab): string => `site-menu-${tab}`;

/** Which tab a key goes to from another: the next or the previous one in the direction of reading, the first, the last. */
function tabAfterKey(key: string, from: MenuTab, rightToLeft: boolean): MenuTab | undefined {
  const here = tabs.findIndex(([tab]) => tab === from);
  const step = rightToLeft ? -1 : 1;
  const target = { ArrowRight: here + step, ArrowLeft: here - step, Home: 0, End: -1 }[key];
  return target === undefined ? undefined : tabs.at(target % tabs.length)?.[0];
}

interface MenuTabListProps {
  active: MenuTab;
  onSelect: (tab: MenuTab) => void;
  /** Id of the element that shows the active tab. */
  panel: string;
}

/** The row of the menu's tabs: icons, since six words would not fit. */
export function MenuTabList({ active, onSelect, panel }: MenuTabListProps) {
  const text = useText(menuText);
  const onKeyDown = (event: KeyboardEvent) => {
    const { direction } = getComputedStyle(event.currentTarget);
    const tab = tabAfterKey(event.key, active, direction === 'rtl');
    if (tab === undefined) return;
    event.preventDefault();
    onSelect(tab);
    document.getElementById(tabId(tab))?.focus();
  };
  return (
    <div role="tablist" aria-label={text.tabs} className={styles.tabs}>
      {tabs.map(([tab, icon]) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabId(tab)}
          aria-selected={tab === active}
          aria-controls={panel}
          tabIndex={tab === active ? 0 : -1}
          title={text[tab]}
          className={styles.tab}
          onClick={() => onSelect(tab)}
          onKeyDown={onKeyDown}
        >
          <Icon name={icon} />
          <VisuallyHidden>{text[tab]}</VisuallyHidden>
        </button>
      ))}
    </div>
  );
}
