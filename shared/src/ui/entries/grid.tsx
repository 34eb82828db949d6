import { Children, type ReactNode } from 'react';
import styles from './grid.module.css';

interface GridProps {
  /** One cell each. */
  children: ReactNode;
  /** Accessible name of the list, if no heading describes it. */
  label?: string;
}

/** A list of tiles in as many columns of at least 120 px as fit; two columns if the browser cannot compute that. */
export function Grid({ children, label }: GridProps) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {Children.map(children, (child) => (
        <li className={styles.cell}>{child}</li>
      ))}
    </ul>
  );
}
