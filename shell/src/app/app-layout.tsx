import { memo, Suspense, type ReactNode } from 'react';
import type { Crumb } from '@manna/shared/contracts';
import { useAnnouncement, useText } from '@manna/shared/runtime';
import { VisuallyHidden } from '@manna/shared/ui';
import { Dashboard } from '../features/dashboard/dashboard';
import { Header } from '../features/header/header';
// Footer and menu work without JavaScript: their styles come with the page, and their code after it.
import '../features/footer/footer.module.css';
import '../features/menu/main-menu.module.css';
import { ModalHost } from '../features/modals/modal-host';
import { appText } from '../host/components/app-text';
import { lazyPart } from '../host/components/lazy-part';
import { MAIN_ELEMENT_ID } from '../host/document/element-ids';
import { PagePlace } from '../host/modals/page-place';
import type { SharedPage } from '../host/modals/shared-page';
import { NavigationProgress } from './navigation-progress';
import { usePageArrival } from './use-page-arrival';
import styles from './app-layout.module.css';

const MorePanel = lazyPart(() =>
  import(/* webpackChunkName: "more-panel" */ './more-panel').then((module) => module.MorePanel),
);
const ModalWindow = lazyPart(() =>
  import(/* webpackChunkName: "modal-window" */ './shell-modals').then((module) => module.ShellModalWindow),
);

const Footer = lazyPart(() =>
  import(/* webpackChunkName: "frame" */ '../features/footer/footer').then((module) => module.Footer),
);
const MainMenu = lazyPart(() =>
  import(/* webpackChunkName: "frame" */ '../features/menu/main-menu').then((module) => module.MainMenu),
);

interface AppLayoutProps {
  /** Breadcrumbs of the page in the main panel. */
  crumbs: readonly Crumb[];
  /** What a shared link says about that page. */
  page: SharedPage;
  children: ReactNode;
}

// Measured: rendering them again took a fifth of the time of a navigation, although little in them changes.
const SteadyHeader = memo(Header);
const SteadyMenu = memo(MainMenu);
const SteadyFooter = memo(Footer);

/**
 * The layout of every page: skip link, header, main region, footer, and the modal over them all. The parts in Suspense
 * are hydrated after the page itself; until then, their links and the menu button work without JavaScript.
 */
export function AppLayout({ crumbs, page, children }: AppLayoutProps) {
  const text = useText(appText);
  return (
    <PagePlace>
      <div className={styles.layout}>
        <a href={`#${MAIN_ELEMENT_ID}`} className={styles.skip}>
          {text.skip}
        </a>
        <Suspense>
          <SteadyHeader MorePanel={MorePanel} crumbs={crumbs} page={page} />
        </Suspense>
        <NavigationProgress />
        <Announcements />
        <Dashboard
          title={page.title}
          footer={
            <Suspense>
              <SteadyFooter />
            </Suspense>
          }
        >
          {children}
        </Dashboard>
        {/* The closed drawer takes no room, so its HTML comes after the text, which then arrives sooner. */}
        <Suspense>
          <SteadyMenu />
        </Suspense>
        <ModalHost page={page} Window={ModalWindow} />
      </div>
    </PagePlace>
  );
}

/** The live region, which announces the page after a navigation. */
function Announcements() {
  const announcement = useAnnouncement();
  usePageArrival();
  return (
    <div aria-live="polite">
      <VisuallyHidden>{announcement}</VisuallyHidden>
    </div>
  );
}
