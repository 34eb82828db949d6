import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Link } from '@manna/shared/runtime';
import choices from '../../names/choices.module.css';
import styles from './choice-row.module.css';

interface RowChoice {
  /** Null for the choice of everything. */
  value: string | null;
  to: string;
  content: ReactNode;
}

interface ChoiceRowProps {
  /** Name of the navigation. */
  label: string;
  choices: readonly RowChoice[];
  current: string | null;
}

/** Links to the parts of a list. On a phone they are one row that scrolls sideways, and starts at the current one. */
export function ChoiceRow({ label, choices: offered, current }: ChoiceRowProps) {
  const row = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const link = row.current?.querySelector('[aria-current]');
    if (!row.current || !link) return;
    const middleOf = (element: Element) => {
      const { left, width } = element.getBoundingClientRect();
      return left + width / 2;
    };
    // scrollIntoView would scroll the page as well.
    row.current.scrollLeft += middleOf(link) - middleOf(row.current);
  }, [current]);
  return (
    <nav aria-label={label} className={styles.row}>
      <ul ref={row} className={styles.choices}>
        {offered.map(({ value, to, content }) => (
          <li key={value}>
            <Link to={to} className={choices.choice} aria-current={value === current ? 'true' : undefined}>
              {content}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
