import { useEffect, useId, useRef, useState, type ToggleEvent } from 'react';
import { keepBeside } from './keep-beside';

/** Between a popover or a menu and its button. CSS pixels. */
const POPOVER_MARGIN_PX = 5;

/**
 * What a button and the element it opens need of each other. The element is a native popover: the browser shows it above
 * everything, closes it on Escape and on a click elsewhere, and gives the focus back.
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
