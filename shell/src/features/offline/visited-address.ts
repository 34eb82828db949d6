import type { ResolvedComposition } from '@manna/shared/contracts';
import { contentAddress } from '../../host/router/content-address';

/**
 * The address of the page to save. A page that reads what it shows on the device is saved without its query, so that, for
 * example, no words are sent to the server that a reader has typed into the search page.
 */
export function visitedAddress(
  page: Pick<URL, 'pathname' | 'search'>,
  { pillars }: Pick<ResolvedComposition, 'pillars'>,
): string {
  const isOnDevice = pillars.some(({ metadata }) =>
    metadata?.routes.some(({ offline, path }) => offline === true && path === page.pathname),
  );
  return isOnDevice ? page.pathname : contentAddress(page);
}
