import type { Entry } from '@manna/shared/contracts';
import { entryKey, type AuthoredEntry } from '../authored/authored';
import { readReferences } from '../../base/bible/find-references';
import { versesOf } from '../../base/bible/reference-verses';

/** An authored entry, and the names that it bears. */
export interface Bearer {
  readonly entry: Entry;
  /** Strong's numbers of its names. */
  readonly strongs: readonly string[];
  /** Those among them whose name it bears foremost, each with the verses that name somebody else. */
  readonly foremost: ReadonlyMap<string, readonly number[]>;
}

/** Authored entries as bearers of names; `entries` are by 'people/abraham'. */
export const bearersOf = (authored: readonly AuthoredEntry[], entries: ReadonlyMap<string, Entry>): Bearer[] =>
  authored.flatMap((one) => {
    const entry = entries.get(entryKey(one));
    const { strongs, bears } = one.matter;
    const foremost = new Map(bears.map(({ name, except }) => [name, readReferences(except).flatMap(versesOf)]));
    return entry ? [{ entry, strongs, foremost }] : [];
  });
