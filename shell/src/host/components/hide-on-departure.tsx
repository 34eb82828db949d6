import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigation } from '@manna/shared/runtime';

const hide = (element: HTMLElement | null) => {
  // A browser without popovers shows their content as part of the page.
  if (element && 'hidePopover' in element) element.hidePopover();
};

/**
 * Closes a popover when a navigation starts, or when the focus moves to the page below by keyboard. A separate
 * component, because it renders at every step of a navigation.
 */
export function HideOnDeparture({ popover }: { popover: RefObject<HTMLElement | null> }) {
  const { key } = useLocation();
  const departure = useNavigation().location?.key;
  const here = useRef(key);
  useEffect(() => {
    // Not on the first render, because an open popover was opened before hydration.
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
