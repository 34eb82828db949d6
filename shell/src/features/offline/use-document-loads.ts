import { useEffect } from 'react';
import { createPath, useBlocker } from 'react-router-dom';
import { contentAddress } from '../../host/router/content-address';

/**
 * The reader goes from page to page by the browser itself and not by the router: whole pages are kept offline, the data that
 * the router would ask for need not be. A modal, a layout or a panel stays the router's.
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
