import { useText } from '@manna/shared/runtime';
import styles from '../../menus/head-menu.module.css';
import { passageText } from './passage-text';

export interface PassageActionsProps {
  onPrint: () => void;
}

/** The entries that need JavaScript. */
export function PassageActions({ onPrint }: PassageActionsProps) {
  const text = useText(passageText);
  return (
    <ul>
      <li>
        <button type="button" className={styles.choice} data-closes="" onClick={onPrint}>
          {text.print}
        </button>
      </li>
    </ul>
  );
}
