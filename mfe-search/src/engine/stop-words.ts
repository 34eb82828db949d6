import lunr from 'lunr';
import type { SearchClause } from './clauses';

/** lunr's list of the words that say least about a text: 'the', 'of', 'and'. Its types leave out that a filter drops tokens. */
const keep = lunr.stopWordFilter as (token: lunr.Token) => lunr.Token | undefined;

export const isStopWord = (term: string): boolean => keep(new lunr.Token(term, {})) === undefined;

/** What a stop word of an entry counts for, compared with another word. */
const SHARE = 0.1;

/** A sentence with so many different stop words for each other word is remembered as a whole: 'do to others as you would …'. */
const STOP_WORDS_OF_SENTENCE = 6;

/** The word that a clause asks for, whose variants it asks for, or that it asks for as the start of words. */
const wordOf = ({ term, variants }: SearchClause): string => (variants?.of ?? term).replace(/\*$/, '');

/** Whether a clause asks for a stop word. In quotes and behind '+' stop words are words like others. */
const isOfStopWord = (clause: SearchClause): boolean =>
  clause.presence === lunr.Query.presence.OPTIONAL && !clause.phrases && isStopWord(wordOf(clause));

const countWords = (clauses: readonly SearchClause[]): number => new Set(clauses.map(wordOf)).size;

/**
 * Makes sure that stop words never lead a ranking if the query has other words: what has only stop words comes after
 * everything else. In entries they also count for less. Verses are often looked for by the wording, so there they count in full, and a
 * sentence of hardly anything else is left as it is.
 */
export function withQuietStopWords(
  clauses: readonly SearchClause[],
  textKind: 'verses' | 'entries',
): readonly SearchClause[] {
  const stopWords = countWords(clauses.filter(isOfStopWord));
  const others = countWords(clauses.filter((clause) => !isOfStopWord(clause)));
  if (others === 0) return clauses;
  const isVerse = textKind === 'verses';
  if (isVerse && stopWords >= others * STOP_WORDS_OF_SENTENCE) return clauses;
  // As the start of a longer word, it has a low boost already.
  const shareOf = ({ term }: SearchClause) => (isVerse || term.endsWith('*') ? 1 : SHARE);
  return clauses.map((clause) =>
    isOfStopWord(clause) ? { ...clause, boost: clause.boost * shareOf(clause), isQuiet: true } : clause,
  );
}
