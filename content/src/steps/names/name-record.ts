import type { LexiconEntry } from '@manna/shared/contracts';
import type { NameTypename } from './bearer-nouns';
import type { Evidence } from './decide-type';
import type { Spelling } from './kjv-spelling';
import type { Bearer } from './lexicon-bearers';
import type { Cue } from './text-cues';

/** A lemma of the original text that is a name, with its type decided. */
export interface NameRecord {
  readonly key: string;
  readonly entry: LexiconEntry;
  readonly typename: NameTypename;
  /** Of a place, a people or a word, as entries have it. */
  readonly kind: string | undefined;
  readonly sex: 'male' | 'female' | undefined;
  readonly evidence: readonly Evidence[];
  readonly spelling: Spelling;
  /** Whether the name is that of a people's members: 'Moabite'. */
  readonly members: boolean;
  /** Verse numbers, ascending. */
  readonly verses: readonly number[];
  readonly bearers: readonly Bearer[];
  readonly cues: readonly Cue[];
}

/** A word that was looked at and is none of the names, with the reason. */
export interface SkippedName {
  readonly key: string;
  readonly reason: string;
}
