import type { NameKin } from '../derived-name';
import { isInNewTestament } from './prose-facts';
import type { MergedName } from '../merged-name';
import type { NameRecord } from '../name-record';
import { readEnglishStatements, type Statement } from './stated-kin';

/**
 * Finds the kinship that the New Testament states, by the keys of the names. Only names with a unique spelling there
 * count. `texts` is the King James Version by verse number.
 */
export function statementsInEnglish(texts: ReadonlyMap<number, string>, records: readonly NameRecord[]): Statement[] {
  const keys = new Map<string, string | undefined>();
  for (const { key, spelling } of records.filter(({ typename }) => typename === 'Person')) {
    for (const { text } of spelling.forms) keys.set(text, keys.has(text) ? undefined : key);
  }
  return [...texts].flatMap(([verse, text]) => {
    if (!isInNewTestament(verse)) return [];
    return readEnglishStatements(verse, text).flatMap((stated) => {
      const one = keys.get(stated.one);
      const other = keys.get(stated.other);
      return one === undefined || other === undefined ? [] : [{ ...stated, one, other }];
    });
  });
}

/** Whether a name can be a person's. A name for the members of a people cannot, even if the lexicon knows a person. */
const isPerson = ({ typename, bearers, members }: NameRecord) =>
  !members && (typename === 'Person' || bearers.some((bearer) => bearer.typename === 'Person'));

const inverse = { father: 'child', mother: 'child', spouse: 'spouse' } as const;

/**
 * Returns kinship from both sides by the keys of the names, every statement once, in the order of the verses. Only names
 * of persons count: 'the daughter of Zion' is nobody's child. `nameOf` finds the name that a lemma belongs to.
 */
export function kinByKey(
  stated: readonly Statement[],
  nameOf: (key: string) => MergedName | undefined,
): { kin: ReadonlyMap<string, readonly NameKin[]>; pairs: number } {
  const kin = new Map<string, NameKin[]>();
  const pairs = new Set<string>();
  const seen = new Set<string>();
  const add = (key: string, relative: NameKin) => {
    const known = kin.get(key);
    if (known) known.push(relative);
    else kin.set(key, [relative]);
  };
  for (const { kind, one: oneKey, other: otherKey, verse, at, as: called } of stated) {
    const one = nameOf(oneKey);
    const other = nameOf(otherKey);
    if (!one || !other || one === other || !isPerson(one.main) || !isPerson(other.main)) continue;
    // The verse of a spelling that two names share may be given to one of them.
    if (!one.verses.includes(verse) || !other.verses.includes(verse)) continue;
    const statement = `${one.main.key} ${other.main.key} ${verse} ${at.join(' ')}`;
    if (seen.has(statement)) continue;
    seen.add(statement);
    if (kind === 'child') pairs.add(`${one.main.key} ${other.main.key}`);
    const as =
      called === 'daughter'
        ? called
        : ({ male: 'son', female: 'daughter', none: called } as const)[one.main.sex ?? 'none'];
    const role = kind === 'wife' ? 'spouse' : other.main.sex === 'female' ? 'mother' : 'father';
    add(one.main.key, { kind: role, key: other.main.key, name: other.name, verse, at: at[0], as });
    add(other.main.key, { kind: inverse[role], key: one.main.key, name: one.name, verse, at: at[1], as });
  }
  for (const relatives of kin.values()) relatives.sort((a, b) => a.verse - b.verse || a.at - b.at);
  return { kin, pairs: pairs.size };
}
