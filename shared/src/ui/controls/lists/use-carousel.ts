import { useEffect, useRef, useState, type DragEvent, type MouseEvent, type PointerEvent } from 'react';

/** Minimum distance of a drag that changes the slide. */
export const DRAG_PX = 50;
/** Duration of a change; also in carousel.module.css. */
export const TRANSITION_MS = 300;

const wrap = (position: number, count: number) => ((position % count) + count) % count;

/**
 * The state of an endless row of slides. `position` is the visible slide, or -1 or `count` while the duplicate beyond
 * an end comes into view; after that, the row jumps invisibly to the slide itself.
 */
export function useCarousel(count: number) {
  const [{ position, moving }, setPlace] = useState({ position: 0, moving: false });
  const [drag, setDrag] = useState<{ from: number; by: number } | null>(null);
  const wasDragged = useRef(false);
  const isBeyond = position < 0 || position >= count;

  useEffect(() => {
    if (!isBeyond) return;
    const timer = setTimeout(() => setPlace({ position: wrap(position, count), moving: false }), TRANSITION_MS);
    return () => clearTimeout(timer);
  }, [isBeyond, position, count]);

  const step = (by: 1 | -1) => {
    if (!isBeyond && count > 1) setPlace({ position: position + by, moving: true });
  };
  const endDrag = (event: PointerEvent<HTMLElement>) => {
    if (!drag) return;
    setDrag(null);
    if (drag.by !== 0) setPlace({ position, moving: true });
    wasDragged.current = Math.abs(drag.by) > DRAG_PX;
    if (!wasDragged.current) return;
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    step(drag.by < 0 !== rightToLeft ? 1 : -1);
  };
  return {
    position,
    current: wrap(position, count),
    moving: moving && !drag,
    dragged: drag?.by ?? 0,
    next: () => step(1),
    previous: () => step(-1),
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        wasDragged.current = false;
        if (event.isPrimary && event.button === 0 && !isBeyond && count > 1) setDrag({ from: event.clientX, by: 0 });
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (drag) setDrag({ ...drag, by: event.clientX - drag.from });
      },
      onPointerUp: endDrag,
      onPointerLeave: endDrag,
      onPointerCancel: () => setDrag(null),
      // Prevent the browser's own dragging of pictures and links.
      onDragStart: (event: DragEvent) => event.preventDefault(),
      onClickCapture: (event: MouseEvent) => {
        if (wasDragged.current) event.preventDefault();
      },
    },
  };
}
