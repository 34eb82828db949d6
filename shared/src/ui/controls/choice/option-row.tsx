import { CategoryIcon } from '../category-icon';
import type { MenuOption } from './menu-option';
import styles from './option-row.module.css';

/** The content of a row of a menu or a list: its icon and its text, indented. */
export function OptionRow({ option: { text, icon, iconColor, indent = 0 } }: { option: MenuOption }) {
  return (
    <span className={styles.row} data-indent={indent}>
      {icon !== undefined && (
        <span className={styles.icon} data-accent={iconColor}>
          <CategoryIcon name={icon} />
        </span>
      )}
      <span className={styles.text}>{text}</span>
    </span>
  );
}
