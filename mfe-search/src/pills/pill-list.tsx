import { useText } from '@manna/shared/runtime';
import { CategoryIcon } from '@manna/shared/ui/controls';
import { CheckIcon } from './check-icon';
import type { FilterPill } from './filter-pill';
import { pillText } from './pill-text';
import styles from './pills.module.css';

interface PillListProps {
  pills: readonly FilterPill[];
  onToggle: (pill: FilterPill) => void;
}

/** The pills that a search has. Pressing one removes it. */
export function PillList({ pills, onToggle }: PillListProps) {
  const text = useText(pillText);
  if (pills.length === 0) return null;
  return (
    <div role="group" aria-label={text.pills} className={styles.pills}>
      {pills.map((pill) => (
        <button
          key={pill.kind + pill.id}
          type="button"
          aria-pressed="true"
          data-accent={pill.look?.color}
          className={styles.pill}
          onClick={() => onToggle(pill)}
        >
          <CheckIcon isChecked />
          <CategoryIcon name={pill.look?.icon ?? ''} />
          <span className={styles.label}>{pill.look?.label ?? text.unnamed}</span>
        </button>
      ))}
    </div>
  );
}
