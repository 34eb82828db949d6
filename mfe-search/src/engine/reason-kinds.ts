/** Why a result was found, from the best reason to the weakest. */
export const reasonKinds = [
  'reference',
  'name',
  'strongs',
  'relation',
  'phrase',
  'word',
  'spelling',
  'form',
  'start',
  'similar',
] as const;
/**
 * `reference`: it is the passage that was typed. `name`: it is called what was typed, or nearly. `strongs`: its Hebrew text has the
 * word with that number. `relation`: it has the relation that was asked for. `phrase`, `word`: it has them. `spelling`, `form`: it has a
 * variant of a word (VariantKind). `start`: a word that starts like the last one. `similar`: a word that differs in one letter.
 */
export type ReasonKind = (typeof reasonKinds)[number];

export interface Reason {
  readonly kind: ReasonKind;
  /**
   * The words and phrases of the result that were found, as they are written there; the relation, as 'mother of Samuel'; none
   * for a passage and a name.
   */
  readonly words: readonly string[];
}
