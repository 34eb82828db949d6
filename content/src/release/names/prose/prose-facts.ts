import type { MergedName } from '../merged-name';
import type { NameRecord } from '../name-record';
import type { NameKin } from '../derived-name';

/** All facts that the text about a name can use. */
export interface ProseFacts {
  readonly merged: MergedName;
  readonly meaning: string | undefined;
  /** The land, town or ancestor that a people is named after. */
  readonly base: string | undefined;
  /** The name that this is another name for, and whether it is a figure of speech. */
  readonly otherName: { readonly name: string; readonly figurative: boolean } | undefined;
  /** What the text states of the name's kin, in the order of the verses. */
  readonly kin: readonly NameKin[];
  /** Returns a name's spelling in the King James Version by the bare letters of the lexicon's spelling. */
  readonly kjvName: (letters: string) => string | undefined;
  /** A description of the bearer that replaces an error in the lexicon. */
  readonly described: string | undefined;
  /** Returns a verse of the King James Version by its number. */
  readonly verseText: (verse: number) => string | undefined;
}

const FIRST_OF_NEW_TESTAMENT = 40_000_000;

/** Whether the verse is in the New Testament. */
export const isInNewTestament = (verse: number): boolean => verse > FIRST_OF_NEW_TESTAMENT;

/** Whether the name is the plural of a people's members: 'the Moabites'. */
export const isPluralName = ({ name, main }: MergedName): boolean => main.members && /(?:s|im)$/.test(name);

/** Whether it is one of the names of God, which is never described as another name of something else. */
export const isNameOfGod = ({ evidence }: NameRecord): boolean => evidence[0]?.rule === 'lexicon: a name of God';
