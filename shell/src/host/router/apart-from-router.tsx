import type { ReactNode } from 'react';
import { LinkTargetContext } from '@manna/shared/runtime';
import { LocationContext, RouteContext } from '@manna/shared/runtime/router-internals';

const noRoute = { outlet: null, matches: [], isDataRoute: false };

/**
 * Lets a router stand inside another one's page. React Router refuses that, since the inner one would read the outer
 * one's place; here the outer one is out of sight. It has no other way to say so than these two contexts. Links in the
 * panel lead to pages of the panel, which keep no side panels.
 */
export const ApartFromRouter = ({ children }: { children: ReactNode }) => (
  // The type says that there is always a location; an outermost router finds null.
  <LocationContext value={null as never}>
    <RouteContext value={noRoute}>
      <LinkTargetContext value={null}>{children}</LinkTargetContext>
    </RouteContext>
  </LocationContext>
);
