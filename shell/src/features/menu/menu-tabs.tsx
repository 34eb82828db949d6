import { useRef } from 'react';
import { labelOf } from '@manna/shared/domain';
import { Link, useExtensions, useLanguage, useText } from '@manna/shared/runtime';
import { Icon, VisuallyHidden, type IconName } from '@manna/shared/ui';
import { useRovingFocus } from '@manna/shared/ui/hooks';
import { ExtensionPart } from '../../host/slots/extension-part';
import { menuTabText, menuText } from './menu-text';
import styles from './menu-tabs.module.css';

/** Keys of the shell's own tabs; pillars' tabs have the keys of their extensions. */
const MAIN_TAB = 'main';
const HELP_TAB = 'help';

interface Tab {
  key: string;
  label: string;
  icon: IconName;
}

/** Every tab of the menu, in order. */
function useTabs(): readonly Tab[] {
  const text = useText(menuText);
  const language = useLanguage();
  const ofPillars = useExtensions('menuEntries').filter(({ tab }) => tab);
  return [
    { key: MAIN_TAB, label: text.main, icon: 'home' },
    ...ofPillars.map(({ key, page }) => ({ key, label: labelOf(page, language), icon: page.icon })),
    { key: HELP_TAB, label: text.help, icon: 'info' },
  ];
}

const tabId = (key: string): string => `site-menu-${key.replace('/', '-')}`;

interface MenuTabListProps {
  active: string;
  onSelect: (tab: string) => void;
  /** Id of the element that shows the active tab. */
  panel: string;
}

/** The row of the menu's tabs: icons, because six words would not fit. */
export function MenuTabList({ active, onSelect, panel }: MenuTabListProps) {
  const text = useText(menuText);
  const tabs = useTabs();
  const row = useRef<HTMLDivElement>(null);
  const selectAt = (index: number) => {
    const tab = tabs[index];
    if (tab) onSelect(tab.key);
  };
  useRovingFocus(row, { items: '[role=tab]', axis: 'horizontal', onMove: selectAt });
  return (
    <div ref={row} role="tablist" aria-label={text.tabs} className={styles.tabs}>
      {tabs.map(({ key, label, icon }) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={tabId(key)}
          aria-selected={key === active}
          aria-controls={panel}
          tabIndex={key === active ? 0 : -1}
          title={label}
          className={styles.tab}
          onClick={() => onSelect(key)}
        >
          <Icon name={icon} />
          <VisuallyHidden>{label}</VisuallyHidden>
        </button>
      ))}
    </div>
  );
}

interface MenuTabContentProps {
  /** Key of any tab but the first. */
  tab: string;
  onBack: () => void;
}

/** Content of any tab but the first: a pillar's part, or help. */
export function MenuTabContent({ tab, onBack }: MenuTabContentProps) {
  const text = useText(menuTabText);
  return (
    <>
      <button type="button" className={styles.back} onClick={onBack}>
        <Icon name="previous" />
        {text.back}
      </button>
      {tab === HELP_TAB ? <Help /> : <PillarTabContent tab={tab} />}
    </>
  );
}

/** What help there is: a page of the site. */
function Help() {
  const text = useText(menuTabText);
  return (
    <>
      <Link to="/help" className={styles.all}>
        {text.guide}
      </Link>
      <p className={styles.more}>
        {text.moreHelp} <span>{text.comingSoon}</span>
      </p>
    </>
  );
}

function PillarTabContent({ tab }: { tab: string }) {
  const text = useText(menuTabText);
  const { loading } = useText(menuText);
  const language = useLanguage();
  const entry = useExtensions('menuEntries').find(({ key }) => key === tab);
  if (!entry) return null;
  const { page, pillar } = entry;
  const name = labelOf(page, language);
  return (
    <>
      <h2 className={styles.title}>{name}</h2>
      <Link to={page.path} className={styles.all}>
        {text.all(name)}
      </Link>
      <ExtensionPart
        key={tab}
        slot="menuEntries"
        pillar={pillar}
        id={page.id}
        waiting={<p role="status">{loading}</p>}
        failed={() => <p role="alert">{text.failed(name)}</p>}
      >
        {(Content) => <Content />}
      </ExtensionPart>
    </>
  );
}
