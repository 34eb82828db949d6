import type { createBrowserRouter } from 'react-router-dom';
import type { Boot } from '@manna/shared/contracts';
import { whenIdle } from '@manna/shared/runtime';
import { contentAddress } from '../router/content-address';
import { isPillarRouteHandle, type PillarRouteData } from '../router/route-handle';
import type { WarmedPages } from './warmed-pages';

/**
 * Keeps what the server loaded for the page that is open, and goes through a navigation to that very page while the
 * browser is idle. Nothing changes in sight; but code that has run once runs fast, and on a slow processor the first
 * chapter turned took twice as long as the second.
 */
export function rehearse(
  router: ReturnType<typeof createBrowserRouter>,
  { loaderData }: Boot['hydration'],
  warmed: WarmedPages,
): void {
  const { location, matches } = router.state;
  const route = matches.at(-1)?.route;
  const loaded = route && (loaderData[route.id] as PillarRouteData | undefined);
  if (!isPillarRouteHandle(route?.handle) || !loaded || loaded.pending) return;
  warmed.keep(contentAddress(location), { ...route.handle, data: loaded.data });
  whenIdle(() => {
    // A reader who has gone on needs no rehearsal.
    if (router.state.location === location && router.state.navigation.state === 'idle') void router.revalidate();
  });
}
