import type { ReactNode } from 'react';
import { Card, PageHeading } from '@manna/shared/ui';
import styles from './message-page.module.css';

interface MessagePageProps {
  title: ReactNode;
  /** Small print under the message. */
  aside?: ReactNode;
  /** Announced at once, for something that the reader did not cause. */
  alert?: boolean;
  children: ReactNode;
}

/** A card that is shown instead of a page: what happened, and what the reader can do. */
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
