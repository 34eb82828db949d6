/** What a verse says of somebody whom it names, in its own words. */
export interface WordsAbout {
  /** The words, exactly as in the verse: 'the Haruphite', 'the children of Shephatiah'. */
  readonly words: string;
  /** The parent, if the words tell one: 'Jehoshaphat' in 'the sons of Jehoshaphat'. */
  readonly parent?: string;
  /** The child, if the words tell one: 'Terah' in 'Nahor lived nine and twenty years, and begat Terah'. */
  readonly child?: string;
  /** Whether the words contain the name, so that it need not be said again. */
  readonly hasName?: true;
  /** Whether several people can be called so, as 'the priest' in two books. */
  readonly isCommon?: true;
  /** Whether they name the people of one bearer, as 'the Hittite', so that another verse with them is about the same one. */
  readonly isPeople?: true;
}

const NAME = String.raw`[A-Z][a-z]+(?:-[a-z]+)?`;
const OFFICES = String.raw`(?:high |chief |second )?(?:priest|prophet|prophetess|scribe|recorder|captain|king|queen|prince|governor|chancellor|eunuch|chamberlain|seer|singer|goldsmith|porter|Levite|keeper|ruler|servant|messenger|deputy|tetrarch|tanner|coppersmith)`;
/** 'Azariah, and Jehiel the second, and ': names of a list before the one that is meant. */
const LISTED = String.raw`(?:(?:${NAME}|and|also|even|were|the \w+(?:th|st|nd|rd|born|chief))[,;:]* )*`;
const NEXT = String.raw`(?:,? (?:and )?${NAME}(?:,? the \w+)?)*`;
const GROUPS = String.raw`children|sons|house|household|family|families|brethren|father|mother|wife|brother|sister|daughter|inhabitants|land|country|king|kings|kingdoms?|city|cities|wilderness|valley|border|waters|tower|plain|men`;

const escaped = (name: string) => name.replaceAll(/[^\w ]/g, String.raw`\$&`);

interface Pattern {
  /** Matches in a verse; its group `words` are the words about the name. `{name}` is replaced by the name. */
  readonly pattern: string;
  readonly hasName?: true;
  readonly isCommon?: true;
  readonly isPeople?: true;
}

/** The first pattern that matches is the one that says most. */
const patterns: readonly Pattern[] = [
  { pattern: String.raw`\b{name},? (?<words>(?:which was )?the (?:son|daughter) of (?<parent>${NAME}))` },
  { pattern: String.raw`\b{name},? (?<words>the (?:brother|sister|wife|father|mother|firstborn) of ${NAME})` },
  { pattern: String.raw`\b{name},? (?<words>(?:the|an?) [A-Z][a-z]+(?:ites?|itess|ian|ines?))\b`, isPeople: true },
  { pattern: String.raw`\b{name},? (?<words>${NAME}'s \w+)` },
  { pattern: String.raw`\b{name},? (?<words>one of (?:the |David's )?[^,;:.?()]+)` },
  { pattern: String.raw`\b{name},? (?<words>(?:the|an?) ${OFFICES} (?:of|over) (?:the )?\w+)` },
  { pattern: String.raw`\b(?<parent>${NAME}) his son, (?<words>{name} his son)\b`, hasName: true },
  { pattern: String.raw`\b(?<words>of the (?:sons|children)(?: also)? of ${NAME})(?:[;,:]| were,?) ${LISTED}{name}\b` },
  {
    pattern: String.raw`\b(?<words>[Tt]he sons of (?<parent>${NAME}))(?:[;,:]| were,?| are these[;,:]) ${LISTED}{name}\b`,
  },
  {
    pattern: String.raw`(?<! of )\b{name}${NEXT}[,:;] (?:(?:all )?these (?:were|are) )?(?<words>the (?:sons|children) of (?<parent>${NAME}))`,
  },
  {
    pattern: String.raw`(?<words>\b{name} (?:lived [a-z ]+ years, and |lived after he )?begat (?<child>${NAME}))`,
    hasName: true,
  },
  {
    pattern: String.raw`(?<words>\b(?<parent>${NAME}) (?:lived [a-z ]+ years, and |lived after he )?begat {name})\b`,
    hasName: true,
  },
  { pattern: String.raw`\b{name} (?<words>of (?<parent>${NAME}))` },
  { pattern: String.raw`\b(?<words>[Tt]he (?:${GROUPS}) of {name})\b`, hasName: true },
  { pattern: String.raw`\b(?<words>(?:${GROUPS}) of {name})\b`, hasName: true },
  { pattern: String.raw`\b(?<words>(?:duke|mount|king) {name})\b`, hasName: true },
  {
    pattern: String.raw`\b(?<words>the (?:priest|prophet|governor|king|river) {name})\b`,
    hasName: true,
    isCommon: true,
  },
  { pattern: String.raw`\b{name},? (?<words>(?:the|an?) ${OFFICES})\b`, isCommon: true },
];

/** Returns what a verse says of somebody with one of these names: family, people, office or house; undefined if nothing. */
export function wordsAbout(names: readonly string[], text: string): WordsAbout | undefined {
  for (const { pattern, hasName, isCommon, isPeople } of patterns) {
    for (const name of names) {
      const groups = new RegExp(pattern.replaceAll('{name}', escaped(name))).exec(text)?.groups;
      if (groups?.['words'] === undefined) continue;
      const { parent, child } = groups;
      if (parent === name) continue;
      return {
        words: groups['words'],
        ...(parent !== undefined && { parent }),
        ...(child !== undefined && { child }),
        ...(hasName && { hasName }),
        ...(isCommon && { isCommon }),
        ...(isPeople && { isPeople }),
      };
    }
  }
  return undefined;
}
