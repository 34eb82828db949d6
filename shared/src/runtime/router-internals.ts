/**
 * What React Router has and does not promise. A page of several panels needs it: each panel has a router of its own, and a
 * part must know whose it is. An update of React Router is tried here first.
 */
export {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router-dom';
