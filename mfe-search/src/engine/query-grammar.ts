import lunr from 'lunr';
import type { SearchClause } from './clauses';
import type { CutReason } from './cut-reason';
import { ClauseWriter, NEVER, PLAIN } from './grammar/clause-writer';
import { phraseTerms, splitAtGaps } from './grammar/patterns';
import { queryTokens, type QueryToken, type WordToken } from './grammar/query-tokens';
import { queryTree } from './grammar/query-tree';
import type { StrongsRange } from './strongs/strongs-number';
import { termsOfWord } from './terms';
import type { VariantKind } from './variants/variants';

/** Longer than any verse. What follows is cut off. */
export const MAX_QUERY_LENGTH = 1000;

/** Boosts of the specification, section 5. */
const PREFIX = 10;
const FUZZY = 1;
/** Ours, between a word and its beginning: the same word written otherwise counts nearly as much, another form of it half. */
const SPELLING = 90;
const FORM = 50;
const SHORTEST_FUZZY = 4;
const FUZZY_DISTANCE = 1;

const { OPTIONAL, REQUIRED, PROHIBITED } = lunr.Query.presence;

/** What a query means. */
export interface ParsedQuery {
  /** For lunr's Query#clause. Empty if nothing is asked for: the query is empty, or has no letters or digits. */
  readonly clauses: readonly SearchClause[];
  /** Whether a part of the query is ignored. */
  readonly isCut: boolean;
  /** Why; undefined if none is. */
  readonly cutBy?: CutReason;
  /** Its Strong's numbers; undefined if it has none. What they stand for depends on the collection. */
  readonly strongs?: readonly StrongsRange[];
  /** The first phrase with gaps; undefined if there is none. */
  readonly gap?: QueryGap;
}

/** A phrase with gaps: '"the love of ?"'. */
export interface QueryGap {
  /** Its terms; '?' is a gap. */
  readonly phrase: readonly string[];
  /** The text of the query before, between and after its gaps. */
  readonly around: readonly string[];
}

const quotes = /[“”„‟«»＂]/g;
/** Directions of text, joiners and soft hyphens, which nobody sees. */
const invisible = /\p{Cf}/gu;
const control = /\p{Cc}/gu;

/** Cuts a query to its longest length, but not in the middle of a character. */
function cut(query: string): string {
  const short = query.slice(0, MAX_QUERY_LENGTH);
  return /[\ud800-\udbff]$/.test(short) ? short.slice(0, -1) : short;
}

/** Words that say where to search, but not for what, are plain words. */
const scopeAsWord = (token: QueryToken): WordToken[] =>
  token.kind === 'scope' ? [{ kind: 'word', text: token.text, operator: token.operator, isOpen: false }] : [];

/** The first phrase with gaps that is not excluded. */
function firstGap(query: string, tokens: readonly QueryToken[]): QueryGap | undefined {
  for (const token of tokens) {
    if (token.kind !== 'phrase' || token.operator === '-') continue;
    const [first = '', ...others] = splitAtGaps(token.text);
    const phrase = phraseTerms(token.text);
    if (others.length === 0 || phrase.every((term) => term === '?')) continue;
    const last = others.pop() ?? '';
    const [before, after] = [query.slice(0, token.start), query.slice(token.start + token.text.length)];
    return { phrase, around: [before + first, ...others, last + after] };
  }
  return undefined;
}

/** A clause that matches only variants of a word. Which there are depends on the vocabulary that is searched. */
const variantClause = (kind: VariantKind, boost: number, word: string): SearchClause => ({
  term: NEVER,
  variants: { kind, of: word },
  boost,
  presence: OPTIONAL,
});

/** The clauses of one word outside of quotes: as it is, its variants, as the start of a word if it is the last, and misspelt. */
function wordClauses(word: string, presence: lunr.Query.presence, isLast: boolean, isOpen: boolean): SearchClause[] {
  const { parts, whole } = termsOfWord(word);
  const term = whole ?? parts[0];
  if (term === undefined) return [];
  const phrases = whole === undefined ? {} : { phrases: [parts] };
  const exact = { term, ...phrases, boost: PLAIN };
  if (presence === PROHIBITED) return [{ ...exact, presence }];

  // While it is being typed, a required word is the start of one; a space behind it ends it.
  const isPrefixRequired = presence === REQUIRED && isLast && isOpen;
  const clauses: SearchClause[] = [{ ...exact, presence: isPrefixRequired ? OPTIONAL : presence }];
  if (presence === OPTIONAL) clauses.push(variantClause('spelling', SPELLING, term), variantClause('form', FORM, term));
  if (isLast) {
    clauses.push({ term: `${term}*`, ...phrases, boost: PREFIX, presence: isPrefixRequired ? REQUIRED : OPTIONAL });
  }
  if (presence === OPTIONAL && term.length >= SHORTEST_FUZZY) {
    clauses.push({ term, editDistance: FUZZY_DISTANCE, boost: FUZZY, presence });
  }
  return clauses;
}

/**
 * Parses what a reader types (specification, section 5): words in quotes are a phrase that results must have, '-' in front
 * of a word or a phrase excludes it, '+' requires it. Other words are optional; they are also found in other spellings
 * and forms, misspelt by one letter, and the last also as the start of a word. Beyond that, decision 039: OR, NEAR/n, brackets,
 * '*' and '?' in words, gaps in phrases and `in:`. Anything else that is not a letter or a digit is ignored. Never throws.
 */
export function parseQuery(query: string): ParsedQuery {
  const readable = cut(query).replace(quotes, '"').replace(control, ' ').replace(invisible, '');
  const tokens = queryTokens(readable);
  const isOnlyScope = tokens.every(({ kind }) => kind === 'scope' || kind === 'open' || kind === 'close');
  const items = isOnlyScope ? tokens.flatMap(scopeAsWord) : queryTree(tokens);
  const writer = new ClauseWriter(wordClauses);
  items.forEach((item, index) => {
    if (item.kind === 'word' || item.kind === 'phrase' || item.kind === 'strongs')
      writer.write(item, index === items.length - 1);
    else writer.writeCondition(item);
  });
  const { clauses } = writer;
  // lunr would return everything else for a query that only excludes.
  const isOnlyProhibited = clauses.length > 0 && clauses.every(({ presence }) => presence === PROHIBITED);
  if (isOnlyProhibited) clauses.push({ term: NEVER, boost: 1, presence: OPTIONAL });
  const gap = firstGap(readable, tokens);
  const strongs = tokens.flatMap((token) => (token.kind === 'strongs' ? token.strongs : []));
  const cutBy = query.length > MAX_QUERY_LENGTH ? 'length' : writer.cutBy;
  return {
    clauses,
    isCut: cutBy !== undefined,
    ...(cutBy && { cutBy }),
    ...(strongs.length > 0 && { strongs }),
    ...(gap && { gap }),
  };
}
