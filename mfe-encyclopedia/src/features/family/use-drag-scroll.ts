import { useRef, type RefObject } from 'react';
import { useListeners } from '@manna/shared/ui/hooks';

/** How far the pointer may move in a click. Pixels. */
const SLOP = 4;

interface Drag {
  /** Where it began: of the pointer, and of what the element shows. */
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly top: number;
}

/** Moves what an element shows while the reader drags it with a mouse. Fingers and pens scroll it without this. */
export function useDragScroll(ref: RefObject<HTMLElement | null>): void {
  const drag = useRef<Drag>(undefined);
  const hasMoved = useRef(false);
  const end = () => {
    drag.current = undefined;
  };
  useListeners(ref, {
    pointerdown: ({ pointerType, button, clientX: x, clientY: y }) => {
      hasMoved.current = false;
      const element = ref.current;
      if (pointerType !== 'mouse' || button !== 0 || !element) return;
      drag.current = { x, y, left: element.scrollLeft, top: element.scrollTop };
    },
    pointermove: ({ pointerId, clientX, clientY }) => {
      const element = ref.current;
      if (!drag.current || !element) return;
      const { x, y, left, top } = drag.current;
      if (!hasMoved.current && Math.hypot(clientX - x, clientY - y) <= SLOP) return;
      hasMoved.current = true;
      element.setPointerCapture(pointerId);
      element.scrollTo({ left: left - (clientX - x), top: top - (clientY - y), behavior: 'instant' });
    },
    pointerup: end,
    pointercancel: end,
    // The link on which a drag ends was not clicked.
    click: (event) => {
      if (hasMoved.current) event.preventDefault();
    },
  });
}
