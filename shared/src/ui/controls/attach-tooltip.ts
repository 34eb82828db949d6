import { keepBeside } from './keep-beside';

/** How long a mouse rests before a tooltip shows, where no other time is given. Milliseconds. */
export const HOVER_DELAY_MS = 500;
/** Between a tooltip and what it belongs to; farther from a pointer, which would cover it. CSS pixels. */
const TOOLTIP_MARGIN_PX = 10;
const TRACKING_MARGIN_PX = 20;
/** How long a pointer may take from what a tooltip belongs to, over the margin, onto the tooltip. Milliseconds. */
export const CROSSING_MS = 150;

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

interface TooltipSetting {
  /** Milliseconds. */
  hoverDelay: number;
  /** Follows the pointer. */
  tracking: boolean;
}

/**
 * Shows a tooltip, which is inside its anchor, for a resting mouse or the focus of the keyboard, and describes the first
 * control of the anchor by it. Answers with the undo.
 */
export function attachTooltip(anchor: HTMLElement, popup: HTMLElement, { hoverDelay, tracking }: TooltipSetting) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pointer: DOMRect | undefined;
  let beside: ReturnType<typeof keepBeside> | undefined;
  const control = anchor.querySelector(focusable);
  control?.setAttribute('aria-describedby', popup.id);

  const hide = () => {
    clearTimeout(timer);
    if (!beside) return;
    beside.stop();
    beside = undefined;
    document.removeEventListener('keydown', dismiss, true);
    popup.hidePopover();
  };
  const show = () => {
    clearTimeout(timer);
    if (beside) return;
    popup.showPopover();
    document.addEventListener('keydown', dismiss, true);
    // The anchor has no box of its own, so that it changes nothing about how the control is laid out.
    const target = anchor.firstElementChild ?? anchor;
    const reference = {
      getBoundingClientRect: () => pointer ?? target.getBoundingClientRect(),
      contextElement: target,
    };
    const margin = pointer ? TRACKING_MARGIN_PX : TOOLTIP_MARGIN_PX;
    beside = keepBeside(popup, reference, { margin, placement: 'top' });
  };
  const later = (turn: () => void, delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(turn, delay);
  };
  const dismiss = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // A dialog below it stays open.
    event.preventDefault();
    hide();
  };
  const follow = ({ pointerType, clientX, clientY }: PointerEvent) => {
    if (!tracking || pointerType !== 'mouse') return;
    pointer = new DOMRect(clientX, clientY);
    beside?.move();
  };

  const listeners: (() => void)[] = [];
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    answer: (event: HTMLElementEventMap[Type]) => void,
  ) => {
    anchor.addEventListener(type, answer);
    listeners.push(() => anchor.removeEventListener(type, answer));
  };
  on('pointerenter', (event) => {
    follow(event);
    if (event.pointerType === 'mouse') later(show, hoverDelay);
  });
  on('pointermove', follow);
  on('pointerleave', () => later(hide, CROSSING_MS));
  on('pointerdown', hide);
  on('focusin', ({ target }) => {
    pointer = undefined;
    if (target instanceof Element && target.matches(':focus-visible')) show();
  });
  on('focusout', hide);

  return () => {
    hide();
    for (const remove of listeners) remove();
    control?.removeAttribute('aria-describedby');
  };
}
