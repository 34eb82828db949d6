import type { ReactNode } from 'react';
import type { MenuEntry } from '@manna/shared/contracts';
import { useAnnouncement, useSite } from '@manna/shared/runtime';
import { VisuallyHidden } from '@manna/shared/ui';
import { Footer } from './footer';
import { Header } from './header';
import { usePageArrival } from './use-page-arrival';
import styles from './app-layout.module.css';

interface AppLayoutProps {
  /** What the pillars of this site put in the menu, in the order it is shown; Home is the layout's own. */
  menu: readonly MenuEntry[];
  /** Whether the next page is on its way. */
  pending: boolean;
  children: ReactNode;
}

/** What every page stands in: skip link, header, the main region and footer. */
export function AppLayout({ menu, pending, children }: AppLayoutProps) {
  const { productName } = useSite();
  const announcement = useAnnouncement();
  usePageArrival();
  return (
    <div className={styles.layout}>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <Header productName={productName} menu={menu} />
      {pending && (
        <div className={styles.progress} role="status">
          <VisuallyHidden>Loading...</VisuallyHidden>
        </div>
      )}
      <div aria-live="polite">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
      <main id="main" tabIndex={-1} className={styles.main} aria-busy={pending}>
        {children}
      </main>
      <Footer productName={productName} menu={menu} />
    </div>
  );
}
