/** A gloss is no longer than this, unless its first word is. Letters. */
const LONGEST = 26;

/** Words that only qualify a meaning and carry none themselves. */
const QUALIFIER =
  /^(?:properly|literally|figuratively|specifically|generally|especially|abstractly|concretely|causatively|collectively|usually|also|i\.e\.|by (?:implication|extension|analogy)|absolutely)$/i;

/** The definition that the lexicon gives to words that only mark other words. */
const UNRENDERED = '(as such unrepresented in English)';

const withoutAsides = (text: string): string =>
  text
    .replaceAll(/\([^()]*\)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Cuts a text to as many whole words as fit. */
function shortened(text: string): string {
  if (text.length <= LONGEST) return text;
  const end = text.lastIndexOf(' ', LONGEST);
  return `${text.slice(0, end > 0 ? end : LONGEST)}…`;
}

/** The first thing that a definition says a word means: 'the sky' of 'the sky (as aloft; the dual ...)'. */
function firstMeaning(definition: string): string {
  const meanings = withoutAsides(definition)
    .split(/[,;:]|\.(?= |$)/)
    .map((part) => part.trim());
  return shortened(meanings.find((part) => part !== '' && !QUALIFIER.test(part)) ?? '');
}

/** Prefixes that the lexicon lists as 'in(-curable)': without the rest they are other words. */
const BEGINNING = /\b[A-Za-z]{1,2}\(-[^()]*\)/g;

/** Renderings as the lexicon lists them, without those that belong to other words or idioms, and without articles. */
const renderingsOf = (kjvDefinition: string): string[] =>
  withoutAsides(kjvDefinition.replaceAll(BEGINNING, ''))
    .split(/[,;.]/)
    .map((part) => part.trim().replace(/^(?:the|an?) /, ''))
    .filter((part) => /^[A-Za-z](?:[A-Za-z' -]*[A-Za-z])?$/.test(part));

/** Whether a word of a verse is a form of a rendering: 'created' of 'create', 'heavens' of 'heaven'. */
function isFormOf(word: string, rendering: string): boolean {
  if (word === rendering) return true;
  if (rendering.length < 4) return false;
  const stem = rendering.replace(/[ey]$/, '');
  return word.startsWith(stem) && /^(?:e?s|e?d|e?n|ing|eth|est|ies|ied|ieth|ness)?$/.test(word.slice(stem.length));
}

/**
 * The English gloss of a word: the longest rendering of the King James Version that is in the verse (many verses
 * contain short ones such as 'and'), otherwise the first of its meanings. Returns '' if the lexicon has neither, or
 * says that no English word corresponds to it.
 *
 * @param verse The verse in English.
 */
export function glossOf(
  { definition, kjvDefinition }: { definition: string; kjvDefinition: string },
  verse: string,
): string {
  if (kjvDefinition.startsWith(UNRENDERED)) return '';
  const words = verse.toLowerCase().match(/[a-z']+/g) ?? [];
  const inVerse = ` ${words.join(' ')} `;
  const fits = (rendering: string) =>
    rendering.includes(' ') ? inVerse.includes(` ${rendering} `) : words.some((word) => isFormOf(word, rendering));
  const [longest] = renderingsOf(kjvDefinition)
    .filter((rendering) => fits(rendering.toLowerCase()))
    .sort((one, other) => other.length - one.length);
  return longest ?? firstMeaning(definition);
}
