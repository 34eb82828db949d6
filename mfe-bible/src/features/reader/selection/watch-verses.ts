import { verseAtPoint } from './verse-at-point';
import { verseOfNumber } from './verse-numbers';

/** If the pointer moves further than this, it is a drag and not a click. */
const STEADY = 4;

interface Press {
  x: number;
  y: number;
  /** Text was selected on pointerdown: the click only clears that selection. */
  hadWords: boolean;
}

type HeldKeys = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'altKey'>;

const isForBrowser = ({ ctrlKey, metaKey, altKey }: HeldKeys): boolean => ctrlKey || metaKey || altKey;
const hasWords = (): boolean => document.getSelection()?.isCollapsed === false;

export interface Chosen {
  verse: number;
  /** Whether to extend the selection up to this verse. */
  extend: boolean;
  /** By keyboard or by a screen reader, which clicks without a pointer. */
  byKeys: boolean;
}

/**
 * Calls `choose` when a reader selects a verse in a chapter's text: by clicking its words or its number, or by Enter or
 * Space on the number; with Shift, to extend the selection. Selecting text by dragging or double-clicking selects no
 * verse.
 *
 * @returns A cleanup function.
 */
export function watchVerses(text: HTMLElement, choose: (chosen: Chosen) => void): () => void {
  let press: Press | undefined;
  /** The verse that the first click of a double click selected. */
  let clicked: number | undefined;

  const onPointerDown = ({ clientX: x, clientY: y }: PointerEvent) => {
    press = { x, y, hadWords: hasWords() };
  };
  const onMouseDown = (event: MouseEvent) => {
    // Browsers would select all text up to here.
    if (event.shiftKey && event.button === 0) event.preventDefault();
  };
  const onClick = (event: MouseEvent) => {
    const { target, clientX: x, clientY: y, detail, shiftKey } = event;
    // A click on a Hebrew word has been handled: it opens the popup of the word (hebrew/watch-words.ts), and its verse
    // is selected only by its number.
    if (event.defaultPrevented || isForBrowser(event) || !(target instanceof Element)) return;
    const link = target.closest('a, button');
    const number = verseOfNumber(link);
    if (number !== undefined) {
      event.preventDefault();
      choose({ verse: number, extend: shiftKey, byKeys: detail === 0 });
    } else if (!link && detail === 2 && clicked !== undefined) {
      // A double click selects a word: undo the selection of the first click.
      choose({ verse: clicked, extend: false, byKeys: false });
      clicked = undefined;
    } else if (!link && detail < 2) {
      const isSteady = press && Math.hypot(x - press.x, y - press.y) <= STEADY && !press.hadWords && !hasWords();
      const verse = isSteady ? verseAtPoint(text, x, y) : undefined;
      clicked = shiftKey ? undefined : verse;
      if (verse !== undefined) choose({ verse, extend: shiftKey, byKeys: false });
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof Element) || isForBrowser(event)) return;
    const number = verseOfNumber(event.target);
    if (number === undefined || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    if (!event.repeat) choose({ verse: number, extend: event.shiftKey, byKeys: true });
  };

  text.addEventListener('pointerdown', onPointerDown);
  text.addEventListener('mousedown', onMouseDown);
  text.addEventListener('click', onClick);
  text.addEventListener('keydown', onKeyDown);
  return () => {
    text.removeEventListener('pointerdown', onPointerDown);
    text.removeEventListener('mousedown', onMouseDown);
    text.removeEventListener('click', onClick);
    text.removeEventListener('keydown', onKeyDown);
  };
}
