import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { RouterProvider } from 'react-router-dom';
import { LoadingPanel } from '../../host/components/loading-panel';
import { RenderErrorCard } from '../../host/errors/render-error-card';
import { ApartFromRouter } from './apart-from-router';
import { PanelContext, type PanelControls } from './panel-context';
import { PanelFrame } from './panel-frame';
import { usePanelParts } from './panel-parts';
import { usePanelRouter } from './use-panel-router';
import styles from './side-panels.module.css';

interface PanelProps {
  /** Path and query that the page's address names for it. */
  path: string;
  controls: PanelControls;
  /** Another panel is the one that a phone shows. */
  hidden: boolean;
}

/** A side panel: a page of the site with a router of its own. What breaks in it stays in it. */
export function Panel({ path, controls, hidden }: PanelProps) {
  const { finished } = usePanelParts();
  return (
    <div className={styles.panel} data-hidden={hidden ? '' : undefined}>
      <ErrorBoundary fallbackRender={({ resetErrorBoundary }) => <RenderErrorCard onRetry={resetErrorBoundary} />}>
        <Suspense fallback={<LoadingPanel />}>
          <PanelContext value={controls}>
            <ApartFromRouter>
              {finished ? finished(controls.index) : <LivePanel path={path} controls={controls} />}
            </ApartFromRouter>
          </PanelContext>
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

function LivePanel({ path, controls }: Pick<PanelProps, 'path' | 'controls'>) {
  const { routes, rendered } = usePanelParts();
  const router = usePanelRouter(() => routes(<PanelFrame />), {
    path,
    rendered: rendered.find((panel, index) => index === controls.index && panel.path === path),
    onShown: controls.shown,
  });
  return <RouterProvider router={router} />;
}
