import type { LexiconEntry } from '@manna/shared/contracts';
import type { NameTypename } from './types/bearer-nouns';
import type { Evidence } from './types/decide-type';
import type { Spelling } from './words/kjv-spelling';
import type { Bearer } from './types/lexicon-bearers';
import type { Cue } from './types/text-cues';

/** A lemma of the original text that is a name, with its decided type. */
export interface NameRecord {
  readonly key: string;
  readonly entry: LexiconEntry;
  readonly typename: NameTypename;
  /** The kind of a place, a people or a word, as in entries. */
  readonly kind: string | undefined;
  readonly sex: 'male' | 'female' | undefined;
  readonly evidence: readonly Evidence[];
  readonly spelling: Spelling;
  /** True if the name is that of the members of a people: 'Moabite'. */
  readonly members: boolean;
  /** Verse numbers, ascending. */
  readonly verses: readonly number[];
  readonly bearers: readonly Bearer[];
  readonly cues: readonly Cue[];
}

/** A word that was examined and is not a name, with the reason. */
export interface SkippedName {
  readonly key: string;
  readonly reason: string;
}
