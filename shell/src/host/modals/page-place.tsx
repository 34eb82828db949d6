import type { ReactNode } from 'react';
import { PlaceContext, useRouterPlace } from './page-place-context';
import { PageModalsOfPlace } from './page-modals';

/**
 * Tells all that stands in it, side panels with routers of their own too, where the page itself is; and the page, of the
 * modals that it may fill.
 */
export const PagePlace = ({ children }: { children: ReactNode }) => (
  <PlaceContext value={useRouterPlace()}>
    <PageModalsOfPlace>{children}</PageModalsOfPlace>
  </PlaceContext>
);
