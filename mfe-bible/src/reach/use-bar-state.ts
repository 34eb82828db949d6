import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { scrollerOf, viewOf } from '../text/scroll-view';
import { isOwnMove } from './own-moves';
import { useScrolls } from './use-scrolls';

/** How far a reader scrolls up before the bar comes, and down before it leaves: a hand is never quite still. CSS pixels. */
const UP_PX = 24;
const DOWN_PX = 8;

/**
 * `off`: the head of the page is in view, with the same controls. `hidden`: it is not, and the reader scrolls down; the bar
 * comes if it gets the focus. `shown`: the reader has scrolled up.
 */
export type BarState = 'off' | 'hidden' | 'shown';

/** Attribute of the head while the bar has its controls, so that they exist only once for keys and screen readers. */
const REPLACED = 'data-replaced';

interface BarParts {
  head: RefObject<HTMLElement | null>;
  bar: RefObject<HTMLElement | null>;
  /** Changes with the page. */
  address: string;
}

/** Whether the bar of a page is shown. It leaves when the reader scrolls down and returns when they scroll up. */
export function useBarState({ head, bar, address }: BarParts): BarState {
  const [state, setState] = useState<BarState>('off');
  /** Where the container was, and how far it has scrolled in one direction since. CSS pixels. */
  const last = useRef<{ scroller?: Element; top: number; run: number }>({ top: 0, run: 0 });

  const isHeadGone = (scroller: Element): boolean => {
    const box = head.current?.getBoundingClientRect();
    return box !== undefined && box.width > 0 && box.bottom <= viewOf(scroller).top;
  };
  const update = (scroller: Element) => {
    const { scrollTop: top } = scroller;
    const by = top - last.current.top;
    const run = by * last.current.run > 0 ? last.current.run + by : by;
    // Another container scrolls when a panel is opened or closed.
    const isOwn = isOwnMove(scroller) || last.current.scroller !== scroller;
    last.current = { scroller, top, run: isOwn ? 0 : run };
    // The focus would be lost with the bar.
    if (!isHeadGone(scroller)) setState((now) => (bar.current?.contains(document.activeElement) ? now : 'off'));
    else if (isOwn || bar.current?.querySelector('details[open]')) setState((now) => (now === 'off' ? 'hidden' : now));
    else if (run <= -UP_PX) setState('shown');
    else setState((now) => (now === 'off' || run >= DOWN_PX ? 'hidden' : now));
  };
  useScrolls(head, update);
  const begin = useEffectEvent(() => {
    if (!head.current) return;
    const scroller = scrollerOf(head.current);
    last.current = { scroller, top: scroller.scrollTop, run: 0 };
    update(scroller);
  });
  useEffect(() => {
    const frame = requestAnimationFrame(() => begin());
    return () => cancelAnimationFrame(frame);
  }, [address]);
  useEffect(() => {
    const { current } = head;
    // The focus would be lost in hidden controls.
    current?.toggleAttribute(REPLACED, state !== 'off' && !current.contains(document.activeElement));
    return () => current?.removeAttribute(REPLACED);
  }, [head, state]);
  return state;
}
