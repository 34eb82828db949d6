import { useId, useRef, type ReactNode } from 'react';
import { useHoverCard } from '../../hooks';
import popupStyles from './popup.module.css';
import styles from './tooltip.module.css';

/** Default time that the mouse must rest before a tooltip opens. Milliseconds. */
export const HOVER_DELAY_MS = 500;
/** Gap between a tooltip and its control. CSS pixels. */
const MARGIN_PX = 10;

interface TooltipProps {
  text: ReactNode;
  /** How long the mouse must rest before the tooltip opens, in milliseconds; `true` (default) is 500. */
  hoverDelay?: true | number;
  /** Whether it follows the pointer over a large element, such as a timeline. */
  tracking?: boolean;
  /** Renders the control, or an element that contains it, with the attributes that connect it to the tooltip. */
  children: (described: { 'aria-describedby': string }) => ReactNode;
}

/**
 * A tooltip of a control, which opens when the mouse rests on it and on keyboard focus. The pointer may move onto it,
 * and Escape closes it. Screen readers read it as the description of the control.
 */
export function Tooltip({ text, hoverDelay = true, tracking = false, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const popup = useRef<HTMLSpanElement>(null);
  useHoverCard(anchor, popup, {
    // The span has no box of its own, so that it does not affect the layout of the control.
    anchorOf: () => anchor.current?.firstElementChild,
    delayMs: hoverDelay === true ? HOVER_DELAY_MS : hoverDelay,
    marginPx: MARGIN_PX,
    tracking,
  });
  return (
    <span ref={anchor} className={styles.anchor}>
      {children({ 'aria-describedby': id })}
      <span ref={popup} id={id} role="tooltip" popover="manual" className={`${popupStyles.popup} ${styles.tooltip}`}>
        {text}
      </span>
    </span>
  );
}
