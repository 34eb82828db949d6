import type { BibleRef } from '../../contracts';
import type { BookNames } from '../bible/book-names';
import { Grammar } from './grammar';
import { tokensOf } from './tokens';
import { writtenNames } from './written-names';

/** The message for a text that is not a reference. */
export const INVALID_REFERENCE = 'Invalid Reference';

export type ParsedReference = { ok: true; refs: readonly BibleRef[] } | { ok: false; problem: string };

/**
 * Parses references, in the order they were written: names, ids and short forms of books, numbered books in any style,
 * chapters and verses, lists and ranges, also across chapters and books. Does not check whether the chapters and verses
 * exist; use `validateReferences` for that. A misspelt book is not guessed. Never throws.
 *
 * @param names The names of another language, which are read besides the English ones.
 */
export function parseReference(text: string, names?: BookNames): ParsedReference {
  const tokens = tokensOf(text);
  if (!tokens || tokens.length === 0) return { ok: false, problem: INVALID_REFERENCE };
  const answer = new Grammar(tokens, writtenNames(names)).list();
  return typeof answer === 'object' ? { ok: true, refs: answer } : { ok: false, problem: answer ?? INVALID_REFERENCE };
}
