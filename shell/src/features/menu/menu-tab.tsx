import type { MenuEntry } from '@manna/shared/contracts';
import { Link, reportFailure, useLanguage, useText, type MenuTab } from '@manna/shared/runtime';
import { Icon } from '@manna/shared/ui';
import { FailureBoundary } from '@manna/shared/ui/controls';
import { MenuBible } from './menu-bible';
import { MenuCategories } from './menu-categories';
import { labelOf, type PillarTab } from './menu-entries';
import { menuTabText } from './menu-tab-text';
import styles from './menu-tab.module.css';
import { menuText } from './menu-text';

interface MenuTabContentProps {
  tab: Exclude<MenuTab, 'main'>;
  menu: readonly MenuEntry[];
  onBack: () => void;
}

/** What a tab of the menu shows beyond the first: a pillar's parts, or help. */
export function MenuTabContent({ tab, menu, onBack }: MenuTabContentProps) {
  const text = useText(menuTabText);
  return (
    <>
      <button type="button" className={styles.back} onClick={onBack}>
        <Icon name="previous" />
        {text.back}
      </button>
      {tab === 'help' ? <p className={styles.soon}>{text.comingSoon}</p> : <PillarTabContent tab={tab} menu={menu} />}
    </>
  );
}

function PillarTabContent({ tab, menu }: { tab: PillarTab; menu: readonly MenuEntry[] }) {
  const text = useText(menuTabText);
  const names = useText(menuText);
  const language = useLanguage();
  const path = `/${tab}`;
  const entry = menu.find((one) => one.path === path);
  const name = entry ? labelOf(entry, language) : names[tab];
  return (
    <>
      <h2 className={styles.title}>{name}</h2>
      <Link to={path} className={styles.all}>
        {text.all(name)}
      </Link>
      {tab === 'bible' ? (
        <FailureBoundary message={text.bibleFailed} onFailure={(error) => reportFailure(error, 'render')}>
          <MenuBible />
        </FailureBoundary>
      ) : (
        <MenuCategories pillar={tab} />
      )}
    </>
  );
}
