import { useEffect } from 'react';
import { createPath, useBlocker } from 'react-router-dom';
import { contentAddress } from '../../host/router/content-address';

/**
 * Makes the browser load other pages instead of the router: whole pages are cached for offline use, but the data that
 * the router would request may not be. Modals, layouts and panels are still handled by the router.
 */
export function useDocumentLoads(load: (address: string) => void = (address) => location.assign(address)): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      historyAction === 'PUSH' && contentAddress(currentLocation) !== contentAddress(nextLocation),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    // Back may show this page again in the state in which it was left.
    blocker.reset();
    load(createPath(blocker.location));
  }, [blocker, load]);
}
