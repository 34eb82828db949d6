import { useEffect, useId, useRef, type ReactNode } from 'react';
import { attachTooltip, HOVER_DELAY_MS } from './attach-tooltip';
import popupStyles from './popup.module.css';
import styles from './tooltip.module.css';

interface TooltipProps {
  text: ReactNode;
  /** How long a mouse rests before the tooltip shows, in milliseconds; `true`, the default, is 500. */
  hoverDelay?: true | number;
  /** Follows the pointer over a large thing, such as a timeline. */
  tracking?: boolean;
  /** What it belongs to: something that can take the focus, or that holds it. */
  children: ReactNode;
}

/**
 * A few words on a control, for a resting mouse and for the focus of the keyboard. The pointer may go onto it, and Escape
 * takes it away. Screen readers read it as the description of the control.
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
