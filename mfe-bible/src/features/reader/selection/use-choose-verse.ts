import { useRef, type RefObject } from 'react';
import { useListeners, usePressWithoutSelection } from '@manna/shared/ui/hooks';
import { keepTextSelected } from './keep-text-selected';
import { verseAtPoint } from './verse-at-point';
import { verseOfNumber } from './verse-numbers';

type HeldKeys = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'altKey'>;

const isForBrowser = ({ ctrlKey, metaKey, altKey }: HeldKeys): boolean => ctrlKey || metaKey || altKey;

/**
 * Whether a click in the text is for its verse. A click on a Hebrew word has been handled: it opens the popup of the
 * word (hebrew/hebrew-words.tsx), and its verse is selected only by its number.
 */
const isForVerse = (event: MouseEvent): boolean =>
  !event.defaultPrevented && !isForBrowser(event) && event.target instanceof Element;

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
 */
export function useChooseVerse(text: RefObject<HTMLElement | null>, choose: (chosen: Chosen) => void): void {
  /** The verse that the last click selected; undefined if it extended the selection. */
  const clicked = useRef<number>(undefined);
  const isOnControl = ({ target }: Event) => target instanceof Element && target.closest('a, button') !== null;

  usePressWithoutSelection(text, {
    onPress: (event) => {
      const { clientX, clientY, detail, shiftKey: extend } = event;
      clicked.current = undefined;
      // Clicks without a pointer have no position.
      if (!text.current || detail === 0 || !isForVerse(event) || isOnControl(event)) return;
      const verse = verseAtPoint(text.current, clientX, clientY);
      if (!extend) clicked.current = verse;
      if (verse === undefined) return;
      // The page replays clicks that nothing has handled.
      event.preventDefault();
      choose({ verse, extend, byKeys: false });
    },
    // A double click selects a word: undo the selection of the first click.
    onSecondPress: (event) => {
      const verse = clicked.current;
      if (!text.current || verse === undefined || !isForVerse(event) || isOnControl(event)) return;
      keepTextSelected(text.current);
      choose({ verse, extend: false, byKeys: false });
    },
  });
  useListeners(text, {
    click: (event) => {
      const verse = event.target instanceof Element ? verseOfNumber(event.target.closest('a')) : undefined;
      if (verse === undefined || !isForVerse(event)) return;
      event.preventDefault();
      choose({ verse, extend: event.shiftKey, byKeys: event.detail === 0 });
    },
    mousedown: (event) => {
      // Browsers would select all text up to here.
      if (event.shiftKey && event.button === 0) event.preventDefault();
    },
    keydown: (event) => {
      if (!(event.target instanceof Element) || isForBrowser(event)) return;
      const verse = verseOfNumber(event.target);
      if (verse === undefined || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      if (!event.repeat) choose({ verse, extend: event.shiftKey, byKeys: true });
    },
  });
}
