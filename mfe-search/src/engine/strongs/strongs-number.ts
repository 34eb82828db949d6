/** Words of the lexicon with neighbouring Strong's numbers; one word if both are the same. */
export interface StrongsRange {
  readonly language: 'Hebrew' | 'Greek';
  readonly first: number;
  readonly last: number;
}

const number = /^[+-]?([HG])0{0,4}([1-9]\d{0,3})(?:[-\u2010-\u2015]([HG])?0{0,4}([1-9]\d{0,3}))?$/i;

/**
 * Reads a Strong's number or a range of them, with or without an operator in front of it: 'H430', 'h0430', '-H430',
 * 'H430-H433', 'H430-433'. Undefined if it is neither, or if the range ends before it begins.
 */
export function readStrongs(text: string): StrongsRange | undefined {
  const [, letter = '', from, otherLetter = letter, to = from] = number.exec(text) ?? [];
  const [first, last] = [Number(from), Number(to)];
  if (letter === '' || letter.toUpperCase() !== otherLetter.toUpperCase() || last < first) return undefined;
  return { language: letter.toUpperCase() === 'H' ? 'Hebrew' : 'Greek', first, last };
}

/** Apart from the numbers above, because the page needs no more than this. */
const greek = /(?:^|[\s(])[+-]?G0{0,4}[1-9]\d{0,3}(?![\p{L}\p{N}])/iu;

/** Whether a query has the number of a Greek word, of which the site has no text. */
export const asksForGreek = (query: string): boolean => greek.test(query);
