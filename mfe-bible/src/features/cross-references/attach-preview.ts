import { keepBeside } from '@manna/shared/ui/hooks';

/** How long the mouse must rest on a reference before its preview opens. Milliseconds. */
const PREVIEW_DELAY_MS = 200;
/** How long the pointer may take to cross the gap from the reference to the card. Milliseconds. */
const CROSSING_MS = 150;
/** Gap between the reference and the card. CSS pixels. */
const MARGIN_PX = 8;

const isElement = (target: EventTarget | null): target is Element => target instanceof Element;

/** The closed reference at an event's target. Open references already show their words. */
function referenceOf(target: EventTarget | null): HTMLElement | undefined {
  const reference = isElement(target) ? target.closest<HTMLElement>('summary[aria-describedby]') : null;
  return reference?.parentElement?.hasAttribute('open') === false ? reference : undefined;
}

/** The content of the card: the name of the verse and its words in their own language. */
function contentOf(reference: HTMLElement): Node[] {
  const name = document.createElement('b');
  name.textContent = reference.textContent;
  const words = reference.parentElement?.querySelector('[data-words]')?.cloneNode(true);
  if (!(words instanceof Element)) return [name];
  words.removeAttribute('id');
  return [name, words];
}

/**
 * Shows the words of a reference in the card while the mouse rests on it or it has keyboard focus. The pointer may move
 * onto the card, and Escape closes it. Returns a cleanup function.
 */
export function attachPreview(place: HTMLElement, card: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: { reference: HTMLElement; beside: ReturnType<typeof keepBeside> } | undefined;

  const later = (turn: () => void, delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(turn, delay);
  };
  const hide = () => {
    clearTimeout(timer);
    if (!shown) return;
    shown.beside.stop();
    shown = undefined;
    card.hidePopover();
  };
  const show = (reference: HTMLElement) => {
    clearTimeout(timer);
    if (shown?.reference === reference || !reference.isConnected) return;
    hide();
    card.replaceChildren(...contentOf(reference));
    card.showPopover();
    shown = { reference, beside: keepBeside(card, reference, { margin: MARGIN_PX, placement: 'top' }) };
  };

  const undo: (() => void)[] = [];
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    answer: (event: HTMLElementEventMap[Type]) => void,
    capture = false,
  ) => {
    place.addEventListener(type, answer, capture);
    undo.push(() => place.removeEventListener(type, answer, capture));
  };
  on('pointerover', ({ pointerType, target }) => {
    if (pointerType !== 'mouse') return;
    const reference = referenceOf(target);
    if (reference) later(() => show(reference), PREVIEW_DELAY_MS);
    else if (isElement(target) && card.contains(target)) clearTimeout(timer);
    else later(hide, CROSSING_MS);
  });
  on('pointerleave', () => later(hide, CROSSING_MS));
  on('pointerdown', ({ target }) => !(isElement(target) && card.contains(target)) && hide());
  on('focusin', ({ target }) => {
    const reference = referenceOf(target);
    if (reference?.matches(':focus-visible')) show(reference);
  });
  on('focusout', hide);
  on('toggle', ({ target }) => target !== card && hide(), true);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !shown) return;
    // Other listeners for Escape, such as a dialog below, must not handle this key.
    event.preventDefault();
    hide();
  };
  document.addEventListener('keydown', onKeyDown, true);
  return () => {
    hide();
    document.removeEventListener('keydown', onKeyDown, true);
    for (const remove of undo) remove();
  };
}
