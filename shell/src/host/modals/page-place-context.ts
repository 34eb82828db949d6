import { createContext, useContext, useMemo } from 'react';
import { useLocation, useNavigate } from '@manna/shared/runtime';

/** The page's location, and how to change it. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  navigate: ReturnType<typeof useNavigate>;
}

/** Provided by PagePlace. */
export const PlaceContext = createContext<Place | null>(null);

export function useRouterPlace(): Place {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  return useMemo(() => ({ pathname, search, hash, state, navigate }), [pathname, search, hash, state, navigate]);
}

/** The location of the page itself, also in a side panel; outside PagePlace, that of the nearest router. */
export function usePagePlace(): Place {
  const nearest = useRouterPlace();
  return useContext(PlaceContext) ?? nearest;
}
