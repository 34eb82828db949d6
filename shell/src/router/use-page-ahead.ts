import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { PrefetchContext, whenIdle, type Prefetch } from '@manna/shared/runtime';
import { WarmedPagesContext } from './page-context';
import type { PillarRouteHandle } from './route-handle';

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
  address: string;
  slot: Slot;
  ahead: PageAhead | undefined;
}

/**
 * The page that the shown one asks to be warmed first, if it is of the same route: it is drawn ahead, out of sight, so
 * that going there shows what is drawn already. `prefetch` is for the pages of the route.
 *
 * @param address Path and query of the page that is shown.
 * @param data What its loader answered.
 */
export function usePageAhead(
  { pillar, routeId }: PillarRouteHandle,
  address: string,
  data: unknown,
): { slot: Slot; ahead: PageAhead | undefined; prefetch: Prefetch } {
  const warm = useContext(PrefetchContext);
  const warmed = useContext(WarmedPagesContext);
  const [slots, setSlots] = useState<Slots>({ address, slot: FIRST_SLOT, ahead: undefined });
  let shown = slots;
  if (slots.address !== address) {
    const arrived = slots.ahead?.address === address && slots.ahead.data === data ? slots.ahead : undefined;
    shown = { address, slot: arrived?.slot ?? slots.slot, ahead: undefined };
    setSlots(shown);
  }
  const here = useRef(address);
  useEffect(() => {
    here.current = address;
  }, [address]);
  const wanted = useRef<{ from: string; path: string }>(undefined);
  // The same for all pages of the route: one that was drawn ahead would be drawn anew for another.
  const prefetch = useMemo<Prefetch>(() => {
    const draw = (path: string, from: string) => {
      const page = warmed?.find(path);
      if (page?.pillar !== pillar || page.routeId !== routeId || path === from) return;
      const next = { address: path, data: page.data };
      setSlots((now) =>
        now.address === from && now.ahead === undefined ? { ...now, ahead: { ...next, slot: now.slot + 1 } } : now,
      );
    };
    return async (path) => {
      const from = here.current;
      if (wanted.current?.from !== from) wanted.current = { from, path };
      const isFirst = wanted.current.path === path;
      await warm?.(path);
      if (isFirst) whenIdle(() => draw(path, from));
    };
  }, [warm, warmed, pillar, routeId]);
  return { slot: shown.slot, ahead: shown.ahead, prefetch };
}
