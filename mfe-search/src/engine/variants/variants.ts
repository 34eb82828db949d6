import { spellingsOf } from './spelling-variants';
import { formsOf, type HasWord } from './word-forms';

/**
 * How a variant differs from a word: `spelling` is the same word written otherwise ('savior', 'saviour'), `form` an archaic or
 * modern form of it ('loves', 'loveth').
 */
export type VariantKind = 'spelling' | 'form';

/** Other words have no variants, so that none takes long. */
const english = /^[a-z]{2,20}$/;

/**
 * Returns the variants of a word that are in a vocabulary, without the word itself. Forms are also found through another spelling:
 * 'honors' finds 'honoureth'. Symmetric: a word of the vocabulary is a variant of each of its variants.
 */
export function variantsOf(word: string, kind: VariantKind, has: HasWord): string[] {
  if (!english.test(word)) return [];
  const spellings = [word, ...spellingsOf(word)];
  if (kind === 'spelling') return spellings.slice(1).filter(has);
  const forms = spellings.flatMap((spelling) => formsOf(spelling, has));
  const found = new Set(forms.flatMap((form) => [form, ...spellingsOf(form)]).filter(has));
  for (const spelling of spellings) found.delete(spelling);
  return [...found];
}
