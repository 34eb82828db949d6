import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useLocation, useNavigate } from '@manna/shared/runtime';

/** Where the page is, and how to take it elsewhere. */
interface Place {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  navigate: ReturnType<typeof useNavigate>;
}

const PlaceContext = createContext<Place | null>(null);

function useRouterPlace(): Place {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  return useMemo(() => ({ pathname, search, hash, state, navigate }), [pathname, search, hash, state, navigate]);
}

/** Tells all that stands in it, side panels with routers of their own too, where the page itself is. */
export const PagePlace = ({ children }: { children: ReactNode }) => (
  <PlaceContext value={useRouterPlace()}>{children}</PlaceContext>
);

/** The place of the page itself, also in a side panel; where nothing tells it, that of the nearest router. */
export function usePagePlace(): Place {
  const nearest = useRouterPlace();
  return useContext(PlaceContext) ?? nearest;
}
