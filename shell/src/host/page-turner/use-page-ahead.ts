import { useCallback, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { DataRouterContext } from '@manna/shared/runtime/router-internals';
import { PrefetchContext, whenIdle, type Prefetch, type ShowAhead } from '@manna/shared/runtime';
import { BeginAtTopContext } from '../router/begin-at-top';
import { contentAddress } from '../router/content-address';
import { WarmedPagesContext } from '../router/page-context';
import type { PillarRouteHandle } from '../router/route-handle';

/** Where a page is drawn: another slot is another page, which keeps nothing of the one before. */
type Slot = number;

/** The slot of what the server sent. */
export const FIRST_SLOT: Slot = 0;

export interface PageAhead {
  slot: Slot;
  address: string;
  data: unknown;
}

interface Slots {
  /** Where the router is. */
  address: string;
  /** What was loaded there. */
  data: unknown;
  slot: Slot;
  /** Drawn, and out of sight. */
  ahead: PageAhead | undefined;
  /** In sight already, while the router is on its way there. */
  lead: PageAhead | undefined;
}

const pathOf = (address: string) => address.split('?', 1)[0];

/** What the reader sees. */
const inSight = ({ address, lead }: Slots): string => lead?.address ?? address;

/** The router has gone to an address. */
function arriveAt(address: string, data: unknown, { slot, ahead, lead, ...before }: Slots): Slots {
  const there = { address, data, slot, lead: undefined };
  if (lead) return { ...there, ahead: lead.address === address ? ahead : undefined };
  if (ahead?.address === address && ahead.data === data) return { ...there, slot: ahead.slot, ahead: undefined };
  // The same page by another query: what follows it is the same.
  const isSamePage = data === before.data && pathOf(address) === pathOf(before.address);
  return { ...there, ahead: isSamePage ? ahead : undefined };
}

interface PagesOfRoute {
  slot: Slot;
  ahead: PageAhead | undefined;
  lead: PageAhead | undefined;
  /** For the pages of the route. */
  prefetch: Prefetch;
  /** For the links of the route's pages. */
  showAhead: ShowAhead;
}

/**
 * The page that the shown one asks to be warmed first, if it is of the same route: it is drawn ahead, out of sight, and a
 * link that leads there shows it at once. The router follows when it is painted, and the frame around the page with it.
 *
 * @param address Path and query of the page that the router is at.
 * @param data What its loader answered.
 */
export function usePageAhead({ pillar, routeId }: PillarRouteHandle, address: string, data: unknown): PagesOfRoute {
  const warm = useContext(PrefetchContext);
  const warmed = useContext(WarmedPagesContext);
  const router = useContext(DataRouterContext)?.router;
  const [slots, setSlots] = useState<Slots>({ address, data, slot: FIRST_SLOT, ahead: undefined, lead: undefined });
  let now = slots;
  if (slots.address !== address) {
    now = arriveAt(address, data, slots);
    setSlots(now);
  }
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });

  const wanted = useRef<{ from: string; path: string }>(undefined);
  // The same for all pages of the route: one that was drawn ahead would be drawn anew for another.
  const prefetch = useMemo<Prefetch>(() => {
    const draw = (path: string, from: string) => {
      const page = warmed?.find(path);
      if (page?.pillar !== pillar || page.routeId !== routeId || path === from) return;
      setSlots((slots) =>
        inSight(slots) === from && !slots.ahead
          ? { ...slots, ahead: { address: path, data: page.data, slot: slots.slot + 1 } }
          : slots,
      );
    };
    return async (path) => {
      const from = inSight(latest.current);
      if (wanted.current?.from !== from) wanted.current = { from, path };
      const isFirst = wanted.current.path === path;
      await warm?.(path);
      if (isFirst) whenIdle(() => draw(path, from));
    };
  }, [warm, warmed, pillar, routeId]);

  const showAhead = useCallback<ShowAhead>(
    async (to, go) => {
      const { ahead, lead } = latest.current;
      if (lead || !router || ahead?.address !== contentAddress(new URL(to, 'https://page.invalid'))) return go();
      warmed?.show(ahead.address);
      setSlots((slots) => ({ ...slots, slot: ahead.slot, ahead: undefined, lead: ahead }));
      await go();
      // It may have been called elsewhere on its way, or back.
      if (contentAddress(router.state.location) !== ahead.address)
        setSlots((slots) => (slots.lead === ahead ? { ...slots, slot: ahead.slot + 1, lead: undefined } : slots));
    },
    [router, warmed],
  );
  const beginAtTop = useContext(BeginAtTopContext);
  const isAheadOfRouter = now.lead !== undefined;
  useLayoutEffect(() => {
    if (isAheadOfRouter) beginAtTop?.();
  }, [isAheadOfRouter, beginAtTop]);
  return { slot: now.slot, ahead: now.ahead, lead: now.lead, prefetch, showAhead };
}
