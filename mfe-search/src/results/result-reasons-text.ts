import type { ReasonKind } from '../engine/reason-kinds';

/** Why a result was found. */
export const resultReasonsText: Readonly<Record<ReasonKind, string>> = {
  reference: 'Bible reference',
  name: 'Name',
  strongs: 'Hebrew word',
  relation: 'Relation',
  phrase: 'Phrase',
  word: 'Word',
  spelling: 'Other spelling',
  form: 'Other form',
  start: 'Start of a word',
  similar: 'Similar word',
};
