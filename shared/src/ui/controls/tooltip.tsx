import { useEffect, useId, useRef, type ReactNode } from 'react';
import { attachTooltip, HOVER_DELAY_MS } from './attach-tooltip';
import popupStyles from './popup.module.css';
import styles from './tooltip.module.css';

interface TooltipProps {
  text: ReactNode;
  /** How long the mouse must rest before the tooltip opens, in milliseconds; `true` (default) is 500. */
  hoverDelay?: true | number;
  /** Whether it follows the pointer over a large element, such as a timeline. */
  tracking?: boolean;
  /** The element it describes: a focusable control, or an element that contains one. */
  children: ReactNode;
}

/**
 * A tooltip of a control, which opens when the mouse rests on it and on keyboard focus. The pointer may move onto it,
 * and Escape closes it. Screen readers read it as the description of the control.
 */
export function Tooltip({ text, hoverDelay = true, tracking = false, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const popup = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!anchor.current || !popup.current) return;
    const delay = hoverDelay === true ? HOVER_DELAY_MS : hoverDelay;
    return attachTooltip(anchor.current, popup.current, { hoverDelay: delay, tracking });
  }, [hoverDelay, tracking]);
  return (
    <span ref={anchor} className={styles.anchor}>
      {children}
      <span ref={popup} id={id} role="tooltip" popover="manual" className={`${popupStyles.popup} ${styles.tooltip}`}>
        {text}
      </span>
    </span>
  );
}
