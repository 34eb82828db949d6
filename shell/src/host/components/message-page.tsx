import type { ReactNode } from 'react';
import { Card, PageHeading } from '@manna/shared/ui';
import styles from './message-page.module.css';

interface MessagePageProps {
  title: ReactNode;
  /** Small print under the message. */
  aside?: ReactNode;
  /** Read out at once, for what happens to a reader unasked. */
  alert?: boolean;
  children: ReactNode;
}

/** A card that stands for a whole page: what happened, and what a reader can do. */
export function MessagePage({ title, aside, alert = false, children }: MessagePageProps) {
  return (
    <div className={styles.page} role={alert ? 'alert' : undefined}>
      <Card accent="red">
        <PageHeading>{title}</PageHeading>
        {children}
        {aside && <p className={styles.aside}>{aside}</p>}
      </Card>
    </div>
  );
}
