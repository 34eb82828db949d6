import { memo, type ReactNode } from 'react';
import type { MenuEntry } from '@manna/shared/contracts';
import { useAnnouncement, useSite } from '@manna/shared/runtime';
import { VisuallyHidden } from '@manna/shared/ui';
import { MAIN_ELEMENT_ID } from '../element-ids';
import { Footer } from './footer';
import { Header } from './header';
import { NavigationProgress } from './navigation-progress';
import { usePageArrival } from './use-page-arrival';
import styles from './app-layout.module.css';

interface AppLayoutProps {
  /** What the pillars of this site put in the menu, in the order it is shown; Home is the layout's own. */
  menu: readonly MenuEntry[];
  children: ReactNode;
}

// The bench saw a fifth of the way to the next chapter spent on rendering them anew, though nothing in them changes.
const SteadyHeader = memo(Header);
const SteadyFooter = memo(Footer);

/** What every page stands in: skip link, header, the main region and footer. */
export function AppLayout({ menu, children }: AppLayoutProps) {
  const { productName } = useSite();
  return (
    <div className={styles.layout}>
      <a href={`#${MAIN_ELEMENT_ID}`} className={styles.skip}>
        Skip to content
      </a>
      <SteadyHeader productName={productName} menu={menu} />
      <NavigationProgress />
      <Announcements />
      <main id={MAIN_ELEMENT_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SteadyFooter productName={productName} menu={menu} />
    </div>
  );
}

/** The live region, and what is said in it when a reader has arrived on another page. */
function Announcements() {
  const announcement = useAnnouncement();
  usePageArrival();
  return (
    <div aria-live="polite">
      <VisuallyHidden>{announcement}</VisuallyHidden>
    </div>
  );
}
