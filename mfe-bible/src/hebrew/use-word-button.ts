import { useEffect, useEffectEvent, useLayoutEffect, useRef, type HTMLAttributes, type RefObject } from 'react';
import { isForBrowser } from '@manna/shared/runtime';
import { useListeners, usePressWithoutSelection, useRovingFocus } from '@manna/shared/ui/hooks';
import type { WordPosition } from './use-verse-word';

/** The attributes of the word that is a button. */
export type ButtonAttributes = Pick<
  HTMLAttributes<HTMLElement>,
  'role' | 'tabIndex' | 'aria-haspopup' | 'aria-expanded' | 'aria-describedby'
>;

/** The one word that is a button. */
export interface WordButtonState {
  /** Its index among the words; -1 if none is. */
  current: number;
  /** Whether its popup is open. */
  isOpen: boolean;
  /** Makes another word the button, or none. */
  set: (index: number | undefined, attributes?: ButtonAttributes) => void;
}

/** Which elements are words. */
export interface WordElements {
  /** Selects the element of each word, in the order of the words. */
  word: string;
  /** Selects an element around each word where a click counts too. */
  around?: string;
}

interface WordButtonSetting {
  /** The element that contains the words; null if they cannot be looked up. */
  textRef: RefObject<HTMLElement | null> | null;
  elements: WordElements;
  words: readonly WordPosition[];
  /** Id of the text that explains the keys. */
  helpId: string;
  button: WordButtonState;
  /** Called when a reader asks about a word. */
  onOpen: (word: WordPosition, element: HTMLElement) => void;
}

/**
 * Lets a reader look up each word of a Hebrew text by click, touch or keyboard. One word is a button and a tab stop, so
 * that the others are plain text for screen readers; the arrow keys move to the next word on that side, Home and End to
 * the first and last word, Enter and Space open the popup.
 *
 * @returns A function to call when the popup is closed.
 */
export function useWordButton({ textRef, elements, words, helpId, button, onOpen }: WordButtonSetting) {
  const { current, isOpen } = button;
  const wordsIn = (text: Element | undefined | null): HTMLElement[] => [
    ...(text?.querySelectorAll<HTMLElement>(elements.word) ?? []),
  ];
  /** Index of the last button, which is made again if the text is laid out again. */
  const last = useRef(0);
  const makeButton = (index: number, isExpanded = false) => {
    if (!words[index]) return;
    last.current = index;
    const state = { 'aria-haspopup': 'dialog', 'aria-expanded': isExpanded, 'aria-describedby': helpId } as const;
    button.set(index, { role: 'button', tabIndex: 0, ...state });
  };
  const makeLastButton = useEffectEvent(() => makeButton(words[last.current] ? last.current : 0));
  const removeButton = useEffectEvent(() => button.set(undefined));
  useLayoutEffect(() => {
    if (!textRef) return;
    makeLastButton();
    return () => removeButton();
  }, [textRef, words]);

  const open = (element: HTMLElement) => {
    const index = wordsIn(textRef?.current).indexOf(element);
    const word = words[index];
    if (!word) return;
    makeButton(index, true);
    onOpen(word, element);
  };
  const wordAt = ({ target }: Event): HTMLElement | null => {
    if (!(target instanceof Element)) return null;
    const word = target.closest<HTMLElement>(elements.word);
    if (word || elements.around === undefined) return word;
    return target.closest(elements.around)?.querySelector<HTMLElement>(elements.word) ?? null;
  };

  /** The word whose popup was open on pointerdown: clicking it again only closes the popup. */
  const openOnPointerDown = useRef<Element>(undefined);
  useListeners(
    textRef,
    {
      pointerdown: () => {
        openOnPointerDown.current = isOpen ? wordsIn(textRef?.current)[current] : undefined;
      },
    },
    { capture: true },
  );
  usePressWithoutSelection(textRef, {
    onPress: (event) => {
      const word = wordAt(event);
      const closed = openOnPointerDown.current;
      openOnPointerDown.current = undefined;
      if (!word || isForBrowser(event)) return;
      // Handled: in Hebrew text, a click on a word does not select its verse. Verses are selected by their numbers.
      event.preventDefault();
      if (word !== closed) open(word);
    },
    // Before the listener that selects verses.
    capture: true,
  });
  useRovingFocus(textRef, {
    items: elements.word,
    axis: 'horizontal',
    isCircle: false,
    onMove: (index) => makeButton(index),
  });
  useListeners(textRef, {
    keydown: (event) => {
      const { key, repeat, ctrlKey, metaKey, altKey, shiftKey } = event;
      const word = wordAt(event);
      if (!word || (key !== 'Enter' && key !== ' ') || ctrlKey || metaKey || altKey || shiftKey) return;
      event.preventDefault();
      if (!repeat) open(word);
    },
  });

  /** The last focused word, as long as nothing else has been focused since. */
  const focused = useRef<Element>(null);
  useListeners('document', {
    focusin: (event) => {
      focused.current = event.target instanceof Node && textRef?.current?.contains(event.target) ? wordAt(event) : null;
    },
  });
  // React remounts words when their verse is selected or deselected, which renders this component too.
  useEffect(() => {
    if (!focused.current || focused.current.isConnected || document.activeElement !== document.body) return;
    wordsIn(textRef?.current)[current]?.focus({ preventScroll: true });
  });

  return () => makeButton(current);
}
