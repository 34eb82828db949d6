import type { Evidence } from '../types/decide-type';

/** The rules that decide what a name is, in words for readers. Rules that are not listed are already in plain words. */
const plainRules: readonly (readonly [RegExp, string])[] = [
  [/^by hand$/, 'The editors of this site decided it'],
  [/^lexicon: another name of one that is known$/, "Strong's lexicon explains it as another name"],
  [/^lexicon: (.+)$/, "Strong's lexicon describes $1"],
  [/^text: the words around it speak of (.+)$/, 'The Hebrew words around the name speak of $1'],
  [/^morphology: (.+)$/, 'The Hebrew text marks it as $1'],
  [/^spelling: a plural$/, 'The King James Version writes it as a plural'],
  [/^spelling: a single name .*$/, 'The King James Version writes it as the name of one, not of a people'],
  [/^spelling: a name, .*$/, 'The King James Version writes it with a capital letter'],
];

/** Returns evidence in words that a reader understands: "Strong's lexicon describes a place", 'a place in Syria'. */
export function plainEvidence({ rule, found }: Evidence): Evidence {
  const [pattern, words] = plainRules.find(([each]) => each.test(rule)) ?? [];
  return {
    rule: pattern && words !== undefined ? rule.replace(pattern, words) : rule,
    // The cues have a dash for the name: 'land of -'.
    found: found.replace(/(?<=')- | -(?=')/g, (dash) => dash.replace('-', '…')),
  };
}
