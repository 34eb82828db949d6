import {
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  type RefObject,
} from 'react';
import { PrefetchContext, useSite, whenIdle, type Prefetch, type ShowAhead } from '@manna/shared/runtime';
import { DataRouterContext } from '@manna/shared/runtime/router-internals';
import { onWebFonts, showWebFonts } from '../document/web-fonts';
import { BeginAtTopContext } from '../router/begin-at-top';
import { contentAddress } from '../router/content-address';
import { WarmedPagesContext } from '../router/page-context';
import type { PillarRouteHandle } from '../router/route-handle';
import { findAhead, layOut } from './reveal-ahead';
import { shownAddress, startTurning, turn, type PageAhead } from './turn-state';
import { useRevealed } from './use-revealed';

interface TurnedPages {
  /** Key of the page that is shown. */
  slot: number;
  /** The page to render hidden behind it. */
  ahead: PageAhead | undefined;
  /** The page to show before the router has arrived there. */
  lead: PageAhead | undefined;
  /** For the pages of the route. */
  prefetch: Prefetch;
  /** For the links of the route's pages. */
  showAhead: ShowAhead;
}

/**
 * Renders the page that the reader is likely to turn to before they do. The page that the shown one asks to be warmed
 * first is rendered hidden, if it is of the same route, and a link to it shows it at once; the router and the frame
 * around the page follow when it is painted. The site's `rendersNextPage` switches all of this off.
 *
 * @param address path and query of the page that the router is at
 * @param data what its loader returned
 * @param pages parent element of the pages
 */
export function usePageTurner(
  { pillar, routeId }: PillarRouteHandle,
  { address, data, pages }: { address: string; data: unknown; pages: RefObject<HTMLElement | null> },
): TurnedPages {
  const { rendersNextPage } = useSite();
  const warm = useContext(PrefetchContext);
  const warmed = useContext(WarmedPagesContext);
  const router = useContext(DataRouterContext)?.router;
  const [state, dispatch] = useReducer(turn, startTurning(address, data));
  let now = state;
  if (state.address !== address) {
    const arrived = { type: 'arrived', address, data } as const;
    now = turn(state, arrived);
    dispatch(arrived);
  }
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });

  const wanted = useRef<{ from: string; path: string }>(undefined);
  // One function for all pages of the route, because a page that is rendered ahead would render again for another.
  const prefetch = useMemo<Prefetch>(
    () => async (path) => {
      const from = shownAddress(latest.current);
      if (wanted.current?.from !== from) wanted.current = { from, path };
      const isFirst = wanted.current.path === path;
      await warm?.(path);
      if (!isFirst || !rendersNextPage) return;
      whenIdle(() => {
        const page = warmed?.find(path);
        if (page?.pillar === pillar && page.routeId === routeId)
          dispatch({ type: 'warmed', from, address: path, data: page.data });
      });
    },
    [warm, warmed, pillar, routeId, rendersNextPage],
  );

  const beginAtTop = useContext(BeginAtTopContext);
  const revealed = useRevealed(now, pages);
  const showAhead = useCallback<ShowAhead>(
    async (to, go) => {
      // Steps that follow each other at once keep their order. Otherwise the page is shown in the event itself.
      const before = revealed.painted(warmed);
      if (before) await before;
      const { ahead, lead } = latest.current;
      const address = contentAddress(new URL(to, 'https://page.invalid'));
      if (lead || !router || ahead?.address !== address || !warmed?.find(address)) return go();
      warmed.show(address);
      // First, because the router records the scroll position. Its loaders wait for the paint.
      const arrival = go();
      if (revealed.show(ahead)) {
        beginAtTop?.();
        await revealed.painted(warmed);
        const { navigation, location } = router.state;
        const isReplaced = contentAddress(navigation.location ?? location) !== ahead.address;
        if (isReplaced || latest.current.ahead !== ahead) {
          revealed.hide();
          return arrival;
        }
        dispatch({ type: 'followed' });
      } else {
        dispatch({ type: 'followed' });
        beginAtTop?.();
      }
      await arrival;
      // A second navigation may have replaced this one.
      if (contentAddress(router.state.location) !== ahead.address) dispatch({ type: 'diverted', lead: ahead });
    },
    [router, warmed, revealed, beginAtTop],
  );
  useLayOutAhead(pages);
  return { slot: now.slot, ahead: now.ahead, lead: now.lead, prefetch, showAhead };
}

/**
 * Lets the browser lay out the page ahead when it is idle, since layout takes the most time when a page is shown.
 */
function useLayOutAhead(pages: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: parent } = pages;
    if (!parent) return;
    let cancel: (() => void) | undefined;
    const layOutAhead = () => {
      const page = findAhead(parent);
      if (!page) return;
      showWebFonts(page);
      layOut(page);
    };
    const layOutWhenIdle = () => {
      cancel?.();
      cancel = whenIdle(layOutAhead);
    };
    // React renders the page when it has time, and has no event for that.
    const arrival = new MutationObserver(layOutWhenIdle);
    arrival.observe(parent, { childList: true });
    const stopFonts = onWebFonts(layOutWhenIdle);
    return () => {
      arrival.disconnect();
      stopFonts();
      cancel?.();
    };
  }, [pages]);
}
