/**
 * Internals of React Router without a stability guarantee. A page of several panels needs them: each panel has its own
 * router, and a component must know which router it belongs to. Check this file first when you update React Router.
 */
export {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router-dom';
