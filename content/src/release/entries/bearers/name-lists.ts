import { z } from 'zod';
import { readReferences } from '../../../base/bible/find-references';
import { versesOf } from '../../../base/bible/reference-verses';
import { readTable } from '../../../base/files/authored-table';

/** A list of names in the text, such as those who sealed a covenant. */
export interface NameList {
  /** What everybody in the list is: 'one of the priests who sealed the covenant'. */
  readonly is: string;
  readonly isOfPlaces: boolean;
  /** The verses of each passage that has the list. */
  readonly passages: readonly ReadonlySet<number>[];
}

const tableSchema = z.array(
  z.strictObject({
    is: z.string().min(1),
    /** Whether it lists places. */
    ofPlaces: z.exactOptional(z.literal(true)),
    passages: z.array(z.string().min(1)).min(1),
  }),
);

/** Reads content/authored/names/lists.json, in the order of the file. */
export const readNameLists = (): readonly NameList[] =>
  readTable('names/lists', tableSchema).map(({ is, ofPlaces, passages }) => ({
    is,
    isOfPlaces: ofPlaces === true,
    passages: passages.map((passage) => new Set(readReferences([passage]).flatMap(versesOf))),
  }));
