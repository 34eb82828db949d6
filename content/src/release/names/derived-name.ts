import type { Entry, OriginalWord, Prose } from '@manna/shared/contracts';

/** Kinship that the text states, such as 'Isaac son of Abraham'. */
export interface StatedKin {
  /** What the name with this `key` is to the name that has this record. */
  readonly kind: 'father' | 'mother' | 'child' | 'spouse';
  readonly key: string;
  /** The number of the verse that states it. */
  readonly verse: number;
  /** Where the name that has this record begins in the verse. Statements with the same position are of one bearer. */
  readonly at: number;
  /** What the child of the two is. */
  readonly as: 'son' | 'daughter' | 'child';
}

/** Kinship with the other name in its usual spelling. */
export interface NameKin extends StatedKin {
  readonly name: string;
}

/** A name of the original text, before it is merged with authored entries. */
export interface DerivedName {
  /** Its main Strong's number, which is unique. */
  readonly key: string;
  /** All Strong's numbers of the name (other spellings, Greek form), `key` first. */
  readonly strongs: readonly string[];
  /** The spelling of the King James Version. */
  readonly name: string;
  readonly aliases: readonly string[];
  readonly typename: 'Person' | 'Place' | 'Tribe' | 'DictionaryWord';
  readonly sex?: 'male' | 'female';
  /** The kind of a place or tribe, as in the entry contract. */
  readonly kind?: string;
  /** Whether the name has several bearers in the lexicon. */
  readonly namesakes: boolean;
  /** Whether only one of its bearers in the lexicon is a person. Every kinship of the name is then that person's. */
  readonly onePerson: boolean;
  readonly title: string;
  readonly summary: string;
  readonly body: Prose;
  readonly originals: readonly OriginalWord[];
  /** Verse numbers, ascending. There is at least one. */
  readonly verses: readonly number[];
  /** Each statement of the text, in the order of the verses. */
  readonly kin: readonly StatedKin[];
  readonly evidence: NonNullable<Entry['evidence']>;
}
