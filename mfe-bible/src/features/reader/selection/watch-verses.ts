import { verseAtPoint } from './verse-at-point';
import { verseOfNumber } from './verse-numbers';

/** A pointer that was moved further than this has drawn, not clicked. CSS pixels. */
const STEADY = 4;

interface Press {
  x: number;
  y: number;
  /** Words were selected when it began: a click then only lets them go. */
  hadWords: boolean;
}

type HeldKeys = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'altKey'>;

const isForBrowser = ({ ctrlKey, metaKey, altKey }: HeldKeys): boolean => ctrlKey || metaKey || altKey;
const hasWords = (): boolean => document.getSelection()?.isCollapsed === false;

export interface Chosen {
  verse: number;
  /** To extend the selection up to it. */
  extend: boolean;
  /** By the keyboard, or by what works like it: screen readers click with no pointer. */
  byKeys: boolean;
}

/**
 * Tells which verse a reader chooses in a chapter's text: by a click on its words or its number, or by Enter or Space on the
 * number; with Shift held, to extend to it. To select words by drawing or by a double click chooses nothing.
 *
 * @returns What ends it.
 */
export function watchVerses(text: HTMLElement, choose: (chosen: Chosen) => void): () => void {
  let press: Press | undefined;
  /** What the first click of two chose. */
  let clicked: number | undefined;

  const onPointerDown = ({ clientX: x, clientY: y }: PointerEvent) => {
    press = { x, y, hadWords: hasWords() };
  };
  const onMouseDown = (event: MouseEvent) => {
    // Browsers would select all words up to here.
    if (event.shiftKey && event.button === 0) event.preventDefault();
  };
  const onClick = (event: MouseEvent) => {
    const { target, clientX: x, clientY: y, detail, shiftKey } = event;
    // A click on a Hebrew word is taken before: it tells of the word (hebrew/watch-words.ts), and its verse is selected by its
    // number alone.
    if (event.defaultPrevented || isForBrowser(event) || !(target instanceof Element)) return;
    const link = target.closest('a, button');
    const number = verseOfNumber(link);
    if (number !== undefined) {
      event.preventDefault();
      choose({ verse: number, extend: shiftKey, byKeys: detail === 0 });
    } else if (!link && detail === 2 && clicked !== undefined) {
      // A word was meant: what the first click chose is taken back.
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
