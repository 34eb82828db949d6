import { useEffect, useId, useRef, useState, type ToggleEvent } from 'react';
import { keepBeside } from '../../hooks';

/** Gap between a popover or a menu and its button. CSS pixels. */
const POPOVER_MARGIN_PX = 5;

/**
 * Props for a button and the element that it opens. The element is a native popover: the browser shows it in the top
 * layer, closes it on Escape and on a click elsewhere, and returns the focus.
 */
export function usePopup() {
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [anchor, element] = [button.current, popup.current];
    if (!open || !anchor || !element) return;
    return keepBeside(element, anchor, { margin: POPOVER_MARGIN_PX, placement: 'bottom-start' }).stop;
  }, [open]);
  return {
    open,
    close: () => popup.current?.hidePopover(),
    buttonProps: { ref: button, popoverTarget: id, 'aria-expanded': open },
    popupProps: {
      ref: popup,
      id,
      popover: 'auto' as const,
      onBeforeToggle: (event: ToggleEvent<HTMLDivElement>) => {
        if (event.target === event.currentTarget) setOpen(event.newState === 'open');
      },
    },
  };
}
