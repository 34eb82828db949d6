import { useEffect, useMemo } from 'react';
import { useLoaderData, useLocation, useRevalidator } from 'react-router-dom';
import { LoadingPanel } from '../app/loading-panel';
import { useRegistry } from './page-context';
import { RenderBoundary } from './render-boundary';
import type { PillarRouteData, PillarRouteHandle } from './route-handle';

/** Stands where the server could not render the pillar, and asks the browser to. */
function PendingPage() {
  const { revalidate } = useRevalidator();
  useEffect(() => void revalidate(), [revalidate]);
  return <LoadingPanel />;
}

/** A pillar's page, inside its own boundary. */
export function PillarRoute({ pillar, routeId }: PillarRouteHandle) {
  const registry = useRegistry();
  const loaded = useLoaderData<PillarRouteData>();
  const { key } = useLocation();
  const route = registry.loaded(pillar, routeId);
  // The router renders its routes anew when a navigation starts and when it ends; the page itself changes once.
  const page = useMemo(
    () => (loaded.pending || !route ? <PendingPage /> : <route.Component data={loaded.data} />),
    [route, loaded],
  );
  return (
    <RenderBoundary key={`${pillar} ${routeId}`} page={key}>
      {page}
    </RenderBoundary>
  );
}
