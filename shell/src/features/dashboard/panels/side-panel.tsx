import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { RouterProvider, useNavigate } from 'react-router-dom';
import { announce, PanelNameContext, useLocation, useText } from '@manna/shared/runtime';
import { LoadingPanel } from '../../../host/components/loading-panel';
import { MAIN_ELEMENT_ID } from '../../../host/document/element-ids';
import { RenderErrorCard } from '../../../host/errors/render-error-card';
import { ApartFromRouter } from '../../../host/router/apart-from-router';
import { withDashboard, type Dashboard } from '../dashboard-address';
import { dashboardText } from '../dashboard-text';
import type { ChangeDashboard } from '../use-dashboard-change';
import { placeOf, withoutPanel, withPanelMoved, withPanelPath } from './arrange-panels';
import { PanelContext, type PanelControls } from './panel-context';
import { PanelFrame } from './panel-frame';
import { usePanelParts } from './panel-parts';
import { usePanelRouter } from './use-panel-router';
import styles from './side-panels.module.css';

/** Focuses the main panel, because the focus would be lost with a panel that closes. */
const focusMain = () => document.getElementById(MAIN_ELEMENT_ID)?.focus({ preventScroll: true });

interface SidePanelProps {
  /** Its index in panel order, from 0. */
  index: number;
  /** Path and query that the page's URL names for it. */
  path: string;
  dashboard: Dashboard;
  /** Whether it is the panel that a phone shows. */
  isShown: boolean;
  /** Key of the history step by which a link opened a page in it. */
  opened: string | undefined;
  change: ChangeDashboard;
  /** Called with the title of the page in it. */
  onNamed: (title: string) => void;
}

/** A side panel: a page of the site with its own router. An error in it does not affect the other panels. */
export function SidePanel({ index, path, dashboard, isShown, opened, change, onNamed }: SidePanelProps) {
  const { finished } = usePanelParts();
  const text = useText(dashboardText);
  const navigate = useNavigate();
  const { pathname: mainPath, search } = useLocation();
  const { side, row } = placeOf(dashboard.layout, index);
  const controls: PanelControls = {
    index,
    path,
    opened,
    addressWithout: mainPath + withDashboard(search, withoutPanel(dashboard, index)),
    count: dashboard.panels.length,
    shown: (shown, replace) => change((now) => now && withPanelPath(now, index, shown), replace),
    named: onNamed,
    close() {
      focusMain();
      change((now) => now && withoutPanel(now, index));
      announce(text.closed);
    },
    move(by) {
      change((now) => now && withPanelMoved(now, index, by));
      announce(text.moved);
    },
    openInMain(shown) {
      focusMain();
      const [pathname = '/', query = ''] = shown.split('?');
      void navigate({ pathname, search: withDashboard(query, withoutPanel(dashboard, index)) });
    },
  };
  return (
    <div className={styles.panel} data-side={side} data-row={row} data-hidden={isShown ? undefined : ''}>
      <ErrorBoundary fallbackRender={({ resetErrorBoundary }) => <RenderErrorCard onRetry={resetErrorBoundary} />}>
        <Suspense fallback={<PanelToCome path={path} />}>
          <PanelContext value={controls}>
            <PanelNameContext value={text.panel(index + 1)}>
              <ApartFromRouter>
                {finished ? finished(index) : <LivePanel path={path} controls={controls} />}
              </ApartFromRouter>
            </PanelNameContext>
          </PanelContext>
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

/** A panel that is not rendered yet. Without JavaScript one that the server left out never is, so a link leads to its page. */
function PanelToCome({ path }: { path: string }) {
  const text = useText(dashboardText);
  return (
    <div className={styles.toCome}>
      <LoadingPanel />
      <noscript>
        <a href={path}>{text.openInMain}</a>
      </noscript>
    </div>
  );
}

function LivePanel({ path, controls }: { path: string; controls: PanelControls }) {
  const { routes, rendered } = usePanelParts();
  const router = usePanelRouter(() => routes(<PanelFrame />), {
    path,
    rendered: rendered.find((panel, index) => index === controls.index && panel.path === path),
    onShown: controls.shown,
  });
  return <RouterProvider router={router} />;
}
