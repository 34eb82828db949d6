import { useMatches, useRevalidator } from 'react-router-dom';
import { useRegistry } from './page-context';
import { isPillarRouteHandle } from './route-handle';

/**
 * Loads the code of the page's pillar again, as the site composes it now, and then the page: what failed may have been fixed
 * since the page was opened.
 */
export function useRenewedPage(): () => Promise<void> {
  const registry = useRegistry();
  const { revalidate } = useRevalidator();
  const handle = useMatches().at(-1)?.handle;
  return async () => {
    if (isPillarRouteHandle(handle)) await registry.renew(handle.pillar);
    await revalidate();
  };
}
