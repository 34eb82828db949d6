import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useMatches, type To } from 'react-router-dom';
import type { RouteMeta } from '@manna/shared/contracts';
import {
  afterPaint,
  LinkTargetContext,
  useLocation,
  useRecordVisit,
  useSession,
  useSite,
  useTextOf,
} from '@manna/shared/runtime';
import { RelatedContent } from './related-content';
import { AppLayout } from './app-layout';
import { useAppearance } from '../host/appearance/apply-appearance';
import { keepDashboard, readDashboard } from '../features/dashboard/dashboard-address';
import { LinkPanelsLater } from '../features/dashboard/links/link-panels-later';
import { withModal } from '../host/modals/modal-query';
import { AnalyticsContext } from '../host/observe/analytics-context';
import { applyMeta } from '../host/document/document-meta';
import { showWebFonts } from '../host/document/web-fonts';
import { PartsWhenIdle } from './parts-when-idle';
import { useRegistry } from '../host/router/page-context';
import { pageMeta } from '../host/router/page-meta';
import { isPillarRouteHandle } from '../host/router/route-handle';

const NO_CRUMBS: RouteMeta['breadcrumbs'] = [];

/** Header, footer and the page between them. Updates the document's head for the page. */
export function RootLayout() {
  const { productName } = useSite();
  const location = useLocation();
  const meta = useMainMeta();
  const route = useRouteName();
  // A shared URL includes side panels, but not the modal from which it is shared.
  const path = location.pathname + withModal(new URLSearchParams(location.search), null);
  const page = useMemo(
    () => ({
      title: meta?.metaTitle ? meta.metaTitle : productName,
      text: meta?.shareText ?? meta?.description ?? '',
      language: meta?.breadcrumbs.at(-1)?.language,
      path,
      embed: meta?.embed,
      modals: meta?.modals,
      subject: meta?.subject,
    }),
    [meta, productName, path],
  );
  // Side panels stay open when the main panel navigates.
  const keep = useMemo(() => {
    const dashboard = readDashboard(location.search);
    return dashboard && ((to: To) => keepDashboard(to, dashboard));
  }, [location.search]);
  return (
    <LinkTargetContext value={keep}>
      <AppLayout crumbs={meta?.breadcrumbs ?? NO_CRUMBS} page={page}>
        {/* First, so that an error page, whose effect runs later, overrides the title. */}
        <DocumentHead meta={meta} />
        <PageVisit crumbs={meta?.breadcrumbs ?? NO_CRUMBS} route={route} />
        <Outlet />
        {page.subject && <RelatedContent subject={page.subject} />}
        <WebFonts />
        <ScrollRestoration />
        <LinkPanelsLater />
        <PartsWhenIdle />
      </AppLayout>
    </LinkTargetContext>
  );
}

/** Meta of the page in the main panel. */
function useMainMeta(): RouteMeta | undefined {
  const site = useSite();
  const registry = useRegistry();
  const text = useTextOf();
  const matches = useMatches();
  const { pathname, search } = useLocation();
  return useMemo(
    // A page knows only its path, and some tags need a whole URL.
    () => pageMeta({ matches, url: new URL(pathname + search, 'https://page.invalid'), registry, site, text }),
    [matches, pathname, search, registry, site, text],
  );
}

/** '<pillar>/<route id>' of the page in the main panel. */
function useRouteName(): string | undefined {
  const handle: unknown = useMatches().at(-1)?.handle;
  return isPillarRouteHandle(handle) ? `${handle.pillar}/${handle.routeId}` : undefined;
}

/**
 * Records a visit in the history and in the analytics once the page is painted, even if the reader has navigated by
 * then. Renders nothing.
 */
function PageVisit({ crumbs, route }: { crumbs: RouteMeta['breadcrumbs']; route: string | undefined }) {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const [visited, setVisited] = useState(NO_CRUMBS);
  const { profile } = useSession();
  const analytics = useContext(AnalyticsContext);
  useAppearance();
  useEffect(() => void afterPaint(() => setVisited(crumbs)), [crumbs]);
  useRecordVisit(visited);
  useEffect(() => void afterPaint(() => analytics?.trackPage(path, route)), [analytics, path, route]);
  useEffect(() => analytics?.setUser(profile?.id ?? null), [analytics, profile]);
  return null;
}

function DocumentHead({ meta }: { meta: RouteMeta | undefined }) {
  const site = useSite();
  useEffect(() => applyMeta(meta, site), [meta, site]);
  return null;
}

/** Shows the web fonts that have loaded in the meantime when the page changes, unless other panels keep theirs. */
function WebFonts() {
  const { pathname, search } = useLocation();
  const shown = useRef(pathname);
  const hasPanels = readDashboard(search) !== null;
  useLayoutEffect(() => {
    if (shown.current === pathname || hasPanels) return;
    shown.current = pathname;
    showWebFonts(document.documentElement);
  }, [pathname, hasPanels]);
  return null;
}
