import { isForBrowser } from '@manna/shared/runtime';
import { WORD } from './hebrew-text';
import { wordsIn } from './word-place';

/** If the pointer moves further than this, it is a drag and not a click. */
const STEADY = 4;

interface Press {
  x: number;
  y: number;
  /** Text was selected on pointerdown: the click only clears that selection. */
  hadLetters: boolean;
  /** The word whose popup was open on pointerdown: clicking it again only closes the popup. */
  open: Element | null;
}

const hasLetters = (): boolean => document.getSelection()?.isCollapsed === false;
const wordOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(WORD) : null;

interface Watched {
  /** Id of the text that explains the keys. */
  helpId: string;
  /** Opens the popup of a word, which has the focus. */
  open: (word: HTMLElement) => void;
}

/** Removes the attributes of a button: words without the tab stop are plain text for screen readers. */
function makePlain(word: HTMLElement): void {
  for (const name of ['role', 'tabindex', 'aria-haspopup', 'aria-expanded', 'aria-describedby'])
    word.removeAttribute(name);
}

/**
 * Lets a reader look up each word of a Hebrew text by click, touch or keyboard. One word is a tab stop; the arrow keys
 * move to the next word on that side, Home and End to the first and last word, Enter and Space open the popup.
 * Selecting text by dragging or double-clicking opens nothing.
 *
 * @returns A cleanup function.
 */
export function watchWords(text: HTMLElement, { helpId, open }: Watched): () => void {
  let current: HTMLElement | undefined;
  let index = 0;
  /** The last focused word, as long as nothing else has been focused since. */
  let focused: HTMLElement | undefined;
  let press: Press | undefined;

  const makeCurrent = (word: HTMLElement | undefined) => {
    if (current === word) return;
    if (current) makePlain(current);
    current = word;
    if (!word) return;
    index = wordsIn(text).indexOf(word);
    word.setAttribute('role', 'button');
    word.setAttribute('aria-haspopup', 'dialog');
    word.setAttribute('aria-expanded', 'false');
    word.setAttribute('aria-describedby', helpId);
    word.tabIndex = 0;
  };
  const ask = (word: HTMLElement) => {
    makeCurrent(word);
    word.focus({ preventScroll: true });
    open(word);
  };
  /** React remounts words when their verse is selected or deselected. */
  const keepStop = () => {
    if (current?.isConnected) return;
    const wasFocused = focused !== undefined && focused === current && document.activeElement === document.body;
    makeCurrent(wordsIn(text)[index]);
    if (wasFocused) current?.focus({ preventScroll: true });
  };
  const redrawn = new MutationObserver(keepStop);

  const onPointerDown = ({ clientX: x, clientY: y }: PointerEvent) => {
    press = { x, y, hadLetters: hasLetters(), open: text.querySelector(`${WORD}[aria-expanded=true]`) };
  };
  const onClick = (event: MouseEvent) => {
    const word = wordOf(event.target);
    const begun = press;
    press = undefined;
    if (!word || isForBrowser(event)) return;
    const { clientX: x, clientY: y, detail } = event;
    if (begun && (Math.hypot(x - begun.x, y - begun.y) > STEADY || begun.hadLetters || hasLetters())) return;
    // Handled: in Hebrew text, a click on a word does not select its verse. Verses are selected by their numbers.
    event.preventDefault();
    if (detail < 2 && begun?.open !== word) ask(word);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const word = wordOf(event.target);
    if (!word || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const words = wordsIn(text);
    const at = words.indexOf(word);
    const targets: Readonly<Record<string, HTMLElement | undefined>> = {
      // The text runs from right to left.
      ArrowLeft: words[at + 1] ?? word,
      ArrowRight: words[at - 1] ?? word,
      Home: words[0],
      End: words.at(-1),
    };
    const target = targets[event.key];
    if (target) {
      event.preventDefault();
      makeCurrent(target);
      target.focus();
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (!event.repeat) ask(word);
    }
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    focused = target instanceof Node && text.contains(target) ? (wordOf(target) ?? undefined) : undefined;
  };

  // In the capture phase, before the listener that selects verses.
  text.addEventListener('click', onClick, true);
  text.addEventListener('pointerdown', onPointerDown, true);
  text.addEventListener('keydown', onKeyDown);
  document.addEventListener('focusin', onFocusIn);
  redrawn.observe(text, { childList: true, subtree: true });
  keepStop();
  return () => {
    text.removeEventListener('click', onClick, true);
    text.removeEventListener('pointerdown', onPointerDown, true);
    text.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('focusin', onFocusIn);
    redrawn.disconnect();
    makeCurrent(undefined);
  };
}
