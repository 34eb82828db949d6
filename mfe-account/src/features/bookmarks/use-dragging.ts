import { useEffect, useEffectEvent, useState } from 'react';

/** The attribute of a row with the path of its bookmark. */
export const ROW = 'data-bookmark';

interface Dragging {
  /** The path of the bookmark that is dragged. */
  readonly dragged: string | null;
  /** Call it when a pointer goes down on the handle of a row. */
  readonly start: (path: string) => void;
}

/**
 * Moves rows with mouse, pen or finger: the dragged row takes the position of the one under the pointer. The listeners are on
 * the window, because a row that moves in the document loses its pointer.
 */
export function useDragging(onMove: (path: string, target: string) => void): Dragging {
  const [dragged, setDragged] = useState<string | null>(null);
  const move = useEffectEvent(({ clientX, clientY }: PointerEvent) => {
    const target = document.elementFromPoint(clientX, clientY)?.closest(`[${ROW}]`)?.getAttribute(ROW);
    if (dragged !== null && target !== null && target !== undefined && target !== dragged) onMove(dragged, target);
  });
  useEffect(() => {
    if (dragged === null) return;
    const end = () => setDragged(null);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, [dragged]);
  return { dragged, start: setDragged };
}
