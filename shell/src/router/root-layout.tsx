import { useEffect, useMemo } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import type { ResolvedPillar } from '@manna/shared/contracts';
import { useSite } from '@manna/shared/runtime';
import { AppLayout } from '../app/app-layout';
import { menuOf } from './menu';
import { applyMeta } from './document-meta';
import { useRegistry } from './page-context';
import { pageMeta } from './page-meta';

/** Header, footer and the page between them; keeps the document's head in step with the page. */
export function RootLayout({ pillars }: { pillars: readonly ResolvedPillar[] }) {
  const menu = useMemo(() => menuOf(pillars), [pillars]);
  return (
    <AppLayout menu={menu}>
      {/* First, so that an error page's title, set after it, stands. */}
      <DocumentHead />
      <Outlet />
      <ScrollRestoration />
    </AppLayout>
  );
}

function DocumentHead() {
  const site = useSite();
  const registry = useRegistry();
  const matches = useMatches();
  const { pathname, search } = useLocation();
  useEffect(() => {
    applyMeta(pageMeta({ matches, url: new URL(pathname + search, location.origin), registry, site }), site);
  }, [matches, pathname, search, registry, site]);
  return null;
}
