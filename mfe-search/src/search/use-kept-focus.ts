import { useEffect, useRef, type RefObject } from 'react';
import { useListeners } from '@manna/shared/ui/hooks';

/**
 * The field takes the focus if what the reader pressed by keyboard disappears with it: 'View all', a pill, a recent search. The
 * arrow keys lead on from there. A touch moves no focus, because the keyboard of the device would cover the results.
 */
export function useKeptFocus(panel: RefObject<HTMLElement | null>, field: RefObject<HTMLInputElement | null>): void {
  const pressed = useRef<Element>(undefined);
  useListeners(panel, {
    keydown({ key, target }) {
      pressed.current = (key === 'Enter' || key === ' ') && target instanceof Element ? target : undefined;
    },
    pointerdown() {
      pressed.current = undefined;
    },
  });
  // After each render: whichever of them removed it.
  useEffect(() => {
    if (!pressed.current || pressed.current.isConnected) return;
    pressed.current = undefined;
    if (document.activeElement === document.body) field.current?.focus();
  });
}
