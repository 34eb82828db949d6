import { useText } from '@manna/shared/runtime';
import { bibleToolsText } from './bible-tools-text';
import styles from './filter-buttons.module.css';

/** 'best': the best come first; 'canonical': in the order of the Bible. */
export type ResultOrder = 'best' | 'canonical';

interface OrderSwitchProps {
  order: ResultOrder;
  onChange: (order: ResultOrder) => void;
}

/** Whether the best verses come first, or the first in the Bible. */
export function OrderSwitch({ order, onChange }: OrderSwitchProps) {
  const text = useText(bibleToolsText);
  return (
    <div role="group" aria-label={text.order} className={styles.filters}>
      {(['best', 'canonical'] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === order}
          className={styles.filter}
          onClick={() => onChange(each)}
        >
          {text[each]}
        </button>
      ))}
    </div>
  );
}
