import type { MergedName } from './merged-name';
import type { NameRecord } from './name-record';

/** Kinship of a name as the text states it, with the other's name as readers know it. */
export interface ToldKin {
  readonly kind: 'father' | 'mother' | 'child';
  readonly name: string;
  readonly verse: number;
  /** What the text calls the child. */
  readonly as: 'son' | 'daughter';
}

/** All that is told of a name. */
export interface ProseFacts {
  readonly merged: MergedName;
  readonly meaning: string | undefined;
  /** The land, town or forefather that a people is named after. */
  readonly base: string | undefined;
  /** The name that this is another name of, and whether that is a figure of speech. */
  readonly otherName: { readonly name: string; readonly figurative: boolean } | undefined;
  readonly kin: readonly ToldKin[];
  /** A name's spelling in the King James Version by the bare letters of the lexicon's. */
  readonly kjvName: (letters: string) => string | undefined;
  /** What to say of the bearer where the lexicon's words are in error. */
  readonly described: string | undefined;
}

const FIRST_OF_NEW_TESTAMENT = 40_000_000;

/** Whether the verse stands in the New Testament. */
export const isInNewTestament = (verse: number): boolean => verse > FIRST_OF_NEW_TESTAMENT;

/** Whether the name is the plural of a people's members: 'the Moabites'. */
export const isPluralName = ({ name, main }: MergedName): boolean => main.members && /(?:s|im)$/.test(name);

/** Whether it is one of the names of God, of which nothing is told as of another name. */
export const isNameOfGod = ({ evidence }: NameRecord): boolean => evidence[0]?.rule === 'lexicon: a name of God';
