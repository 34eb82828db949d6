import { Children, type ReactNode } from 'react';
import styles from './grid.module.css';

interface GridProps {
  /** One cell each. */
  children: ReactNode;
  /** Name of the list, where no heading above says what it holds. */
  label?: string;
}

/** A list of tiles in as many columns of 120 px or more as there is room for; two columns where that can't be told. */
export function Grid({ children, label }: GridProps) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {Children.map(children, (child) => (
        <li className={styles.cell}>{child}</li>
      ))}
    </ul>
  );
}
