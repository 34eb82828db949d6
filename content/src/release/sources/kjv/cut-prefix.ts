import { ContentError } from '../../../base/content-error';
import type { Mark } from '../../../base/bible/blocks';

/** A text and its marks, before notes are attached. */
export interface StyledText {
  readonly text: string;
  readonly marks: readonly Mark[];
}

const isLetter = (character: string) => /\p{L}/u.test(character);
const lettersOf = (text: string) => text.replace(/\P{L}/gu, '').toLowerCase();

/**
 * Finds the end of the prefix's last letter in the text, comparing only letters. Undefined if the text begins
 * differently.
 */
function endOfPrefix(text: string, prefix: string): number | undefined {
  const wanted = lettersOf(prefix);
  let seen = 0;
  for (let at = 0; at < text.length && seen < wanted.length; at += 1) {
    const character = text.charAt(at);
    if (!isLetter(character)) continue;
    if (character.toLowerCase() !== wanted[seen]) return undefined;
    seen += 1;
    if (seen === wanted.length) return at + 1;
  }
  return undefined;
}

const marksWithin = (marks: readonly Mark[], min: number, max: number): Mark[] =>
  marks
    .filter((mark) => mark.min >= min && mark.max <= max)
    .map((mark) => ({ ...mark, min: mark.min - min, max: mark.max - min }));

/**
 * Splits off what was merged into the beginning of a text, such as a psalm's title in verse 1: 'ALEPH. Blessed are' and
 * 'ALEPH' give head 'ALEPH.' and rest 'Blessed are'. Only letters are compared, because the two sources spell names
 * with and without hyphens. Throws ContentError if the text does not begin with the prefix, if nothing is left, or if a
 * mark crosses the border.
 */
export function cutPrefix({ text, marks }: StyledText, prefix: string): { head: StyledText; rest: StyledText } {
  const letters = endOfPrefix(text, prefix);
  if (letters === undefined) throw new ContentError(`"${text.slice(0, 60)}" does not begin with "${prefix}".`);
  const border = text.indexOf(' ', letters);
  if (border < 0) throw new ContentError(`"${prefix}" leaves nothing of "${text.slice(0, 60)}".`);
  const start = border + 1;
  if (marks.some((mark) => mark.min < start && mark.max > border)) {
    throw new ContentError(`A mark runs over the end of "${prefix}".`);
  }
  return {
    head: { text: text.slice(0, border), marks: marksWithin(marks, 0, border) },
    rest: { text: text.slice(start), marks: marksWithin(marks, start, text.length) },
  };
}

/** Whether two texts have the same letters in the same order, ignoring case, spaces, hyphens and punctuation. */
export const sameLetters = (one: string, other: string): boolean => lettersOf(one) === lettersOf(other);
