import { z } from 'zod';
import { readTable } from '../../base/files/authored-table';
import { nameTypenames } from './types/bearer-nouns';

/** A Strong's number: 'H85', 'G2424'. */
const strongs = z.string().regex(/^[HG]\d+$/);
const text = z.string().min(1);

/**
 * What the rules cannot see in the lexicon and the texts, set by hand in content/authored/names. All by Strong's
 * number.
 */
const tables = {
  /** The type of a name. `phrase` is what its entry says, if the lexicon's words are not good enough. */
  types: z.record(
    strongs,
    z.strictObject({
      typename: z.enum(nameTypenames),
      kind: z.exactOptional(text),
      sex: z.exactOptional(z.enum(['male', 'female', 'unknown'])),
      phrase: z.exactOptional(text),
      reason: text,
    }),
  ),
  /** Descriptions of bearers for which the lexicon's words are wrong. */
  descriptions: z.record(strongs, text),
  spellings: z.strictObject({
    /** Spellings of the King James Version that the lexicon lacks. */
    moreSpellings: z.record(strongs, z.array(text).min(1)),
    /** The name to show, if it is not the most frequent spelling. */
    shownNames: z.record(strongs, text),
    /** Verses (OSIS) of spellings that two names share, or that the King James Version writes in lower case. */
    givenVerses: z.record(strongs, z.array(text).min(1)),
    /** Names of places that the lexicon writes in lower case. */
    smallNames: z.array(strongs),
  }),
  /** Verses (OSIS) that only seem to state that the bearer of one name is a child of the bearer of another. */
  notKin: z.array(z.strictObject({ child: strongs, parent: strongs, verse: text, reason: text })),
  joined: z.strictObject({
    /** Names that are one name although no rule says so. */
    joined: z.record(strongs, z.strictObject({ to: strongs, reason: text })),
    /** Greek names that the lexicon derives from Hebrew ones but that have other bearers, with the reason. */
    apartFromHebrew: z.record(strongs, text),
  }),
};

const byStrongs = <V>(record: Readonly<Record<string, V>>): ReadonlyMap<string, V> => new Map(Object.entries(record));

export type NameExceptions = ReturnType<typeof readNameExceptions>;

/** Reads all exceptions. Throws ContentError if a table is missing or wrong. */
export function readNameExceptions() {
  const { moreSpellings, shownNames, givenVerses, smallNames } = readTable('names/spellings', tables.spellings);
  const { joined, apartFromHebrew } = readTable('names/joined', tables.joined);
  return {
    types: byStrongs(readTable('names/types', tables.types)),
    descriptions: byStrongs(readTable('names/descriptions', tables.descriptions)),
    moreSpellings: byStrongs(moreSpellings),
    shownNames: byStrongs(shownNames),
    givenVerses: byStrongs(givenVerses),
    smallNames,
    notKin: readTable('names/not-kin', tables.notKin),
    joined: byStrongs(joined),
    apartFromHebrew: byStrongs(apartFromHebrew),
  };
}
