import { useId, useRef, type ReactNode } from 'react';
import { useRovingFocus } from '../../hooks';
import styles from './tabs.module.css';

export interface Tab {
  id: string;
  label: string;
  icon?: ReactNode;
  content: ReactNode;
}

interface TabsProps {
  /** Accessible name of the row of tabs. */
  label: string;
  tabs: readonly Tab[];
  /** Id of the selected tab. */
  selected: string;
  onSelect: (id: string) => void;
  /** 'automatic' (default) selects a tab when arrow keys focus it; 'manual' waits for Enter or the space bar. */
  activation?: 'automatic' | 'manual';
}

/** A row of tabs and the panel of the one that is selected. */
export function Tabs({ label, tabs, selected, onSelect, activation = 'automatic' }: TabsProps) {
  const baseId = useId();
  const row = useRef<HTMLDivElement>(null);
  const shown = tabs.find(({ id }) => id === selected) ?? tabs[0];
  const selectAt = (index: number) => {
    const tab = tabs[index];
    if (tab && activation === 'automatic') onSelect(tab.id);
  };
  useRovingFocus(row, { items: '[role="tab"]', axis: 'horizontal', onMove: selectAt });
  if (!shown) return null;
  const panelId = `${baseId}-panel`;
  return (
    <div className={styles.tabs}>
      <div ref={row} role="tablist" aria-label={label} className={styles.row}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${baseId}-${tab.id}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={tab === shown}
            aria-controls={tab === shown ? panelId : undefined}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.icon}
            {tab.label}
          </button>
        ))}
      </div>
      <div key={shown.id} id={panelId} role="tabpanel" aria-labelledby={`${baseId}-${shown.id}`}>
        {shown.content}
      </div>
    </div>
  );
}
