import { useRef, type ReactNode } from 'react';
import { usePartName } from '@manna/shared/runtime';
import { useWasOpened } from './use-was-opened';
import styles from './head-menu.module.css';

interface HeadMenuProps {
  /** Label of its button. */
  label: ReactNode;
  /** Path of what the page shows: an open menu belongs to that. */
  address: string;
  /** Whether its content belongs to the element beside it. */
  addsMore?: boolean;
  /** Whether it needs JavaScript. */
  needsScripts?: boolean;
  /** Called when it opens. */
  onOpen?: () => void;
  children: ReactNode;
}

/** A menu in the head of a page: it opens over the page without JavaScript, and closes the others. */
export function HeadMenu({ label, address, addsMore = false, needsScripts = false, onOpen, children }: HeadMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useWasOpened(menu, onOpen);
  return (
    <details
      key={address}
      ref={menu}
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
