import type { ReactNode, Ref } from 'react';
import { PageHeading } from './page-heading';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: ReactNode;
  /** Marks the kind of page, after the title: an icon. */
  mark?: ReactNode;
  /** Controls at the end of the title's line, or below everything if there is no room. */
  tools?: ReactNode;
  ref?: Ref<HTMLElement>;
  /** Below the title. */
  children?: ReactNode;
}

/**
 * The head of every page: its title begins at the edge of the page's column and at the same height everywhere, whatever
 * stands beside or below it.
 */
export function PageHead({ title, mark, tools, ref, children }: PageHeadProps) {
  return (
    <header ref={ref} className={styles.head}>
      <div className={styles.words}>
        <div className={styles.name}>
          <PageHeading>{title}</PageHeading>
          {mark && <span className={styles.mark}>{mark}</span>}
        </div>
        {children}
      </div>
      {tools}
    </header>
  );
}
