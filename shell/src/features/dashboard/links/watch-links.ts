import { isForBrowser } from '@manna/shared/runtime';
import { isWide } from './is-wide';
import { linkInText, linkOf, sitePath } from './site-link';

/** How long a mouse rests on a link before its menu is offered. Milliseconds. */
const OFFER_AFTER_MS = 500;

/** How long a finger stays on a link to open its menu. Milliseconds; browsers take as long for their own. */
const PRESS_MS = 500;

/** Time for the click that some browsers send after a finger has left. Milliseconds. */
const SETTLE_MS = 30;

/** How far a finger may stray in that time. CSS pixels. */
const STRAY = 10;

/** Time for the mouse to get from the link to the button. Milliseconds. */
const LEAVE_AFTER_MS = 400;

/** The panel that a link names: one beside the page, or the main one. */
export type NamedPanel = 'panel' | 'main';

interface LinkWatch {
  /** Opens a path in a new panel. */
  open: (path: string) => void;
  /** Opens a path in the panel that its link names. */
  openInNamedPanel: (path: string, place: NamedPanel) => void;
  /** Offers the menu of a link, already open if `now`; undefined hides it. */
  offer: (link: HTMLAnchorElement | undefined, now: boolean) => void;
}

const isInMenu = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-link-menu]') !== null;

/** The panel that a link names in its attribute `data-open-in`, unless it leads there anyway. */
function namedPanelOf(link: HTMLAnchorElement): NamedPanel | undefined {
  if (link.dataset.openIn === 'panel') return 'panel';
  const isInSidePanel = link.closest('[data-panel]:not(main)') !== null;
  return link.dataset.openIn === 'main' && isInSidePanel ? 'main' : undefined;
}

interface Press {
  link: HTMLAnchorElement;
  x: number;
  y: number;
  isLong: boolean;
}

/** Listens to the links of the document until the returned function is called. */
export function watchLinks({ open, openInNamedPanel, offer }: LinkWatch): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (run: () => void, delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(run, delay);
  };
  const openLink = (event: Event, link: HTMLAnchorElement) => {
    event.preventDefault();
    event.stopPropagation();
    open(sitePath(link) ?? '/');
  };

  function onClick(event: MouseEvent) {
    const alone = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const link = linkOf(event.target);
    const place = link && !isForBrowser(event) ? namedPanelOf(link) : undefined;
    if (link && place) {
      event.preventDefault();
      event.stopPropagation();
      offer(undefined, false);
      openInNamedPanel(sitePath(link) ?? '/', place);
    } else if (link && alone) openLink(event, link);
    else if (!isInMenu(event.target)) offer(undefined, false);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && !isInMenu(event.target)) offer(undefined, false);
    const link = event.altKey ? linkOf(document.activeElement) : undefined;
    if (link && event.key === 'Enter') openLink(event, link);
    if (link && event.key === 'ArrowDown') {
      event.preventDefault();
      // Cancels what the mouse was about to show or hide.
      clearTimeout(timer);
      offer(link, true);
    }
  }

  function onPointerOver({ pointerType, target }: PointerEvent) {
    if (pointerType !== 'mouse' || !isWide()) return;
    const link = linkInText(target);
    if (link) later(() => offer(link, false), OFFER_AFTER_MS);
    else if (isInMenu(target) || isInMenu(document.activeElement)) clearTimeout(timer);
    else later(() => offer(undefined, false), LEAVE_AFTER_MS);
  }

  /** The finger that rests on a link, and whether it has rested long enough for the link's menu. */
  let press: Press | undefined;
  let pressing: ReturnType<typeof setTimeout> | undefined;

  function onPointerDown({ pointerType, target, clientX, clientY }: PointerEvent) {
    clearTimeout(pressing);
    press = undefined;
    const link = pointerType === 'touch' && isWide() ? linkInText(target) : undefined;
    if (!link) return;
    const begun: Press = { link, x: clientX, y: clientY, isLong: false };
    press = begun;
    pressing = setTimeout(() => {
      begun.isLong = true;
      offer(link, false);
    }, PRESS_MS);
  }

  function onPointerMove({ clientX, clientY }: PointerEvent) {
    if (press && Math.hypot(clientX - press.x, clientY - press.y) > STRAY) clearTimeout(pressing);
  }

  /** Opens the menu when the finger leaves: the browser would close it again if it opened before. */
  function onPointerUp() {
    clearTimeout(pressing);
    if (!press?.isLong) return;
    const { link } = press;
    pressing = setTimeout(() => {
      press = undefined;
      offer(link, true);
    }, SETTLE_MS);
  }

  /** A long press is no tap, and the browser's own menu does not open over ours. */
  function refuse(event: Event) {
    if (!press?.isLong) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /** The page has moved away from under a menu. */
  function onMoved({ target }: Event) {
    clearTimeout(pressing);
    if (!isInMenu(target)) offer(undefined, false);
  }

  const listeners: readonly [target: EventTarget, type: string, listener: (event: never) => void][] = [
    [document, 'click', refuse],
    [document, 'contextmenu', refuse],
    [document, 'click', onClick],
    [document, 'keydown', onKeyDown],
    [document, 'pointerover', onPointerOver],
    [document, 'pointerdown', onPointerDown],
    [document, 'pointermove', onPointerMove],
    [document, 'pointerup', onPointerUp],
    [document, 'pointercancel', onMoved],
    [document, 'scroll', onMoved],
    [window, 'resize', onMoved],
  ];
  // In the capture phase, before the page's own listeners.
  for (const [target, type, listener] of listeners) target.addEventListener(type, listener as EventListener, true);
  return () => {
    clearTimeout(timer);
    clearTimeout(pressing);
    for (const [target, type, listener] of listeners) target.removeEventListener(type, listener as EventListener, true);
  };
}
