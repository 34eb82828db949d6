import { bookNumberAt, numberedId } from './read-book';
import type { TokenReader } from './token-reader';
import type { Token } from './tokens';
import { andWords, rangeWords } from './words';
import type { WrittenNames } from './written-names';

interface NumberedBooks {
  /** USFM ids, as they are written. */
  readonly ids: readonly string[];
  /** Whether the books between them are meant, too. */
  readonly isRange: boolean;
  /** The position of the token after them. */
  readonly next: number;
}

const isOneOf = (token: Token | undefined, sign: string, words: ReadonlySet<string>): boolean =>
  token !== undefined && token.kind !== 'number' && (token.text === sign || words.has(token.text));

/** The position after ',' and 'and'; the same position if there are none. */
function afterAnd(tokens: readonly Token[], from: number): number {
  const at = isOneOf(tokens[from], ',', new Set()) ? from + 1 : from;
  return isOneOf(tokens[at], 'and', andWords) ? at + 1 : at;
}

/** Reads books that share a name: '1 and 2 Samuel', '1, 2 and 3 John', 'I-II Kings'. */
export function readNumberedBooks(
  { all: tokens, at: from }: TokenReader,
  names: WrittenNames,
): NumberedBooks | undefined {
  const numbers: number[] = [];
  let at = from;
  let isRange = false;
  for (;;) {
    const found = bookNumberAt(tokens, at);
    if (!found) return undefined;
    numbers.push(found.number);
    at = found.next;
    const next = numbers.length === 1 && isOneOf(tokens[at], '-', rangeWords) ? at + 1 : afterAnd(tokens, at);
    isRange ||= isOneOf(tokens[at], '-', rangeWords);
    if (next === at) break;
    at = next;
  }
  const token = tokens[at];
  const name = token?.kind === 'word' ? token.text : undefined;
  const ids = numbers.flatMap((number) => numberedId(names, number, name) ?? []);
  const isWhole = numbers.length > 1 && ids.length === numbers.length && (!isRange || ids.length === 2);
  return isWhole ? { ids, isRange, next: at + 1 } : undefined;
}
