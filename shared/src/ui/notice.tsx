import type { ReactNode } from 'react';
import { Icon } from './icon';
import styles from './notice.module.css';

/** A message a reader must not miss. 'danger' is read out at once; 'info' (default) waits its turn. */
export function Notice({ status = 'info', children }: { status?: 'info' | 'danger'; children: ReactNode }) {
  return (
    <div
      className={styles.notice}
      data-accent={status === 'danger' ? 'red' : 'blue'}
      role={status === 'danger' ? 'alert' : 'note'}
    >
      <Icon name="notice" />
      <div>{children}</div>
    </div>
  );
}
