import type { ReactNode } from 'react';
import { usePartName } from '@manna/shared/runtime';
import styles from './head-menu.module.css';

interface HeadMenuProps {
  /** What it opens, as its button has it. */
  label: ReactNode;
  /** Address of what the page shows: a menu that is open belongs to one. */
  address: string;
  /** Offers more of what stands beside it. */
  addsMore?: boolean;
  /** Has nothing to offer where no scripts run. */
  needsScripts?: boolean;
  /** Told when it opens. */
  onOpen?: () => void;
  children: ReactNode;
}

/** One of the menus in a page's head: it opens over the page with nothing but HTML, and closes the others. */
export function HeadMenu({ label, address, addsMore = false, needsScripts = false, onOpen, children }: HeadMenuProps) {
  return (
    <details
      key={address}
      name={usePartName()('head-menu')}
      className={styles.menu}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
      data-head-menu=""
      data-needs-scripts={needsScripts ? '' : undefined}
    >
      <summary className={addsMore ? `${styles.current} ${styles.more}` : styles.current}>{label}</summary>
      <div className={styles.choices}>{children}</div>
    </details>
  );
}
