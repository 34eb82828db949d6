import { memo, Suspense, type ReactNode } from 'react';
import type { Crumb, MenuEntry } from '@manna/shared/contracts';
import { useAnnouncement, useSite, useText } from '@manna/shared/runtime';
import { VisuallyHidden } from '@manna/shared/ui';
import { Dashboard } from '../features/dashboard/dashboard';
import { MAIN_ELEMENT_ID } from '../host/document/element-ids';
import { ModalHost } from '../features/modals/modal-host';
import { PagePlace } from '../host/modals/page-place';
import type { SharedPage } from '../features/share/shared-page';
import { appText } from '../host/components/app-text';
import { Footer } from '../features/footer/footer';
import { Header } from '../features/header/header';
import { MainMenu } from '../features/menu/main-menu';
import { NavigationProgress } from './navigation-progress';
import { usePageArrival } from './use-page-arrival';
import styles from './app-layout.module.css';

interface AppLayoutProps {
  /** What the pillars of this site put in the menu, in the order it is shown; the site's own pages are the layout's. */
  menu: readonly MenuEntry[];
  /** The trail to the page in the main panel. */
  crumbs: readonly Crumb[];
  /** What is said of that page where it is shared. */
  page: SharedPage;
  /** Opens that page in a side panel; left out where there is no room for one. */
  onOpenInPanel?: (() => void) | undefined;
  children: ReactNode;
}

// The bench saw a fifth of the way to the next chapter spent on rendering them anew, though little in them changes.
const SteadyHeader = memo(Header);
const SteadyMenu = memo(MainMenu);
const SteadyFooter = memo(Footer);

/**
 * What every page stands in: skip link, header, the main region, footer, and the modal over them all. What React takes
 * over apart, by Suspense, wakes after the page itself; its links, and the button of the menu, need no script meanwhile.
 */
export function AppLayout({ menu, crumbs, page, onOpenInPanel, children }: AppLayoutProps) {
  const text = useText(appText);
  const { productName } = useSite();
  return (
    <PagePlace>
      <div className={styles.layout}>
        <a href={`#${MAIN_ELEMENT_ID}`} className={styles.skip}>
          {text.skip}
        </a>
        <Suspense>
          <SteadyHeader
            productName={productName}
            menu={menu}
            crumbs={crumbs}
            page={page}
            onOpenInPanel={onOpenInPanel}
          />
        </Suspense>
        <NavigationProgress />
        <Announcements />
        <Dashboard
          title={page.title}
          footer={
            <Suspense>
              <SteadyFooter menu={menu} />
            </Suspense>
          }
        >
          {children}
        </Dashboard>
        {/* A drawer stands nowhere until it is opened: behind the text, which a slow network then brings the sooner. */}
        <Suspense>
          <SteadyMenu productName={productName} menu={menu} />
        </Suspense>
        <ModalHost page={page} />
      </div>
    </PagePlace>
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
