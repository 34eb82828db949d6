import type { ReactNode } from 'react';
import { PlaceContext, useRouterPlace } from './page-place-context';
import { PageModalsOfPlace } from './page-modals';

/**
 * Provides the location of the page itself to its children, including side panels with their own routers, and to the
 * page the modals that it may fill.
 */
export const PagePlace = ({ children }: { children: ReactNode }) => (
  <PlaceContext value={useRouterPlace()}>
    <PageModalsOfPlace>{children}</PageModalsOfPlace>
  </PlaceContext>
);
