import { isInNewTestament, type NamedKin } from './prose-facts';
import type { MergedName } from '../merged-name';
import type { NameRecord } from '../name-record';
import { readEnglishChildren, type StatedChild } from './stated-kin';

/** Kinship with the key of the other name. */
export interface NameKin extends NamedKin {
  readonly key: string;
}

/**
 * Finds the children that the New Testament names, by the keys of the names. Only names with a unique spelling there
 * count. `texts` is the King James Version by verse number.
 */
export function childrenInEnglish(texts: ReadonlyMap<number, string>, records: readonly NameRecord[]): StatedChild[] {
  const keys = new Map<string, string | undefined>();
  for (const { key, spelling } of records.filter(({ typename }) => typename === 'Person')) {
    for (const { text } of spelling.forms) keys.set(text, keys.has(text) ? undefined : key);
  }
  return [...texts].flatMap(([verse, text]) => {
    if (!isInNewTestament(verse)) return [];
    return readEnglishChildren(verse, text).flatMap((stated) => {
      const child = keys.get(stated.child);
      const parent = keys.get(stated.parent);
      return child === undefined || parent === undefined ? [] : [{ ...stated, child, parent }];
    });
  });
}

const isPerson = ({ typename, bearers }: NameRecord) =>
  typename === 'Person' || bearers.some((bearer) => bearer.typename === 'Person');

/**
 * Returns kinship from both sides by the keys of the names, each pair once with the first verse that states it. Only
 * names of persons count: 'the daughter of Zion' is nobody's child. `nameOf` finds the name that a lemma belongs to.
 */
export function kinByKey(
  stated: readonly StatedChild[],
  nameOf: (key: string) => MergedName | undefined,
): { kin: ReadonlyMap<string, readonly NameKin[]>; pairs: number } {
  const kin = new Map<string, NameKin[]>();
  const seen = new Set<string>();
  const add = (key: string, relative: NameKin) => {
    const known = kin.get(key);
    if (known) known.push(relative);
    else kin.set(key, [relative]);
  };
  for (const { child: childKey, parent: parentKey, verse, as } of stated) {
    const child = nameOf(childKey);
    const parent = nameOf(parentKey);
    if (!child || !parent || child === parent || !isPerson(child.main) || !isPerson(parent.main)) continue;
    const pair = `${child.main.key} ${parent.main.key}`;
    if (seen.has(pair)) continue;
    seen.add(pair);
    const kind = parent.main.sex === 'female' ? 'mother' : 'father';
    add(child.main.key, { kind, key: parent.main.key, name: parent.name, verse, as });
    add(parent.main.key, { kind: 'child', key: child.main.key, name: child.name, verse, as });
  }
  return { kin, pairs: seen.size };
}
