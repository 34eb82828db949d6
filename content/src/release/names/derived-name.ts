import type { Entry, OriginalWord, Prose } from '@manna/shared/contracts';

/** Kinship that the text states, 'Isaac son of Abraham', by the keys of both names. */
export interface StatedKin {
  /** What `key` is to the name that holds this. */
  readonly kind: 'father' | 'mother' | 'child';
  readonly key: string;
  /** Verse number where it is said. */
  readonly verse: number;
}

/** A name of the original text, before it meets the authored entries. */
export interface DerivedName {
  /** The Strong's number that it goes by; unique. */
  readonly key: string;
  /** All numbers of the same name (spellings, Greek form), `key` first. */
  readonly strongs: readonly string[];
  /** As the King James Version spells it. */
  readonly name: string;
  readonly aliases: readonly string[];
  readonly typename: 'Person' | 'Place' | 'Tribe' | 'DictionaryWord';
  readonly sex?: 'male' | 'female';
  /** The kind of a place or tribe, as the entry contract has it. */
  readonly kind?: string;
  /** Whether the lexicon says that several bear the name. */
  readonly namesakes: boolean;
  readonly title: string;
  readonly summary: string;
  readonly body: Prose;
  readonly originals: readonly OriginalWord[];
  /** Verse numbers, ascending, at least one. */
  readonly verses: readonly number[];
  readonly kin: readonly StatedKin[];
  readonly evidence: NonNullable<Entry['evidence']>;
}
