import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { wordsOf } from '@manna/shared/domain';
import { useListeners } from '@manna/shared/ui/hooks';
import { verseBefore } from '../selection/verse-at-point';

/** Selections that still change are those of a reader who moves their ends. Milliseconds. */
const STEADY_MS = 400;
/** 'ark of the covenant'. More words are no name. */
const MAX_WORDS = 4;

/** Words of the text that the reader has selected. */
export interface SelectedWords {
  words: string;
  verse: number;
  range: Range;
  /** By a double click; otherwise by a long press or the keyboard. */
  isByMouse: boolean;
}

/** The few words of one verse that are selected in the text; undefined for any other selection. */
function readSelection(text: Element, isByMouse: boolean): SelectedWords | undefined {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  const words = selection.toString().trim();
  const isInText = text.contains(range.startContainer) && text.contains(range.endContainer);
  const count = wordsOf(words).length;
  // Numbers of verses and letters of notes may be selected too.
  if (!isInText || count === 0 || count > MAX_WORDS || /[\d\n]/.test(words)) return undefined;
  if (!/^\p{L}[\p{L}\p{M}'’\- ]*$/u.test(words)) return undefined;
  const verse = verseBefore(text, range.startContainer);
  return verse === undefined ? undefined : { words, verse, range: range.cloneRange(), isByMouse };
}

/**
 * The words that a reader has selected in the text to look them up: by a double click, by a long press, which selects a word on
 * phones, or by keyboard, as with caret browsing. What the browser selects stays selected. A selection by dragging the mouse is one
 * to copy.
 */
export function useSelectedWords(text: RefObject<HTMLElement | null>) {
  const [selected, setSelected] = useState<SelectedWords>();
  const isMouse = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const read = (isByMouse: boolean) => setSelected(text.current ? readSelection(text.current, isByMouse) : undefined);
  const readSteady = useEffectEvent(() => read(false));
  useListeners(
    'document',
    {
      pointerdown: ({ pointerType }) => {
        isMouse.current = pointerType === 'mouse';
      },
      keydown: () => {
        isMouse.current = false;
      },
      // Not dblclick: the verse that the first click selected is laid out again by then, and the event has no target in the page.
      click: ({ detail, target }) => {
        if (detail !== 2 || !isMouse.current || !(target instanceof Node) || !text.current?.contains(target)) return;
        // The words are selected again in the next frame.
        requestAnimationFrame(() => setTimeout(() => read(true)));
      },
    },
    { capture: true },
  );
  useEffect(() => {
    const onChange = () => {
      clearTimeout(timer.current);
      if (!isMouse.current) timer.current = setTimeout(() => readSteady(), STEADY_MS);
    };
    document.addEventListener('selectionchange', onChange);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('selectionchange', onChange);
    };
  }, []);
  return { selected, clear: () => setSelected(undefined) };
}
