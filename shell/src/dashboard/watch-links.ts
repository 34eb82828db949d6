import { linkInText, linkOf, sitePath } from './site-link';

/** How long a mouse rests on a link before its menu is offered. Milliseconds. */
const OFFER_AFTER_MS = 500;

/** How long it may take from the link to the offer. Milliseconds. */
const LEAVE_AFTER_MS = 400;

/** Below this there is room for one panel only. */
const WIDE = '(min-width: 670px)';

interface LinkWatch {
  /** Opens a path in a new panel. */
  open: (path: string) => void;
  /** Offers the menu of a link, opened where the keyboard asked for it; takes the offer back for undefined. */
  offer: (link: HTMLAnchorElement | undefined, now: boolean) => void;
}

const isInMenu = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-link-menu]') !== null;

/** Listens to the links of the document; what it answers ends that. */
export function watchLinks({ open, offer }: LinkWatch): () => void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
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
    const link = alone ? linkOf(event.target) : undefined;
    if (link) openLink(event, link);
    else if (!isInMenu(event.target)) offer(undefined, false);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && !isInMenu(event.target)) offer(undefined, false);
    const link = event.altKey ? linkOf(document.activeElement) : undefined;
    if (link && event.key === 'Enter') openLink(event, link);
    if (link && event.key === 'ArrowDown') {
      event.preventDefault();
      offer(link, true);
    }
  }

  function onPointerOver({ pointerType, target }: PointerEvent) {
    // A finger that rests on a link means the browser's own menu.
    if (pointerType !== 'mouse' || !matchMedia(WIDE).matches) return;
    const link = linkInText(target);
    if (link) later(() => offer(link, false), OFFER_AFTER_MS);
    else if (isInMenu(target) || isInMenu(document.activeElement)) clearTimeout(timer);
    else later(() => offer(undefined, false), LEAVE_AFTER_MS);
  }

  document.addEventListener('click', onClick, options);
  document.addEventListener('keydown', onKeyDown, options);
  document.addEventListener('pointerover', onPointerOver, options);
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
