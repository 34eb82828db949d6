import { createContext, useContext, useMemo } from 'react';
import { useLocation, useNavigate } from '@manna/shared/runtime';

/** Where the page is, and how to take it elsewhere. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  navigate: ReturnType<typeof useNavigate>;
}

/** Filled by PagePlace. */
export const PlaceContext = createContext<Place | null>(null);

export function useRouterPlace(): Place {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  return useMemo(() => ({ pathname, search, hash, state, navigate }), [pathname, search, hash, state, navigate]);
}

/** The place of the page itself, also in a side panel; where nothing tells it, that of the nearest router. */
export function usePagePlace(): Place {
  const nearest = useRouterPlace();
  return useContext(PlaceContext) ?? nearest;
}
