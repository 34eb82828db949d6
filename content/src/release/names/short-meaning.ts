import type { LexiconEntry } from '@manna/shared/contracts';

const MOST_LETTERS = 48;
const NOT_A_MEANING =
  /\b(?:root|origin|derivation|meaning|uncertain|unknown|properly|strictly|hence|some sort|native|inhabitant|descendant|aboriginal|towards|probably|perhaps|apparently|compare|see|form|variation|from|plural|feminine|masculine|dual|article|active|participle|patronymic|patrial|infinitive|adjective|person|same|corresponding|denominative|intensive|causative|abstract|collateral|foreign|Egyptian|Persian|imperative|passive|pointing|reading|doubtful|various|prolongation|idiom)\b/i;

/** Explanations of a common word that say nothing once they are cut short: 'a fabricator or any material'. */
const GARBLED = /\b(?:or|any|literally|by) |^the neck as\b/;

/** Shortens a gloss of the lexicon: drops brackets, explanations and everything after the first comma. */
function fewWords(gloss: string): string | undefined {
  // Keep small words, as in 'house of (the) Desert'. Other brackets are only explanations.
  let plain = gloss.replace(/\{[^}]*\}/g, '').replace(/\((is|are|the|of|an?|has|who is|it is)\)/g, '$1');
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, ' ');
  plain = (plain.split(/[,:;]|\bi\.e\./)[0] ?? '')
    .replace(/[[\]()"]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\.$/, '');
  const words = plain.replace(/^(?:an?|the) (?=\S+$)/, '');
  if (GARBLED.test(words)) return undefined;
  const good = /^[A-Za-z][A-Za-z' -]*$/.test(words) && words.length > 1 && words.length <= MOST_LETTERS;
  if (!good || NOT_A_MEANING.test(words) || words.endsWith('-')) return undefined;
  return words.replace(/\b(fav|hon|splend|val|col|lab|neighb|od)or/g, '$1our');
}

/** Takes the last of several parts of a derivation as the meaning: 'from H1 and H410; father of God;'. */
function ofDerivation(derivation: string): string | undefined {
  const parts = derivation
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);
  const last = parts.at(-1);
  return parts.length > 1 && last !== undefined && !/[HG]\d/.test(last) ? fewWords(last) : undefined;
}

/**
 * Returns the meaning of a name in a few words, if the lexicon gives it: at the end of the derivation, before the name
 * in a Greek definition ('dear to God; Timotheus, a Christian'), or in the entry of the same common word ('the same as
 * H1682').
 */
export function shortMeaning(
  entry: LexiconEntry,
  wordOf: (strongs: string) => LexiconEntry | undefined,
): string | undefined {
  const fromDerivation = ofDerivation(entry.derivation);
  if (fromDerivation !== undefined) return fromDerivation;
  if (entry.language === 'grc') {
    const gloss = /^([a-z"][^;]*); ?\p{Lu}/u.exec(entry.definition)?.[1];
    return gloss === undefined ? undefined : fewWords(gloss);
  }
  const same =
    /^(?:or .*?; |feminine of |\(shortened\) )*(?:the same as|for|feminine of|plural of|intensive from) (H\d+)\b[^;]*;?$/.exec(
      entry.derivation,
    )?.[1];
  const word = same === undefined ? undefined : wordOf(same);
  return word && /^[a-z(]/.test(word.definition) && !/;.*\S/.test(word.definition.slice(60))
    ? fewWords(word.definition)
    : undefined;
}
