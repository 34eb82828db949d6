import type { Operand, Operator, QueryToken } from './query-tokens';

/** What a query says: words, phrases and scopes, and what brackets, OR and NEAR make of them. */
export type QueryTree =
  | Operand
  | { readonly kind: 'list'; readonly operator: Operator; readonly items: readonly QueryTree[] }
  | { readonly kind: 'any'; readonly items: readonly QueryTree[] }
  | { readonly kind: 'near'; readonly distance: number; readonly left: QueryTree; readonly right: QueryTree };

/** Whether a token begins what OR and NEAR can join. */
function isOperand(token: QueryToken | undefined): boolean {
  if (!token || token.kind === 'close' || token.kind === 'or' || token.kind === 'near') return false;
  return token.operator !== '-';
}

/** Whether it may have a position in a text: a part of the Bible and a Hebrew word do not. */
const hasWords = (side: { readonly kind: string } | undefined) => side?.kind !== 'scope' && side?.kind !== 'strongs';

/**
 * Reads tokens by recursive descent. NEAR binds more than OR, and OR more than a space:
 *
 * ```text
 * list    = { any }
 * any     = near { "OR" near }
 * near    = operand { "NEAR/n" operand }
 * operand = word | phrase | scope | number | "(" list ")"
 * ```
 */
class TreeReader {
  #at = 0;
  readonly #tokens: readonly QueryToken[];

  /** @param tokens with brackets in pairs */
  constructor(tokens: readonly QueryToken[]) {
    this.#tokens = tokens;
  }

  list(): QueryTree[] {
    const items: QueryTree[] = [];
    for (let token = this.#tokens[this.#at]; token && token.kind !== 'close'; token = this.#tokens[this.#at]) {
      const item = this.#any();
      // Brackets around what stands alone are only special characters.
      if (item.kind === 'list' && item.operator === '') items.push(...item.items);
      else items.push(item);
    }
    return items;
  }

  #any(): QueryTree {
    const canJoin = isOperand(this.#tokens[this.#at]);
    const first = this.#near(canJoin);
    const items = [first];
    while (canJoin && this.#tokens[this.#at]?.kind === 'or' && isOperand(this.#tokens[this.#at + 1])) {
      this.#at += 1;
      items.push(this.#near(true));
    }
    return items.length === 1 ? first : { kind: 'any', items };
  }

  #near(canJoin: boolean): QueryTree {
    let left = this.#operand();
    for (;;) {
      const [token, next] = [this.#tokens[this.#at], this.#tokens[this.#at + 1]];
      const hasSides = canJoin && hasWords(left) && hasWords(next) && isOperand(next);
      if (token?.kind !== 'near' || !hasSides) return left;
      this.#at += 1;
      left = { kind: 'near', distance: token.distance, left, right: this.#operand() };
    }
  }

  #operand(): QueryTree {
    const token = this.#tokens[this.#at];
    this.#at += 1;
    if (token?.kind === 'open') {
      const items = this.list();
      this.#at += 1;
      return { kind: 'list', operator: token.operator, items };
    }
    const isOperator = token?.kind === 'or' || token?.kind === 'near';
    if (token && !isOperator && token.kind !== 'close') return token;
    // An operator without operands is a word. Nobody reads on from a bracket that closes nothing.
    return { kind: 'word', text: isOperator ? token.text : '', operator: '', isOpen: false };
  }
}

/** What the tokens of a query say, in the order of the query. */
export const queryTree = (tokens: readonly QueryToken[]): readonly QueryTree[] => new TreeReader(tokens).list();
