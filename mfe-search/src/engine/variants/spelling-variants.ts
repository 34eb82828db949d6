import { beginningPairs, nameGroups } from './spelling-table';

/**
 * British and American spellings, each to be replaced by the other. What is captured stays. A replacement that makes no word
 * does no harm: only terms of the vocabulary are used.
 */
const rules: readonly (readonly [RegExp, string])[] = [
  // honour, honor
  [/^(\w{2,})our/, '$1or'],
  [/^(\w{2,})or/, '$1our'],
  // baptise, baptize; analyse, analyze
  [/^(\w{3,}[iy])s(e[dsrt]?|eth|est|ers|ing|ation)$/, '$1z$2'],
  [/^(\w{3,}[iy])z(e[dsrt]?|eth|est|ers|ing|ation)$/, '$1s$2'],
  // sceptre, scepter; sepulchre, sepulcher
  [/^(\w{2,}[bcghtd])re(s?)$/, '$1er$2'],
  [/^(\w{2,}[bcghtd])er(s?)$/, '$1re$2'],
  // defence, defense
  [/^(\w{2,}en)c(e[ds]?)$/, '$1s$2'],
  [/^(\w{2,}en)s(e[ds]?)$/, '$1c$2'],
  // judgment, judgement
  [/dgm/, 'dgem'],
  [/dgem/, 'dgm'],
  // traveller, traveler; worshipped, worshiped: after an unstressed syllable
  [/([aeiou][^aeiou]+[aeiou])([lp])\2(e[dr]|eth|est|or|ing|ous)/, '$1$2$3'],
  [/([aeiou][^aeiou]+[aeiou])([lp])(e[dr]|eth|est|or|ing|ous)/, '$1$2$2$3'],
  // Judaea, Judea; Zacchaeus, Zaccheus; Chaldaeans, Chaldeans; Caesarea, Cesarea
  [/ae(a|us$)/, 'e$1'],
  [/^(\w+[^a])e(a|us$)/, '$1ae$2'],
  [/^caes/, 'ces'],
  [/^ces/, 'caes'],
  [/sse$/, 'ssae'],
  [/ssae$/, 'sse'],
];

const groupsOfNames = new Map<string, readonly string[]>(
  nameGroups.flatMap((group) => group.map((name) => [name, group] as const)),
);

/**
 * Other spellings of a word, without the word itself: 'honor' for 'honour', 'showed' for 'shewed', 'esaias' for 'isaiah'. Some
 * are no words. Symmetric: a word is a spelling of each of its spellings.
 */
export function spellingsOf(word: string): string[] {
  const found = new Set<string>();
  for (const [pattern, replacement] of rules) found.add(word.replace(pattern, replacement));
  for (const [older, newer] of beginningPairs) {
    if (word.startsWith(older)) found.add(newer + word.slice(older.length));
    if (word.startsWith(newer)) found.add(older + word.slice(newer.length));
  }
  for (const name of groupsOfNames.get(word) ?? []) found.add(name);
  found.delete(word);
  return [...found];
}
