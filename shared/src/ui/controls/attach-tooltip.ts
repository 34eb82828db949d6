import { keepBeside } from './keep-beside';

/** Default time that the mouse must rest before a tooltip opens. Milliseconds. */
export const HOVER_DELAY_MS = 500;
/** Gap between a tooltip and its anchor; larger for a pointer, which would cover it. CSS pixels. */
const TOOLTIP_MARGIN_PX = 10;
const TRACKING_MARGIN_PX = 20;
/** How long the pointer may take to cross the gap from the anchor to the tooltip. Milliseconds. */
export const CROSSING_MS = 150;

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

interface TooltipSetting {
  /** Milliseconds. */
  hoverDelay: number;
  /** Whether it follows the pointer. */
  tracking: boolean;
}

/**
 * Opens a tooltip, which is inside its anchor, when the mouse rests on the anchor or it gets keyboard focus, and makes
 * it the description of the first control of the anchor. Returns a cleanup function.
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
    // The anchor has no box of its own, so that it does not affect the layout of the control.
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
    // Keep a dialog below it open.
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
