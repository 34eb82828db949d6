import { useRef, type RefObject } from 'react';
import { useListeners } from '@manna/shared/ui/hooks';

/** A touch that moves further than this scrolls: the keyboard on the screen makes room. CSS pixels. */
const MOVE_PX = 8;

/** Takes the focus from a field, and so hides the keyboard, when a touch moves over what is around it. */
export function useTouchHidesKeyboard(
  around: RefObject<HTMLElement | null>,
  field: RefObject<HTMLInputElement | null>,
): void {
  const start = useRef({ x: 0, y: 0 });
  useListeners(around, {
    touchstart({ touches: [touch] }) {
      if (touch) start.current = { x: touch.clientX, y: touch.clientY };
    },
    touchmove({ touches: [touch] }) {
      if (!touch) return;
      const { x, y } = start.current;
      if (Math.hypot(touch.clientX - x, touch.clientY - y) > MOVE_PX) field.current?.blur();
    },
  });
}
