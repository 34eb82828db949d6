import { categoryShapes, filledShapes, neutralShape } from './category-shapes';
import styles from './category-icon.module.css';

/**
 * The icon of a category, a pillar or a menu entry, by its slug; a dot if the slug is unknown. It is hidden from screen
 * readers, so it must have a label.
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
