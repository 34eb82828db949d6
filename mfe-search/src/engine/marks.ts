import { wordSpans } from '@manna/shared/domain';
import { codesOf, isPattern, matchesGlob } from './glob';
import { termsOfWord, type WordTerms } from './terms';

/** A part of a text, in UTF-16 code units; `end` is not part of it. */
export interface Mark {
  readonly start: number;
  readonly end: number;
}

/** A word of a text, and its terms. */
export interface WordSpan extends Mark, WordTerms {}

/** A term of a phrase; '?' is a gap. */
interface Wanted {
  readonly text: string;
  /** The letters of a pattern. */
  readonly pattern: Uint16Array | undefined;
}

const wantedOf = (text: string): Wanted => ({
  text,
  pattern: text !== '?' && isPattern(text) ? codesOf(text) : undefined,
});

/** Whether a word is the one of a phrase, or matches its pattern; a gap is filled by any word. */
const stands = (part: string, wanted: Wanted | undefined): boolean => {
  if (!wanted) return false;
  if (wanted.pattern) return matchesGlob(codesOf(part), wanted.pattern);
  return part === wanted.text || wanted.text === '?';
};

/** How many words from one on are the terms of a phrase; 0 if they are not. A compound may stand for several. */
function phraseLength(spans: readonly WordSpan[], first: number, phrase: readonly Wanted[]): number {
  let term = 0;
  let index = first;
  while (term < phrase.length) {
    const span = spans[index];
    if (!span || span.parts.length === 0) return 0;
    const isWhole = span.whole !== undefined && span.whole === phrase[term]?.text;
    const count = isWhole ? 1 : span.parts.length;
    const isSame = isWhole || span.parts.every((part, position) => stands(part, phrase[term + position]));
    if (!isSame) return 0;
    term += count;
    index += 1;
  }
  return index - first;
}

/** The words of a text, from first to last. */
export const wordsWithTerms = (text: string): WordSpan[] =>
  wordSpans(text).map(({ start, end }) => ({ start, end, ...termsOfWord(text.slice(start, end)) }));

/**
 * Finds the words of a text that a query found, from first to last. `found` are the keys of matchData.metadata: terms, and
 * phrases as terms joined by spaces. A whole word is marked, also if only a part of it is a term.
 */
export function marksAmong(spans: readonly WordSpan[], found: readonly string[]): Mark[] {
  if (found.length === 0) return [];
  const terms = new Set(found.filter((term) => !term.includes(' ')));
  const phrases = found.filter((term) => term.includes(' ')).map((term) => term.split(' ').map(wantedOf));
  const isMarked = spans.map(({ parts, whole }) => parts.some((part) => terms.has(part)) || terms.has(whole ?? ''));
  for (const phrase of phrases) {
    spans.forEach((_, first) => {
      isMarked.fill(true, first, first + phraseLength(spans, first, phrase));
    });
  }
  return spans.filter((_, index) => isMarked[index]).map(({ start, end }) => ({ start, end }));
}

/** The same for a text whose words are not known yet. */
export const marksOf = (text: string, found: readonly string[]): Mark[] =>
  found.length === 0 ? [] : marksAmong(wordsWithTerms(text), found);
