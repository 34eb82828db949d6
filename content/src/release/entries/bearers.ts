import type { Entry } from '@manna/shared/contracts';
import { entryKey, type AuthoredEntry } from '../authored/authored';
import { readReferences } from '../../base/bible/find-references';
import { inCanonOrder, versesOf } from '../../base/bible/reference-verses';

/** An authored entry with its names. */
export interface Bearer {
  readonly entry: Entry;
  /** Strong's numbers of its names. */
  readonly strongs: readonly string[];
  /** Names that belong primarily to this entry, each with the verses that name somebody else. */
  readonly foremost: ReadonlyMap<string, readonly number[]>;
  /** Names of which it gets certain verses, each with these verses. */
  readonly only: ReadonlyMap<string, readonly number[]>;
}

/** Whether the Hebrew and Greek words of an entry are what its name translates, as mercy translates chesed, and no names. */
const isTranslation = ({ collection, matter }: AuthoredEntry): boolean =>
  collection === 'dictionary' && (matter.kind === 'vocabulary' || matter.kind === 'archaic');

const versesIn = (references: readonly string[]) => inCanonOrder(readReferences(references).flatMap(versesOf));

/** Converts authored entries to bearers of names. The keys of `entries` are like 'people/abraham'. */
export const bearersOf = (authored: readonly AuthoredEntry[], entries: ReadonlyMap<string, Entry>): Bearer[] =>
  authored.flatMap((one) => {
    const entry = entries.get(entryKey(one));
    if (!entry) return [];
    const { strongs, bears } = one.matter;
    const foremost = new Map<string, readonly number[]>();
    const limited = new Map<string, readonly number[]>();
    for (const { name, except, only } of bears) {
      if (only) limited.set(name, versesIn(only));
      else foremost.set(name, versesIn(except));
    }
    return [{ entry, strongs: isTranslation(one) ? [] : strongs, foremost, only: limited }];
  });
