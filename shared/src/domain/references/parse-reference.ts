import type { BibleRef } from '../../contracts';
import type { BookNames } from '../bible/book-names';
import { Grammar } from './grammar';
import { tokensOf } from './tokens';
import { writtenNames } from './written-names';

/** The message for a text that is not a reference. */
export const INVALID_REFERENCE = 'Invalid Reference';

/** `translation` is the slug of the one that is named behind the references, whether this site has it or not. */
export type ParsedReference =
  | { ok: true; refs: readonly BibleRef[]; translation?: string }
  | { ok: false; problem: string };

const NO_TRANSLATIONS: ReadonlySet<string> = new Set();

/**
 * Parses references, in the order they were written: names, ids and short forms of books, numbered books in any style,
 * chapters and verses, lists and ranges, also across chapters and books. Does not check whether the chapters and verses
 * exist; use `validateReferences` for that. A misspelt book is not guessed. Never throws.
 *
 * @param names The names of another language, which are read besides the English ones.
 * @param translations Slugs and short names of translations that may stand behind a reference, in lower case, besides
 *   those that are well known.
 */
export function parseReference(
  text: string,
  names?: BookNames,
  translations: ReadonlySet<string> = NO_TRANSLATIONS,
): ParsedReference {
  const tokens = tokensOf(text);
  if (!tokens || tokens.length === 0) return { ok: false, problem: INVALID_REFERENCE };
  const grammar = new Grammar(tokens, writtenNames(names), translations);
  const answer = grammar.list();
  if (typeof answer !== 'object') return { ok: false, problem: answer ?? INVALID_REFERENCE };
  const { translation } = grammar;
  return { ok: true, refs: answer, ...(translation !== undefined && { translation }) };
}
