import { categoryShapes, filledShapes, neutralShape } from './category-shapes';
import styles from './category-icon.module.css';

/**
 * The icon of a category, a pillar, or something in a menu, by its slug; a slug that is not known draws a dot. It is
 * hidden from screen readers, so it never stands alone without a label.
 */
export function CategoryIcon({ name }: { name: string }) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      data-filled={filledShapes.has(name)}
    >
      <path d={categoryShapes.get(name) ?? neutralShape} />
    </svg>
  );
}
