import { useRef, type RefObject } from 'react';
import { useListeners } from './use-listeners';

/** If the pointer moves further than this, it is a drag and not a click. CSS pixels. */
const STEADY_PX = 4;

const hasSelection = (): boolean => document.getSelection()?.isCollapsed === false;

interface Start {
  x: number;
  y: number;
  /** Text was selected on pointerdown: the click only clears that selection. */
  hadSelection: boolean;
}

interface Presses {
  onPress: (event: MouseEvent) => void;
  /** Called on the second click of a double click, which selects a word: takes back what `onPress` did. */
  onSecondPress?: (event: MouseEvent) => void;
  /** Whether to handle clicks in the capture phase, before listeners that do not. */
  capture?: boolean;
}

/**
 * Calls `onPress` on a click or tap in the container that neither selects text nor clears a selection: neither after a
 * drag nor while text is or was selected. Clicks by keyboard and by screen readers count, which have no pointer.
 */
export function usePressWithoutSelection(
  container: RefObject<HTMLElement | null> | null,
  { onPress, onSecondPress, capture = false }: Presses,
): void {
  const start = useRef<Start>(undefined);
  const wasPress = useRef(false);
  const isPress = (begun: Start | undefined, { clientX, clientY }: MouseEvent): boolean =>
    !begun || (Math.hypot(clientX - begun.x, clientY - begun.y) <= STEADY_PX && !begun.hadSelection && !hasSelection());
  useListeners(
    container,
    {
      pointerdown: ({ clientX: x, clientY: y }) => {
        start.current = { x, y, hadSelection: hasSelection() };
      },
      click: (event) => {
        const begun = start.current;
        start.current = undefined;
        if (event.detail > 1) {
          if (wasPress.current) onSecondPress?.(event);
          wasPress.current = false;
          return;
        }
        wasPress.current = isPress(begun, event);
        if (wasPress.current) onPress(event);
      },
    },
    { capture },
  );
}
