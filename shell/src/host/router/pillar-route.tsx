import { Activity, Fragment, memo, useEffect, useRef } from 'react';
import { useLoaderData, useLocation, useRevalidator } from 'react-router-dom';
import type { RouteModule } from '@manna/shared/contracts';
import { PrefetchContext, ShowAheadContext } from '@manna/shared/runtime';
import { LoadingPanel } from '../components/loading-panel';
import { contentAddress } from './content-address';
import { useRegistry } from './page-context';
import { PageLocation } from '../page-turner/page-location';
import { RenderBoundary } from '../errors/render-boundary';
import type { PillarRouteData, PillarRouteHandle } from './route-handle';
import { FIRST_SLOT } from '../page-turner/turn-state';
import { aheadMark } from '../page-turner/reveal-ahead';
import { usePageTurner } from '../page-turner/use-page-turner';
import styles from './pillar-route.module.css';

/** Shown instead of a page that the server could not render. In the browser, it loads the page again. */
function PendingPage() {
  const { revalidate } = useRevalidator();
  useEffect(() => void revalidate(), [revalidate]);
  return <LoadingPanel />;
}

/** The router renders its routes when a navigation starts and again when it ends; the page itself changes once. */
const Page = memo(function Page({ of: { Component }, data }: { of: RouteModule; data: unknown }) {
  return <Component data={data} />;
});

/**
 * A pillar's page inside its own boundary, and hidden behind it the page that the reader is likely to turn to. The page
 * that the server sent is not in an Activity: React would hydrate that only after the rest of the page.
 */
export function PillarRoute({ pillar, routeId }: PillarRouteHandle) {
  const registry = useRegistry();
  const loaded = useLoaderData<PillarRouteData>();
  const location = useLocation();
  const route = registry.loaded(pillar, routeId);
  const data = loaded.pending ? undefined : loaded.data;
  const pages = useRef<HTMLDivElement>(null);
  const address = contentAddress(location);
  const { slot, ahead, lead, prefetch, showAhead } = usePageTurner({ pillar, routeId }, { address, data, pages });
  const page = (
    <RenderBoundary page={location.key}>
      <PageLocation ahead={lead?.address}>
        {!lead && (loaded.pending || !route) ? (
          <PendingPage />
        ) : (
          route && <Page of={route} data={lead ? lead.data : data} />
        )}
      </PageLocation>
    </RenderBoundary>
  );
  return (
    <PrefetchContext value={prefetch} key={`${pillar} ${routeId}`}>
      <ShowAheadContext value={showAhead}>
        <div ref={pages} className={styles.pages}>
          {slot === FIRST_SLOT ? (
            <Fragment key={slot}>{page}</Fragment>
          ) : (
            <Activity key={slot}>
              <div>{page}</div>
            </Activity>
          )}
          {route && ahead && (
            <Activity key={ahead.slot} mode="hidden">
              <div {...aheadMark}>
                <RenderBoundary page={location.key}>
                  <PageLocation ahead={ahead.address}>
                    <Page of={route} data={ahead.data} />
                  </PageLocation>
                </RenderBoundary>
              </div>
            </Activity>
          )}
        </div>
      </ShowAheadContext>
    </PrefetchContext>
  );
}
