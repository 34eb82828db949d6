import lunr from 'lunr';
import type { SearchClause } from './clauses';

/** lunr's list of the words that say least about a text: 'the', 'of', 'and'. Its types leave out that a filter drops tokens. */
const keep = lunr.stopWordFilter as (token: lunr.Token) => lunr.Token | undefined;

export const isStopWord = (term: string): boolean => keep(new lunr.Token(term, {})) === undefined;

/** What a stop word counts for, compared with another word. */
const SHARE = 0.1;

/** The word that a clause asks for, or whose variants it asks for. */
const wordOf = ({ term, variants }: SearchClause): string => variants?.of ?? term;

const isOfStopWord = (clause: SearchClause): boolean =>
  clause.presence === lunr.Query.presence.OPTIONAL && !clause.phrases && isStopWord(wordOf(clause));

/** Whether a clause asks for a word that says something. The last word has a second clause, as the start of a word. */
const isOfOther = (clause: SearchClause): boolean =>
  !isOfStopWord(clause) && !isStopWord(wordOf(clause).replace(/\*$/, ''));

/**
 * Makes stop words count for less among other words, so that they never lead a ranking. In quotes and behind '+' they are
 * words like others, and so they are in a query that has no others.
 */
export function withQuietStopWords(clauses: readonly SearchClause[]): readonly SearchClause[] {
  if (!clauses.some(isOfOther)) return clauses;
  return clauses.map((clause) => (isOfStopWord(clause) ? { ...clause, boost: clause.boost * SHARE } : clause));
}
