import { irregularForms } from './irregular-forms';

/** Whether a word is in a vocabulary. */
export type HasWord = (word: string) => boolean;

const SHORTEST_VERB = 3;
/** No verbs, although 'Beth', 'Heth', 'Sheth', 'Hareth' and 'twentieth' look like forms of them. */
const noVerbs: ReadonlySet<string> = new Set(
  'be he she hare twenty thirty forty fifty sixty seventy eighty ninety'.split(' '),
);
const vowel = /[aeiou]/;
/** One short syllable, whose last letter is doubled: 'sin', but not 'sow'. */
const shortSyllable = /^[^aeiou]*[aeiou][^aeiouwxy]$/;

/** A verb with an ending: 'loveth' is from 'love', 'crieth' is from 'cry', 'sinneth' from 'sin'. */
function withEnding(verb: string, ending: string): string[] {
  const last = verb.at(-1) ?? '';
  if (last === 'e') return [verb + ending.slice(1)];
  if (shortSyllable.test(verb)) return [verb + last + ending];
  const isVowelBefore = vowel.test(verb.at(-2) ?? '');
  if (last === 'y' && !isVowelBefore) return [`${verb.slice(0, -1)}i${ending}`];
  return vowel.test(last) || !isVowelBefore ? [verb + ending] : [verb + ending, verb + last + ending];
}

const modernOf = (verb: string): string[] => [verb, `${verb}s`, ...withEnding(verb, 'es')];

/** The verbs that a word may be a form of, without the ending. */
function verbsOf(word: string): string[] {
  const verbs = [word];
  for (const ending of ['eth', 'est', 'es']) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    verbs.push(stem, `${stem}e`);
    if (stem.endsWith('i')) verbs.push(`${stem.slice(0, -1)}y`);
    if (stem.at(-1) === stem.at(-2)) verbs.push(stem.slice(0, -1));
  }
  if (word.endsWith('s')) verbs.push(word.slice(0, -1));
  return verbs.filter((verb) => verb.length >= SHORTEST_VERB && !noVerbs.has(verb));
}

/**
 * Whether the vocabulary shows that a word is a verb: 'loveth' does for 'love'. With -est alone it may be an adjective
 * ('greatest'), so another ending of verbs is wanted, and none of a comparison.
 */
function isVerb(verb: string, has: HasWord): boolean {
  if (withEnding(verb, 'eth').some(has)) return true;
  const hasEnding = (ending: string) => withEnding(verb, ending).some(has);
  const hasGerund = has(`${verb.replace(/e$/, '')}ing`);
  return (hasGerund || hasEnding('ed')) && !hasEnding('er');
}

/** Forms of the present: 'loves' and 'love' have 'loveth' and 'lovest', which have each other and both of them. */
function presentForms(word: string, has: HasWord): string[] {
  return verbsOf(word).flatMap((verb) => {
    const modern = modernOf(verb);
    const archaic = ['eth', 'est'].flatMap((ending) => withEnding(verb, ending));
    const isArchaic = archaic.includes(word);
    if (!isArchaic && !modern.includes(word)) return [];
    if (!isVerb(verb, has)) return [];
    return isArchaic ? [...modern, ...archaic] : archaic;
  });
}

function pastForms(word: string): string[] {
  if (word.endsWith('edst')) return [word.slice(0, -'st'.length)];
  return word.endsWith('ed') ? [`${word}st`] : [];
}

/** For each word of the irregular forms those that it finds. */
const irregular = new Map<string, string[]>();
for (const { modern, archaic } of irregularForms) {
  const remember = (word: string, others: readonly string[]) =>
    irregular.set(word, [...(irregular.get(word) ?? []), ...others]);
  for (const word of modern) remember(word, archaic);
  for (const word of archaic) remember(word, [...modern, ...archaic]);
}

/**
 * Archaic and modern forms of a word, without the word itself: 'loves' for 'loveth', 'thou' for 'you'. Two modern forms are not
 * forms of each other. Some are no words. Symmetric for the words of a vocabulary.
 */
export function formsOf(word: string, has: HasWord): string[] {
  const found = new Set([...(irregular.get(word) ?? []), ...presentForms(word, has), ...pastForms(word)]);
  found.delete(word);
  return [...found];
}
