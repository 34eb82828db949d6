import type { Entry } from '@manna/shared/contracts';
import { entryKey, type AuthoredEntry } from '../authored/authored';
import { readReferences } from '../../base/bible/find-references';
import { versesOf } from '../../base/bible/reference-verses';

/** An authored entry with its names. */
export interface Bearer {
  readonly entry: Entry;
  /** Strong's numbers of its names. */
  readonly strongs: readonly string[];
  /** Names that belong primarily to this entry, each with the verses that name somebody else. */
  readonly foremost: ReadonlyMap<string, readonly number[]>;
}

/** Converts authored entries to bearers of names. The keys of `entries` are like 'people/abraham'. */
export const bearersOf = (authored: readonly AuthoredEntry[], entries: ReadonlyMap<string, Entry>): Bearer[] =>
  authored.flatMap((one) => {
    const entry = entries.get(entryKey(one));
    const { strongs, bears } = one.matter;
    const foremost = new Map(bears.map(({ name, except }) => [name, readReferences(except).flatMap(versesOf)]));
    return entry ? [{ entry, strongs, foremost }] : [];
  });
