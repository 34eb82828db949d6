import type { ReactNode } from 'react';
import { Icon } from '../icon';
import type { LinkComponent } from '../link-component';
import styles from './steps.module.css';

/** A page beside the shown one. */
export interface Step {
  path: string;
  title: ReactNode;
}

interface StepsProps {
  as: LinkComponent;
  /** Name of the navigation. */
  label: string;
  /** What the two links are: 'Previous' and 'Next'. */
  kinds: { previous: string; next: string };
  previous: Step | undefined;
  next: Step | undefined;
}

/** Links to the page before and the page after the shown one. */
export function Steps({ as: Link, label, kinds, previous, next }: StepsProps) {
  return (
    <nav aria-label={label} className={styles.steps}>
      {previous && (
        <Link to={previous.path} rel="prev" className={styles.step}>
          <Icon name="previous" />
          <span>
            <span className={styles.kind}>{kinds.previous} </span>
            {previous.title}
          </span>
        </Link>
      )}
      {next && (
        <Link to={next.path} rel="next" className={`${styles.step} ${styles.next}`}>
          <span>
            <span className={styles.kind}>{kinds.next} </span>
            {next.title}
          </span>
          <Icon name="next" />
        </Link>
      )}
    </nav>
  );
}
