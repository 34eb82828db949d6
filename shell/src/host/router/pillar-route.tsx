import { Activity, Fragment, memo, useEffect, useRef, type CSSProperties } from 'react';
import { useLoaderData, useLocation, useRevalidator } from 'react-router-dom';
import type { RouteModule } from '@manna/shared/contracts';
import { PrefetchContext, ShowAheadContext } from '@manna/shared/runtime';
import { LoadingPanel } from '../components/loading-panel';
import { contentAddress } from './content-address';
import { aheadMark, useLayOutAhead } from '../page-turner/lay-out-ahead';
import { useRegistry } from './page-context';
import { PageLocation } from '../page-turner/page-location';
import { RenderBoundary } from '../errors/render-boundary';
import type { PillarRouteData, PillarRouteHandle } from './route-handle';
import { FIRST_SLOT, usePageAhead } from '../page-turner/use-page-ahead';
import styles from './pillar-route.module.css';

const outOfSight: CSSProperties = { visibility: 'hidden' };

/** Stands where the server could not render the pillar, and asks the browser to. */
function PendingPage() {
  const { revalidate } = useRevalidator();
  useEffect(() => void revalidate(), [revalidate]);
  return <LoadingPanel />;
}

/** The router renders its routes anew when a navigation starts and when it ends; the page itself changes once. */
const Page = memo(function Page({ of: { Component }, data }: { of: RouteModule; data: unknown }) {
  return <Component data={data} />;
});

/**
 * A pillar's page, inside its own boundary, and behind it the one that its reader is likely to turn to. What the server
 * sent stands by itself: React would take over an activity only after the rest of the page.
 */
export function PillarRoute({ pillar, routeId }: PillarRouteHandle) {
  const registry = useRegistry();
  const loaded = useLoaderData<PillarRouteData>();
  const location = useLocation();
  const route = registry.loaded(pillar, routeId);
  const data = loaded.pending ? undefined : loaded.data;
  const { slot, ahead, lead, prefetch, showAhead } = usePageAhead({ pillar, routeId }, contentAddress(location), data);
  const pages = useRef<HTMLDivElement>(null);
  useLayOutAhead(pages);
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
              <div style={outOfSight} {...aheadMark}>
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
