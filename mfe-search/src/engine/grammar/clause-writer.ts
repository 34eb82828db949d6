import lunr from 'lunr';
import { wordsOf } from '@manna/shared/domain';
import type { QueryNode, SearchClause } from '../clauses';
import type { CutReason } from '../cut-reason';
import { termsOfWord } from '../terms';
import { phraseTerms, readPattern } from './patterns';
import { conditionOf } from './query-conditions';
import type { Operand, PhraseToken, ScopeToken, StrongsToken, WordToken } from './query-tokens';
import type { QueryTree } from './query-tree';

/** Different words and phrases of a query; the longest verse has 60 different words. What follows is cut off. */
export const MAX_QUERY_WORDS = 64;
/** Words with '*' or '?' and NEARs of a query, each of which looks at many words of the text. Further ones are left out. */
const MAX_SLOW_PARTS = 4;

/** Boosts of the specification, section 5. */
const QUOTED = 1000;
export const PLAIN = 100;

/** Terms have only letters and digits, so this one is in no document. */
export const NEVER = '\u0000';

const { OPTIONAL, REQUIRED, PROHIBITED } = lunr.Query.presence;

/** Makes the clauses of one word outside of quotes. */
export type MakeWordClauses = (
  word: string,
  presence: lunr.Query.presence,
  isLast: boolean,
  isOpen: boolean,
) => readonly SearchClause[];

/** The clauses of one word or phrase, and what is the same for the same word. */
interface Keyed {
  readonly key: string;
  readonly clauses: readonly SearchClause[];
}

const presences = { '': OPTIONAL, '-': PROHIBITED, '+': REQUIRED } as const;

/** The clause of a phrase, or of a single word in quotes. Undefined if it has no words. */
function quotedClause({ text, operator }: PhraseToken): SearchClause | undefined {
  const presence = operator === '-' ? PROHIBITED : REQUIRED;
  const terms = phraseTerms(text);
  const [first = NEVER] = terms;
  if (terms.every((term) => term === '?')) return undefined;
  if (terms.length === 1) return { term: first, boost: QUOTED, presence };
  // 'Bethel' is one word in some texts and 'Beth-el' in others.
  const [word, ...others] = wordsOf(text);
  const whole = word !== undefined && others.length === 0 ? termsOfWord(word).whole : undefined;
  return { term: whole ?? NEVER, phrases: [terms], boost: QUOTED, presence };
}

/** A phrase as a list of one, or of none if it has no words. */
function phrase(token: PhraseToken): Keyed[] {
  const clause = quotedClause(token);
  return clause ? [{ key: JSON.stringify([clause.term, clause.phrases, clause.presence]), clauses: [clause] }] : [];
}

/** A Strong's number, which is required unless it is excluded: what lacks the word is not wanted. */
function numbered({ operator, strongs }: StrongsToken): Keyed[] {
  const presence = operator === '-' ? PROHIBITED : REQUIRED;
  const key = `${presence} ${strongs.language} ${strongs.first}-${strongs.last}`;
  return [{ key, clauses: [{ term: NEVER, strongs, boost: PLAIN, presence }] }];
}

/** Makes the clauses of a query, one part after the other. */
export class ClauseWriter {
  readonly clauses: SearchClause[] = [];
  /** Why a part of the query is left out; undefined if none is. */
  cutBy: CutReason | undefined;
  readonly #makeWordClauses: MakeWordClauses;
  readonly #seen = new Set<string>();
  readonly #scopes = new Set<string>();
  #slowParts = 0;

  constructor(makeWordClauses: MakeWordClauses) {
    this.#makeWordClauses = makeWordClauses;
  }

  /** Writes a word, a phrase (specification, section 5) or a number that stands alone. */
  write(operand: Exclude<Operand, ScopeToken>, isLast: boolean): void {
    const parts = this.#parts(operand, presences[operand.operator], isLast);
    parts.forEach(({ key, clauses }, index) => {
      // The last word is also the start of a word, so it counts again.
      const isRepeatedEnd = isLast && operand.kind === 'word' && index === parts.length - 1;
      if (this.#isCounted(key, isRepeatedEnd)) this.clauses.push(...clauses);
    });
  }

  /** Writes what joins words, or says where to search: brackets, OR, NEAR or a scope. */
  writeCondition(tree: QueryTree): void {
    if (tree.kind === 'scope') {
      // To limit the search in the same way again changes nothing.
      const key = `${tree.operator}${tree.text}`;
      if (this.#scopes.has(key)) return;
      this.#scopes.add(key);
    }
    const isExcluded = 'operator' in tree && tree.operator === '-';
    const makeOperand = (operand: Operand, isNot: boolean) => this.#condition(operand, isNot || isExcluded);
    const node = conditionOf(tree, makeOperand, () => this.#isSlowCounted());
    if (!node) return;
    this.clauses.push({ term: NEVER, boost: 1, presence: isExcluded ? PROHIBITED : REQUIRED, node });
  }

  #parts(operand: Exclude<Operand, ScopeToken>, presence: lunr.Query.presence, isLast: boolean): Keyed[] {
    if (operand.kind === 'strongs') return numbered(operand);
    return operand.kind === 'phrase' ? phrase(operand) : this.#words(operand, presence, isLast);
  }

  /** Whether a word or phrase counts: it is different from those before, and they are not too many. */
  #isCounted(key: string, isRepeatedEnd = false): boolean {
    if (this.#seen.has(key)) return isRepeatedEnd;
    if (this.#seen.size === MAX_QUERY_WORDS) {
      this.cutBy = 'length';
      return false;
    }
    this.#seen.add(key);
    return true;
  }

  #isSlowCounted(): boolean {
    this.#slowParts += 1;
    if (this.#slowParts > MAX_SLOW_PARTS) this.cutBy ??= 'patterns';
    return this.#slowParts <= MAX_SLOW_PARTS;
  }

  /** The words of a text that only special characters separate; one word if it has '*' or '?' in it. */
  #words({ text, isOpen }: WordToken, presence: lunr.Query.presence, isLast: boolean): Keyed[] {
    const pattern = readPattern(text);
    if (pattern !== undefined) {
      if (!this.#isSlowCounted()) return [];
      return [{ key: `${presence} ${pattern}`, clauses: [{ term: pattern, boost: PLAIN, presence }] }];
    }
    const words = wordsOf(text);
    return words.map((word, index) => ({
      key: `${presence} ${word.toLowerCase()}`,
      clauses: this.#makeWordClauses(word, presence, isLast && index === words.length - 1, isOpen),
    }));
  }

  /** The condition of a word, phrase or scope. What it does not exclude is also searched for, for its score. */
  #condition(operand: Operand, isExcluded: boolean): QueryNode | undefined {
    if (operand.kind === 'scope') return { kind: 'scope', refs: operand.refs };
    // A word that is required is neither misspelt nor, unless it is still being typed, the start of another.
    const isOpen = operand.kind === 'word' && operand.isOpen;
    const parts = this.#parts(operand, REQUIRED, isOpen);
    const nodes = parts.map(({ key, clauses }): QueryNode => {
      const optional = clauses.map((clause) => ({ ...clause, presence: OPTIONAL }));
      if (!isExcluded && this.#isCounted(key)) this.clauses.push(...optional);
      return { kind: 'words', clauses: optional };
    });
    return nodes.length > 1 ? { kind: 'all', nodes, except: [] } : nodes[0];
  }
}
