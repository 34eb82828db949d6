import { useState, type PointerEvent, type RefObject } from 'react';

/** The position in a list at which an item belongs whose handle is at `y`: below each other item whose middle is above. */
export const positionAt = (middles: readonly number[], dragged: number, y: number): number =>
  middles.filter((middle, index) => index !== dragged && middle < y).length;

/**
 * Moves the items of a list while one is dragged by its handle, an element with `data-handle`. The list itself gets the pointer,
 * because an item that is moved in the document loses it.
 */
export function useDragToMove(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number>();
  const items = () => [...(list.current?.children ?? [])];
  const end = () => setDragged(undefined);
  return {
    dragged,
    onPointerDown: ({ target, button, pointerId, currentTarget }: PointerEvent<HTMLElement>) => {
      if (button !== 0 || !(target instanceof Element) || !target.closest('[data-handle]')) return;
      currentTarget.setPointerCapture(pointerId);
      setDragged(items().findIndex((item) => item.contains(target)));
    },
    onPointerMove: ({ clientY }: PointerEvent<HTMLElement>) => {
      if (dragged === undefined) return;
      const middles = items().map((item) => {
        const { top, height } = item.getBoundingClientRect();
        return top + height / 2;
      });
      const to = positionAt(middles, dragged, clientY);
      if (to === dragged) return;
      onMove(dragged, to);
      setDragged(to);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
