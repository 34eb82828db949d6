import { useMemo, useState, type RefObject } from 'react';
import type { ChapterRef } from '@manna/shared/domain';
import type { ButtonAttributes, WordButtonState } from '../../hebrew/use-word-button';
import { WordLookup } from '../../hebrew/word-lookup';
import { listVerseWords } from './list-verse-words';
import type { InterlinearVerse } from './load-interlinear';

/** A word is a button by its Hebrew letters; a click anywhere in its column looks it up. */
const elements = { word: 'ul[dir] > li > b', around: 'ul[dir] > li' };

const names: Readonly<Record<keyof ButtonAttributes, string>> = {
  role: 'role',
  tabIndex: 'tabindex',
  'aria-haspopup': 'aria-haspopup',
  'aria-expanded': 'aria-expanded',
  'aria-describedby': 'aria-describedby',
};

interface InterlinearLookupProps {
  chapter: ChapterRef;
  verses: readonly InterlinearVerse[];
  /** The element that contains the words. */
  textRef: RefObject<HTMLElement | null>;
}

/**
 * Lets a reader look up each word of the page. The attributes of the one word that is a button are set on its element
 * directly: React does not render them, so that the page's thousand words are not rendered again for it.
 */
export function InterlinearLookup({ chapter, verses, textRef }: InterlinearLookupProps) {
  const words = useMemo(() => listVerseWords(verses), [verses]);
  const [button, setButton] = useState({ current: -1, isOpen: false });
  const elementAt = (index: number) => textRef.current?.querySelectorAll(elements.word)[index];
  const state: WordButtonState = {
    ...button,
    set(index, attributes) {
      // An element that has the focus would lose it together with its tabindex.
      if (index !== button.current)
        for (const name of Object.values(names)) elementAt(button.current)?.removeAttribute(name);
      for (const [key, value] of Object.entries(attributes ?? {}))
        elementAt(index ?? -1)?.setAttribute(names[key as keyof ButtonAttributes], String(value));
      setButton({
        current: attributes && index !== undefined ? index : -1,
        isOpen: attributes?.['aria-expanded'] === true,
      });
    },
  };
  return <WordLookup chapter={chapter} textRef={textRef} elements={elements} words={words} button={state} />;
}
