// The signs of Strong's dictionaries are explained in their own lists of signs. For the Hebrew dictionary, the package
// writes '[idiom]' for × and '[phrase]' for +, but keeps a few signs as in print.

/**
 * '×' before a rendering means that it comes from an idiom. '+' means that the word has this rendering together with
 * other words. In the Greek dictionary, '×' is the letter X.
 */
const SIGN = /\[(?<name>idiom|phrase)\]|(?<![\p{L}-])(?<sign>[X+])(?!\p{L})/u;

/** Whether the sign is alone in parentheses, which means that it applies only sometimes. */
const isAlone = (before: string, after: string): boolean => before.endsWith('(') && after.startsWith(')');

/**
 * Returns the end of the rendering at the beginning of a text: the punctuation after it, the closing parenthesis around
 * it, or the next sign.
 */
function endOfRendering(text: string): number {
  const nextSign = SIGN.exec(text)?.index ?? text.length;
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charAt(index);
    if (depth === 0 && (/[,;)]/.test(char) || index >= nextSign)) return index;
    if (depth === 0 && char === '.' && /^\.(?:$|\s+[A-Z])/.test(text.slice(index))) return index;
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
  }
  return text.length;
}

/** Replaces the first sign of a text by words after its rendering; undefined if the text has no sign. */
function withoutFirstSign(text: string): string | undefined {
  const found = SIGN.exec(text);
  if (!found) return undefined;
  const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
  const meaning = found.groups?.['name'] === 'idiom' || found.groups?.['sign'] === 'X' ? 'idiom' : 'in a phrase';
  const alone = isAlone(before, after);
  const rest = (alone ? after.slice(1) : after).trimStart();
  const end = endOfRendering(rest);
  const rendering = ((alone ? before.slice(0, -1) : before) + rest.slice(0, end)).trimEnd();
  const behind = rest.slice(end);
  return `${rendering} (${alone ? 'sometimes ' : ''}${meaning})${/^[\p{L}\p{N}([+]/u.test(behind) ? ' ' : ''}${behind}`;
}

/**
 * Replaces the signs in renderings of the King James Version by words: '[idiom] patrimony, principal' becomes
 * 'patrimony (idiom), principal', and '+ reign' becomes 'reign (in a phrase)'.
 */
export function signsInWords(renderings: string): string {
  let said = renderings;
  for (let next = withoutFirstSign(said); next !== undefined; next = withoutFirstSign(said)) said = next;
  return said;
}

const HEBREW = String.raw`[\u0590-\u05FF]+(?:[ \u05BE][\u0590-\u05FF]+)*`;
/** Matches remarks of the package's editors on corrections. The corrected text is before the remark. */
const CORRECTIONS = new RegExp(
  String.raw`lemma ${HEBREW} [a-z ]+, corrected to ${HEBREW}|xlit \S+ corrected to [^\s;,)]+`,
  'gu',
);

/** Removes the traces of digital editing from a text of the lexicon. */
export const withoutTraces = (text: string): string =>
  text
    .replaceAll(CORRECTIONS, '')
    // Braces around text from another entry, and unreadable characters.
    .replaceAll(/[{}\uFFFD]/gu, '')
    // Empty brackets of a lost word.
    .replaceAll(/(?:; )?or \([a-z]+\) \[\](?:;\s*)?|\s*\(\s*\)/g, '')
    .replaceAll(/\(\s*,?\s*/g, '(')
    .replaceAll('[38:6)', '38:6)')
    .replaceAll('bytransposition', 'by transposition')
    .replaceAll(/\s+(?=[,;)])/g, '')
    .replaceAll(/;[,;]/g, ';')
    // Leading zeros of Hebrew numbers in the Greek dictionary.
    .replaceAll(/\b([GH])0+(?=\d)/g, '$1')
    .replace(/;\s*$/, '')
    .trim();
