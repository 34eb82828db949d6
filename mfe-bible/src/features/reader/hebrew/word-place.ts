import { verseOfNumber } from '../selection/verse-numbers';
import { WORD } from './hebrew-text';

/** The position of a word in its chapter. */
export interface WordPlace {
  verse: number;
  /** Whether it is in the title of a psalm. Words of the title belong to verse 1. */
  inTitle: boolean;
  /** Index among the words of its verse or of the title. */
  index: number;
}

/** All word elements of a text, in order. */
export const wordsIn = (text: Element): HTMLElement[] => [...text.querySelectorAll<HTMLElement>(WORD)];

/**
 * The position of a word in a chapter's text: its index after the last verse number before it. Words before the first
 * number are the title. Undefined if the element is not a word of this text.
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
