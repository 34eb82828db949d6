import type { BibleRef } from '@manna/shared/contracts';
import { wordsOf } from '@manna/shared/domain';
import { readStrongs, type StrongsRange } from '../strongs/strongs-number';
import { readScope } from './scope';

/** In front of a word, a phrase or a bracket. */
export type Operator = '' | '-' | '+';

/** A word outside of quotes, or several that only special characters separate, with its operator. */
export interface WordToken {
  readonly kind: 'word';
  readonly text: string;
  readonly operator: Operator;
  /** Whether it ends the query, without a space behind it. */
  readonly isOpen: boolean;
}

/** What is between two quotes. */
export interface PhraseToken {
  readonly kind: 'phrase';
  readonly text: string;
  readonly operator: Operator;
  /** Where its text begins in the query. */
  readonly start: number;
}

/** `in:` and the names of a part of the Bible. */
export interface ScopeToken {
  readonly kind: 'scope';
  readonly text: string;
  readonly operator: Operator;
  readonly refs: readonly BibleRef[];
}

/** A Strong's number, or a range of them. */
export interface StrongsToken {
  readonly kind: 'strongs';
  readonly operator: Operator;
  readonly strongs: StrongsRange;
}

export type Operand = WordToken | PhraseToken | ScopeToken | StrongsToken;

export type QueryToken =
  | Operand
  | { readonly kind: 'open'; readonly operator: Operator }
  | { readonly kind: 'close' }
  | { readonly kind: 'or'; readonly text: string }
  | { readonly kind: 'near'; readonly text: string; readonly distance: number };

/** Brackets inside of more brackets than this say nothing. */
const MAX_DEPTH = 20;

const chunks = /\S+/g;
const near = /^NEAR\/(\d+)$/;
const scope = /^([+-]?)in:(.+)$/i;
const opening = /^([+-]?)\(/;
const scopeBeforeQuote = /(?:^|(?<=[\s(]))([+-]?)in:$/i;
const operatorBeforeQuote = /(?:^|[\s(])([+-])$/;

const operatorOf = (text: string | undefined): Operator => (text === '-' || text === '+' ? text : '');

/** How many brackets at the end of a word close one that was opened before it: one in '(love)', none in 'neighbour(s)'. */
function closingCount(word: string): number {
  const closing = /\)*$/.exec(word)?.[0].length ?? 0;
  const inside = word.slice(0, word.length - closing);
  const own = inside.split('(').length - inside.split(')').length;
  return Math.max(closing - Math.max(own, 0), 0);
}

/** The token of what stands between two spaces, without the brackets around it. Undefined if it has no words. */
function readChunk(text: string, isOpen: boolean): QueryToken | undefined {
  if (text === 'OR') return { kind: 'or', text };
  const distance = near.exec(text)?.[1];
  // A word is no neighbour of itself.
  if (distance !== undefined) return { kind: 'near', text, distance: Math.max(Number(distance), 1) };
  const [, operator, names] = scope.exec(text) ?? [];
  const refs = names === undefined ? undefined : readScope(names);
  if (refs) return { kind: 'scope', text, operator: operatorOf(operator), refs };
  const strongs = readStrongs(text);
  if (strongs) return { kind: 'strongs', operator: operatorOf(text[0]), strongs };
  return wordsOf(text).length > 0 ? { kind: 'word', text, operator: operatorOf(text[0]), isOpen } : undefined;
}

/** The tokens of a part of the query without quotes. */
function looseTokens(text: string, isEnd: boolean): QueryToken[] {
  const tokens: QueryToken[] = [];
  for (const { 0: chunk, index } of text.matchAll(chunks)) {
    let rest = chunk;
    for (let match = opening.exec(rest); match; match = opening.exec(rest)) {
      tokens.push({ kind: 'open', operator: operatorOf(match[1]) });
      rest = rest.slice(match[0].length);
    }
    const closing = closingCount(rest);
    const isOpen = isEnd && closing === 0 && index + chunk.length === text.length;
    const token = readChunk(rest.slice(0, rest.length - closing), isOpen);
    if (token) tokens.push(token);
    for (let count = 0; count < closing; count += 1) tokens.push({ kind: 'close' });
  }
  return tokens;
}

/** Splits a query at its quotes. A quote that is not closed yet is like any other special character. */
function allTokens(query: string): QueryToken[] {
  const tokens: QueryToken[] = [];
  let start = 0;
  for (;;) {
    const open = query.indexOf('"', start);
    const close = open === -1 ? -1 : query.indexOf('"', open + 1);
    if (close === -1) return [...tokens, ...looseTokens(query.slice(start), true)];
    const before = query.slice(start, open);
    const text = query.slice(open + 1, close);
    const ofScope = scopeBeforeQuote.exec(before);
    const refs = ofScope && readScope(text);
    if (refs) {
      tokens.push(...looseTokens(before.slice(0, ofScope.index), false));
      tokens.push({ kind: 'scope', text: `in:${text}`, operator: operatorOf(ofScope[1]), refs });
    } else {
      tokens.push(...looseTokens(before, false));
      const operator = operatorOf(operatorBeforeQuote.exec(before)?.[1]);
      tokens.push({ kind: 'phrase', text, operator, start: open + 1 });
    }
    start = close + 1;
  }
}

/** The brackets that have a partner. The others are special characters without a meaning. */
function pairedBrackets(tokens: readonly QueryToken[]): ReadonlySet<number> {
  const paired = new Set<number>();
  const opened: number[] = [];
  tokens.forEach(({ kind }, index) => {
    if (kind === 'open') opened.push(index);
    if (kind !== 'close') return;
    const partner = opened.pop();
    if (partner !== undefined && opened.length < MAX_DEPTH) paired.add(partner).add(index);
  });
  return paired;
}

/**
 * Splits a query into words, phrases, scopes and operators. Brackets are in pairs. What looks like an operator within a word
 * ('well-known', 'neighbour(s)') is a part of it.
 */
export function queryTokens(query: string): QueryToken[] {
  const tokens = allTokens(query);
  const paired = pairedBrackets(tokens);
  const kept: QueryToken[] = [];
  /** The operator of a bracket that is left out. */
  let inherited: Operator = '';
  tokens.forEach((token, index) => {
    if (token.kind === 'open' && !paired.has(index)) inherited = token.operator;
    if ((token.kind === 'open' || token.kind === 'close') && !paired.has(index)) return;
    kept.push(inherited !== '' && token.kind === 'word' ? { ...token, operator: inherited } : token);
    inherited = '';
  });
  return kept;
}
