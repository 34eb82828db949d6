import lunr from 'lunr';

/** lunr's list of the words that say least about a text: 'the', 'of', 'and'. Its types leave out that a filter drops tokens. */
const keep = lunr.stopWordFilter as (token: lunr.Token) => lunr.Token | undefined;

export const isStopWord = (term: string): boolean => keep(new lunr.Token(term, {})) === undefined;
