import { verseOfNumber } from '../selection/verse-numbers';
import { WORD } from './hebrew-text';

/** Where a word stands in its chapter. */
export interface WordPlace {
  verse: number;
  /** Whether it is in the title over a psalm, whose words belong to verse 1. */
  inTitle: boolean;
  /** Among the words of its verse or of the title, from 0. */
  index: number;
}

/** All words of a text, in its order. */
export const wordsIn = (text: Element): HTMLElement[] => [...text.querySelectorAll<HTMLElement>(WORD)];

/**
 * The place of a word of a chapter's text: so many words behind the last number before it. What stands before the first
 * number is the title. Undefined for what is no word of this text.
 */
export function placeOfWord(text: Element, word: Element): WordPlace | undefined {
  let verse: number | undefined;
  let index = 0;
  for (const element of text.querySelectorAll(`sup, ${WORD}`)) {
    if (element === word) return { verse: verse ?? 1, inTitle: verse === undefined, index };
    const number = verseOfNumber(element);
    if (number !== undefined) {
      verse = number;
      index = 0;
    } else if (element.matches(WORD)) index += 1;
  }
  return undefined;
}
