import { useText } from '@manna/shared/runtime';
import type { ShownPanel } from './dashboard';
import { dashboardText } from './dashboard-text';
import { usePanelKeys } from './use-panel-keys';
import styles from './side-panels.module.css';

interface PanelTabsProps {
  count: number;
  shown: ShownPanel;
  onShow: (panel: ShownPanel) => void;
}

/** On a phone there is room for one panel: this chooses which. Wider pages show them all, and not this. */
export function PanelTabs({ count, shown, onShow }: PanelTabsProps) {
  const text = useText(dashboardText);
  usePanelKeys();
  const panels: ShownPanel[] = ['main', ...Array.from({ length: count }, (_, index) => index)];
  return (
    <nav className={styles.tabs} aria-label={text.panels}>
      {panels.map((panel) => (
        <button
          key={panel}
          type="button"
          className={styles.tab}
          aria-pressed={panel === shown}
          onClick={() => onShow(panel)}
        >
          {panel === 'main' ? text.main : text.panel(panel + 1)}
        </button>
      ))}
    </nav>
  );
}
