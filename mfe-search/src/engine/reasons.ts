import type { SearchClause } from './clauses';
import type { Excerpt } from './excerpt';
import { reasonKinds, type Reason, type ReasonKind } from './reason-kinds';
import { termsOfWord } from './terms';

/** How many words a reason names. */
const MOST_WORDS = 6;

/** The kind of what a clause found: a term, or a phrase as terms joined by spaces. */
function kindOf({ variants, editDistance, term, phrases, made }: SearchClause, found: string): ReasonKind {
  if (made) return 'strongs';
  if (variants) return variants.kind;
  if (editDistance) return 'similar';
  // 'Beth-el' is searched as 'bethel' and as a phrase, but it is a word.
  if (found.includes(' ')) return phrases && /^[\p{L}\p{N}]/u.test(term) ? 'word' : 'phrase';
  return term.includes('*') ? 'start' : 'word';
}

/** The marked words of excerpts, by their terms: 'lord' is written 'LORD'. */
function writtenWords(excerpts: readonly Excerpt[]): ReadonlyMap<string, string> {
  const written = new Map<string, string>();
  for (const { text, marks } of excerpts)
    for (const { start, end } of marks) {
      const word = text.slice(start, end);
      const { parts, whole } = termsOfWord(word);
      for (const term of whole === undefined ? parts : [whole, parts.join(' '), ...parts])
        if (!written.has(term)) written.set(term, word);
    }
  return written;
}

/** What is known of a result beside the words that were found in it. */
export interface KnownReasons {
  /** It is surely what was typed. */
  readonly meant?: 'reference' | 'name' | undefined;
  /** The relation that was asked for: 'mother of Samuel'. */
  readonly relation?: string | undefined;
  /** Names a Hebrew word by its number. */
  readonly nameOfHebrew?: ((term: string) => string) | undefined;
}

/**
 * Says why a result was found. `found` has for each term that was found in it the clause that counts most, `excerpts` are what is
 * shown of it. Each word is named once, at most six for each kind.
 */
export function reasonsOf(
  found: readonly (readonly [term: string, clause: SearchClause])[],
  excerpts: readonly Excerpt[],
  { meant, relation, nameOfHebrew }: KnownReasons = {},
): Reason[] {
  const written = writtenWords(excerpts);
  const byKind = new Map<ReasonKind, Set<string>>();
  for (const [term, clause] of found) {
    const kind = kindOf(clause, term);
    const words = byKind.get(kind) ?? new Set();
    const hebrew = kind === 'strongs' ? nameOfHebrew?.(term) : undefined;
    const word = hebrew ?? written.get(term) ?? term.replaceAll(/\S+/g, (part) => written.get(part) ?? part);
    if (words.size < MOST_WORDS) words.add(word);
    byKind.set(kind, words);
  }
  if (meant) byKind.set(meant, new Set());
  if (relation !== undefined) byKind.set('relation', new Set([relation]));
  return reasonKinds.flatMap((kind) => {
    const words = byKind.get(kind);
    return words ? [{ kind, words: [...words] }] : [];
  });
}
