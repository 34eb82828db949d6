import lunr from 'lunr';
import { wordsOf } from '@manna/shared/domain';
import type { SearchClause } from './clauses';
import { termsOfWord } from './terms';
import type { VariantKind } from './variants/variants';

/** Longer than any verse. What follows is cut off. */
export const MAX_QUERY_LENGTH = 1000;
/** Different words and phrases of a query; the longest verse has 60 different words. What follows is cut off. */
export const MAX_QUERY_WORDS = 64;

/** Boosts of the specification, section 5. */
const QUOTED = 1000;
const PLAIN = 100;
const PREFIX = 10;
const FUZZY = 1;
/** Ours, between a word and its beginning: the same word written otherwise counts nearly as much, another form of it half. */
const SPELLING = 90;
const FORM = 50;
const SHORTEST_FUZZY = 4;
const FUZZY_DISTANCE = 1;

/** Terms have only letters and digits, so this one is in no document. */
const NEVER = '\u0000';

const { OPTIONAL, REQUIRED, PROHIBITED } = lunr.Query.presence;

/** What a query means. */
export interface ParsedQuery {
  /** For lunr's Query#clause. Empty if nothing is asked for: the query is empty, or has no letters or digits. */
  readonly clauses: readonly SearchClause[];
  /** Whether the query was so long that its end is ignored. */
  readonly isCut: boolean;
}

/** A part of a query: what is between two quotes, or a word outside of quotes. */
interface Segment {
  readonly text: string;
  readonly presence: lunr.Query.presence;
  readonly isQuoted: boolean;
  /** Whether it ends the query, without a space behind it. */
  readonly isOpen: boolean;
}

const quotes = /[“”„‟«»＂]/g;
/** Directions of text, joiners and soft hyphens, which nobody sees. */
const invisible = /\p{Cf}/gu;
const control = /\p{Cc}/gu;
const loose = /\S+/g;

/** Cuts a query to its longest length, but not in the middle of a character. */
function cut(query: string): string {
  const short = query.slice(0, MAX_QUERY_LENGTH);
  return /[\ud800-\udbff]$/.test(short) ? short.slice(0, -1) : short;
}

function presenceOf(operator: string | undefined, otherwise: lunr.Query.presence): lunr.Query.presence {
  if (operator === '-') return PROHIBITED;
  return operator === '+' ? REQUIRED : otherwise;
}

/** Words outside of quotes, with the operators in front of them. */
const looseSegments = (text: string): Segment[] =>
  Array.from(text.matchAll(loose), ({ 0: chunk, index }) => ({
    text: chunk,
    presence: presenceOf(chunk[0], OPTIONAL),
    isQuoted: false,
    isOpen: index + chunk.length === text.length,
  }));

/** Splits a query at its quotes. A quote that is not closed yet is like any other special character. */
function segmentsOf(query: string): Segment[] {
  const segments: Segment[] = [];
  let start = 0;
  for (;;) {
    const open = query.indexOf('"', start);
    const close = open === -1 ? -1 : query.indexOf('"', open + 1);
    if (close === -1) return [...segments, ...looseSegments(query.slice(start))];
    const before = query.slice(start, open);
    const operator = /(?:^|\s)([+-])$/.exec(before)?.[1];
    segments.push(...looseSegments(before).map((segment) => ({ ...segment, isOpen: false })), {
      text: query.slice(open + 1, close),
      presence: presenceOf(operator, REQUIRED),
      isQuoted: true,
      isOpen: false,
    });
    start = close + 1;
  }
}

/** The clause of a phrase, or of a single word in quotes. Undefined if it has no words. */
function quotedClause({ text, presence }: Segment): SearchClause | undefined {
  const words = wordsOf(text).map(termsOfWord);
  const terms = words.flatMap(({ parts }) => parts);
  const [first] = terms;
  if (first === undefined) return undefined;
  if (terms.length === 1) return { term: first, boost: QUOTED, presence };
  // 'Bethel' is one word in some texts and 'Beth-el' in others.
  const whole = words.length === 1 ? words[0]?.whole : undefined;
  return { term: whole ?? NEVER, phrases: [terms], boost: QUOTED, presence };
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
 * and forms, misspelt by one letter, and the last also as the start of a word. Anything that is not a letter or a digit is
 * ignored. Never throws.
 */
export function parseQuery(query: string): ParsedQuery {
  let isCut = query.length > MAX_QUERY_LENGTH;
  const readable = cut(query).replace(quotes, '"').replace(control, ' ').replace(invisible, '');
  const segments = segmentsOf(readable);
  const seen = new Set<string>();
  const clauses: SearchClause[] = [];

  /** Whether a word or phrase counts: it is different from those before, and they are not too many. */
  const isCounted = (key: string, isRepeatedEnd = false): boolean => {
    if (seen.has(key)) return isRepeatedEnd;
    if (seen.size === MAX_QUERY_WORDS) {
      isCut = true;
      return false;
    }
    seen.add(key);
    return true;
  };

  segments.forEach((segment, index) => {
    const { text, presence, isQuoted, isOpen } = segment;
    if (isQuoted) {
      const clause = quotedClause(segment);
      if (clause && isCounted(JSON.stringify([clause.term, clause.phrases, presence]))) clauses.push(clause);
      return;
    }
    const words = wordsOf(text);
    words.forEach((word, position) => {
      const isLast = index === segments.length - 1 && position === words.length - 1;
      const key = `${presence} ${word.toLowerCase()}`;
      if (isCounted(key, isLast)) clauses.push(...wordClauses(word, presence, isLast, isOpen));
    });
  });
  // lunr would return everything else for a query that only excludes.
  const isOnlyProhibited = clauses.length > 0 && clauses.every(({ presence }) => presence === PROHIBITED);
  if (isOnlyProhibited) clauses.push({ term: NEVER, boost: 1, presence: OPTIONAL });
  return { clauses, isCut };
}
