import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { keepBeside } from './keep-beside';
import { useListeners } from './use-listeners';

/** How long the pointer may take to cross the gap from the anchor to the card. Milliseconds. */
export const CROSSING_MS = 150;

/** Gap between a card and the pointer, which would cover it. CSS pixels. */
const POINTER_MARGIN_PX = 20;

interface HoverCard {
  /** Returns the anchor at an event's target; undefined if there is no card for it. */
  anchorOf: (target: Element) => Element | null | undefined;
  /** How long the mouse must rest on an anchor. Milliseconds. */
  delayMs: number;
  /** Gap between the anchor and the card. CSS pixels. */
  marginPx: number;
  /** Whether the card follows the pointer; false by default. */
  tracking?: boolean;
}

/**
 * Shows a card, a manual popover inside the container, above an anchor when the mouse rests on it or it gets keyboard
 * focus. The pointer may move onto the card, and Escape closes it.
 *
 * @returns The anchor whose card is shown, undefined if none is, and functions that show and hide the card.
 */
export function useHoverCard(
  container: RefObject<HTMLElement | null>,
  card: RefObject<HTMLElement | null>,
  { anchorOf, delayMs, marginPx, tracking = false }: HoverCard,
): { anchor: Element | undefined; show: (anchor: Element) => void; hide: () => void } {
  const [anchor, setAnchor] = useState<Element>();
  const pending = useRef<{ anchor: Element | undefined; timer: ReturnType<typeof setTimeout> }>(undefined);
  const pointer = useRef<DOMRect>(undefined);
  const beside = useRef<ReturnType<typeof keepBeside>>(undefined);

  const callOff = () => {
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
  };
  const show = (next: Element | undefined) => {
    callOff();
    setAnchor(next);
  };
  const showLater = (next: Element | undefined, ms: number) => {
    if (pending.current && pending.current.anchor === next) return;
    callOff();
    pending.current = { anchor: next, timer: setTimeout(() => show(next), ms) };
  };
  const hide = () => show(undefined);
  const isInCard = (target: EventTarget | null) => target instanceof Node && card.current?.contains(target) === true;
  const anchorAt = (target: EventTarget | null) =>
    target instanceof Element && !isInCard(target) ? (anchorOf(target) ?? undefined) : undefined;
  const follow = ({ pointerType, clientX, clientY }: PointerEvent) => {
    if (!tracking || pointerType !== 'mouse') return;
    pointer.current = new DOMRect(clientX, clientY);
    beside.current?.move();
  };

  useListeners(container, {
    pointerover: (event) => {
      if (event.pointerType !== 'mouse') return;
      follow(event);
      const next = anchorAt(event.target);
      if (next) showLater(next, delayMs);
      else if (isInCard(event.target)) callOff();
      else showLater(undefined, CROSSING_MS);
    },
    pointermove: follow,
    pointerleave: () => showLater(undefined, CROSSING_MS),
    pointerdown: ({ target }) => !isInCard(target) && hide(),
    focusin: ({ target }) => {
      pointer.current = undefined;
      const next = anchorAt(target);
      if (next && target instanceof Element && target.matches(':focus-visible')) show(next);
    },
    focusout: hide,
  });
  useListeners(
    anchor ? 'document' : null,
    {
      keydown: (event) => {
        if (event.key !== 'Escape') return;
        // Keep a dialog below it open.
        event.preventDefault();
        hide();
      },
    },
    { capture: true },
  );
  // Before the next paint, so that the card is never seen without its content.
  useLayoutEffect(() => {
    const element = card.current;
    if (!anchor?.isConnected || !element) return;
    element.showPopover();
    const reference = {
      getBoundingClientRect: () => pointer.current ?? anchor.getBoundingClientRect(),
      contextElement: anchor,
    };
    const margin = pointer.current ? POINTER_MARGIN_PX : marginPx;
    beside.current = keepBeside(element, reference, { margin, placement: 'top' });
    return () => {
      beside.current?.stop();
      beside.current = undefined;
      element.hidePopover();
    };
  }, [anchor, card, marginPx]);
  useEffect(() => () => clearTimeout(pending.current?.timer), []);

  return { anchor, show, hide };
}
