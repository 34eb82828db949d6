/** The pillar and the route id of a route. */
export interface PillarRouteHandle {
  pillar: string;
  routeId: string;
}

/** What a pillar route's loader returns. `pending`: the pillar's code could not run on the server. */
export type PillarRouteData = { pending: false; data: unknown } | { pending: true };

/** The route of the frame around every page. */
export const LAYOUT_ROUTE = 'root';

/** The route of all unknown URLs. */
export const NOT_FOUND_ROUTE = 'not-found';

export const isPillarRouteHandle = (handle: unknown): handle is PillarRouteHandle =>
  typeof handle === 'object' && handle !== null && 'pillar' in handle && 'routeId' in handle;
