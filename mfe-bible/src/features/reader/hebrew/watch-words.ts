import { isForBrowser } from '@manna/shared/runtime';
import { WORD } from './hebrew-text';
import { wordsIn } from './word-place';

/** A pointer that was moved further than this has drawn, not clicked. CSS pixels. */
const STEADY = 4;

interface Press {
  x: number;
  y: number;
  /** Letters were selected when it began: a click then only lets them go. */
  hadLetters: boolean;
  /** The word that was told of when it began: a click on it only closes what is open. */
  open: Element | null;
}

const hasLetters = (): boolean => document.getSelection()?.isCollapsed === false;
const wordOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(WORD) : null;

interface Watched {
  /** Id of what says how the keys are used. */
  helpId: string;
  /** Tells of a word, which has the focus. */
  open: (word: HTMLElement) => void;
}

/** What a word is while nobody is at it: text that is read on, without a halt at every word. */
function makePlain(word: HTMLElement): void {
  for (const name of ['role', 'tabindex', 'aria-haspopup', 'aria-expanded', 'aria-describedby'])
    word.removeAttribute(name);
}

/**
 * Lets a reader ask about each word of a Hebrew text: by a click or a touch, and by keys. One word is a stop of the Tab key;
 * the arrows go on from it to the word on that side, Home and End to the ends of the text, Enter and Space ask. To draw
 * over words or click one twice selects letters, and asks nothing.
 *
 * @returns What ends it.
 */
export function watchWords(text: HTMLElement, { helpId, open }: Watched): () => void {
  let current: HTMLElement | undefined;
  let index = 0;
  /** The word that had the focus last, while nothing else took it. */
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
  /** Words are drawn anew where their verse is selected or let go. */
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
    // Taken: it selects no verse, as a click on other text does. Those are selected by their numbers here.
    event.preventDefault();
    if (detail < 2 && begun?.open !== word) ask(word);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const word = wordOf(event.target);
    if (!word || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const words = wordsIn(text);
    const at = words.indexOf(word);
    const targets: Readonly<Record<string, HTMLElement | undefined>> = {
      // The text runs to the left.
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

  // Before those who select verses by clicks hear of it.
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
