import { diffArrays } from 'diff';

/** Differing words, as offsets into their text. */
export type Span = readonly [from: number, to: number];

/** A word, with what is within it: 'LORD', 'king’s'. */
const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;

interface Word {
  /** The word in lower case with one kind of apostrophe, because those do not count as differences. */
  plain: string;
  from: number;
  to: number;
}

const wordsIn = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    plain: word.toLowerCase().replaceAll('’', "'"),
    from: index,
    to: index + word.length,
  }));

/**
 * The words of a text that the other text does not have, in order; adjacent words are one span. Capitals and
 * punctuation do not count.
 */
export function differingWords(base: string, text: string): Span[] {
  const words = wordsIn(text);
  const changes = diffArrays(
    wordsIn(base).map(({ plain }) => plain),
    words.map(({ plain }) => plain),
  );
  const spans: Span[] = [];
  let next = 0;
  for (const { value, added, removed } of changes) {
    if (removed) continue;
    const first = words[next];
    next += value.length;
    const last = words[next - 1];
    if (added && first && last) spans.push([first.from, last.to]);
  }
  return spans;
}
