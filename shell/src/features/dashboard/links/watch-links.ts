import { isForBrowser } from '@manna/shared/runtime';
import { isWide } from './is-wide';
import { linkInText, linkOf, sitePath } from './site-link';

/** How long a mouse rests on a link before its menu is offered. Milliseconds. */
const OFFER_AFTER_MS = 500;

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
    // A long press with a finger opens the browser's own menu.
    if (pointerType !== 'mouse' || !isWide()) return;
    const link = linkInText(target);
    if (link) later(() => offer(link, false), OFFER_AFTER_MS);
    else if (isInMenu(target) || isInMenu(document.activeElement)) clearTimeout(timer);
    else later(() => offer(undefined, false), LEAVE_AFTER_MS);
  }

  // In the capture phase, before the page's own listeners.
  document.addEventListener('click', onClick, true);
  document.addEventListener('keydown', onKeyDown, true);
  document.addEventListener('pointerover', onPointerOver, true);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('keydown', onKeyDown, true);
    document.removeEventListener('pointerover', onPointerOver, true);
  };
}
