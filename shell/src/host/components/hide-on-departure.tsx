import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigation } from '@manna/shared/runtime';

const hide = (element: HTMLElement | null) => {
  // A browser without popovers shows their content as part of the page.
  if (element && 'hidePopover' in element) element.hidePopover();
};

/**
 * Closes a popover when the reader sets out for another page, or goes on into the one below with the keyboard; apart,
 * because it renders at every step of the way.
 */
export function HideOnDeparture({ popover }: { popover: RefObject<HTMLElement | null> }) {
  const { key } = useLocation();
  const departure = useNavigation().location?.key;
  const here = useRef(key);
  useEffect(() => {
    // Not on the first render: what is open was opened before hydration.
    if (key === here.current && departure === undefined) return;
    here.current = key;
    hide(popover.current);
  }, [popover, key, departure]);
  useEffect(() => {
    const element = popover.current;
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element?.contains(relatedTarget)) hide(element);
    };
    element?.addEventListener('focusout', onFocusOut);
    return () => element?.removeEventListener('focusout', onFocusOut);
  }, [popover]);
  return null;
}
