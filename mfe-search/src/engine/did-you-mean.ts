import { wordSpans } from '@manna/shared/domain';
import { isWithinDistance } from './edit-distance';
import { codesOf } from './glob';
import type { TermList } from './term-list';
import { termsOfWord } from './terms';
import type { TokenIndex } from './token-index';
import { variantsOf } from './variants/variants';

/** Shorter words are only corrected if two of their letters are swapped. */
const SHORTEST = 4;
/** From so many letters on, a word may differ in two. */
const SHORTEST_FOR_TWO = 6;
/** Comparing longer words takes too long. */
const LONGEST = 24;
/** With more misspelt words a query is hardly English, and no suggestion would help. */
const MOST_MISSPELT = 3;
/** A longer text was probably pasted, and no typing error is in it. */
const LONGEST_QUERY = 200;
/** Abbreviated books ('thess 1') are not misspelt. */
const LONGEST_ABBREVIATION = 6;

/** A vocabulary, and how many documents have a term of it. */
export type SearchedWords = Pick<TokenIndex, 'terms' | 'frequencyOf'>;

const lettersOf = (word: string) => [...word].sort().join('');

/** Whether any vocabulary has a word, its parts, or a variant of it. */
function isKnown(word: string, vocabularies: readonly SearchedWords[]): boolean {
  const { parts, whole } = termsOfWord(word);
  const knows = (term: string) =>
    vocabularies.some(({ terms }) => {
      const has = (text: string) => terms.find(text) !== undefined;
      return has(term) || variantsOf(term, 'spelling', has).length > 0 || variantsOf(term, 'form', has).length > 0;
    });
  return (whole !== undefined && knows(whole)) || parts.every(knows);
}

const isStart = (word: string, vocabularies: readonly SearchedWords[]): boolean => {
  const { parts, whole } = termsOfWord(word);
  return vocabularies.some(({ terms }) => {
    const { from, to } = terms.withPrefix(whole ?? parts[0] ?? '');
    return from < to;
  });
};

/** Terms that are two edits away and begin with the same letter: few are mistyped there, and the others take too long. */
function twoEditsAway(term: string, terms: TermList): string[] {
  const letters = codesOf(term);
  const { from, to } = terms.withPrefix(term.slice(0, 1));
  const found: string[] = [];
  for (let id = from; id < to; id += 1) {
    const text = terms.textOf(id);
    const isAsLong = Math.abs(text.length - term.length) <= 2;
    if (isAsLong && isWithinDistance(codesOf(text), letters, 2)) found.push(text);
  }
  return found;
}

/** Terms that are one edit away; two for longer words, if there are none. */
function nearTerms(term: string, vocabularies: readonly SearchedWords[]): Set<string> {
  const near = new Set(vocabularies.flatMap(({ terms }) => terms.near(term, 1).map((id) => terms.textOf(id))));
  if (term.length < SHORTEST) return new Set([...near].filter((text) => lettersOf(text) === lettersOf(term)));
  if (near.size > 0 || term.length < SHORTEST_FOR_TWO) return near;
  return new Set(vocabularies.flatMap(({ terms }) => twoEditsAway(term, terms)));
}

/** The commonest of the nearest terms, those with the same first letter before others. Undefined if none is near. */
function nearest(term: string, vocabularies: readonly SearchedWords[]): string | undefined {
  const candidates = [...nearTerms(term, vocabularies)].map((text) => ({
    text,
    hasFirstLetter: text.startsWith(term.slice(0, 1)),
    frequency: vocabularies.reduce((sum, { frequencyOf }) => sum + frequencyOf(text), 0),
  }));
  candidates.sort(
    (one, other) =>
      Number(other.hasFirstLetter) - Number(one.hasFirstLetter) ||
      other.frequency - one.frequency ||
      (one.text < other.text ? -1 : 1),
  );
  return candidates[0]?.text;
}

const withCaseOf = (typed: string, term: string) =>
  /^\p{Lu}/u.test(typed) ? term.slice(0, 1).toUpperCase() + term.slice(1) : term;

/** Where the misspelt words of a query are. Stops when they are too many for a suggestion. */
function misspeltWords(query: string, vocabularies: readonly SearchedWords[]) {
  const misspelt: { start: number; end: number }[] = [];
  for (const span of wordSpans(query)) {
    const word = query.slice(span.start, span.end);
    const [before, after] = [query.slice(0, span.start), query.slice(span.end)];
    const isNoWord = /\p{N}/u.test(word) || word.length > LONGEST;
    const isExcluded = /(?:^|\s)-"?$/.test(before);
    const isBook = word.length <= LONGEST_ABBREVIATION && /^\.?\s*\p{N}/u.test(after);
    if (isNoWord || isExcluded || isBook || isKnown(word, vocabularies)) continue;
    if (after === '' && isStart(word, vocabularies)) continue;
    misspelt.push(span);
    if (misspelt.length > MOST_MISSPELT) break;
  }
  return misspelt;
}

/**
 * Suggests a query in which misspelt words are replaced by the commonest near term of any vocabulary: one edit away, or two for
 * longer words. A word that any of them has, also as a variant, stays; so do excluded words, those with digits, an abbreviated
 * book in front of a number, and the last word while it is the start of one. Quotes and operators stay.
 *
 * @returns the whole query; undefined if nothing is misspelt, or if there is nothing near
 */
export function didYouMean(query: string, vocabularies: readonly SearchedWords[]): string | undefined {
  if (query.length > LONGEST_QUERY) return undefined;
  const misspelt = misspeltWords(query, vocabularies);
  if (misspelt.length > MOST_MISSPELT) return undefined;
  let suggestion = '';
  let last = 0;
  for (const { start, end } of misspelt) {
    const word = query.slice(start, end);
    const { parts, whole } = termsOfWord(word);
    const near = nearest(whole ?? parts[0] ?? '', vocabularies);
    if (near === undefined) continue;
    suggestion += query.slice(last, start) + withCaseOf(word, near);
    last = end;
  }
  return last === 0 ? undefined : suggestion + query.slice(last);
}
