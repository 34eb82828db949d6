import type { ReactNode } from 'react';
import { LinkTargetContext } from '@manna/shared/runtime';
import { LocationContext, RouteContext } from '@manna/shared/runtime/router-internals';

const noRoute = { outlet: null, matches: [], isDataRoute: false };

/**
 * Allows a router inside the page of another router. React Router rejects that, because the inner one would read the
 * outer one's location. Resetting these two contexts, which hides the outer router, is the only way. Links in a panel
 * navigate the panel, so side panels are not added to their URLs.
 */
export const ApartFromRouter = ({ children }: { children: ReactNode }) => (
  // The type requires a location, but the value outside of all routers is null.
  <LocationContext value={null as never}>
    <RouteContext value={noRoute}>
      <LinkTargetContext value={null}>{children}</LinkTargetContext>
    </RouteContext>
  </LocationContext>
);
