// The signs of Strong's dictionaries, as their own lists of signs explain them. The package writes those of the Hebrew one
// in words, '[idiom]' for × and '[phrase]' for +, and leaves a few of them as they are in print.

/**
 * '×' before a rendering: it comes of an idiom of the language. '+': the word is rendered so together with others. In the
 * Greek dictionary the first is a letter.
 */
const SIGN = /\[(?<name>idiom|phrase)\]|(?<![\p{L}-])(?<sign>[X+])(?!\p{L})/u;

/** A sign alone in parentheses: the rendering has it at times. */
const isAlone = (before: string, after: string): boolean => before.endsWith('(') && after.startsWith(')');

/** Where the rendering ends that a text begins with: at the comma behind it, the parenthesis around it, or the next sign. */
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

/** The first sign of a text in words behind its rendering; undefined where it has none. */
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
 * Renderings of the King James Version with their signs in words: '[idiom] patrimony, principal' becomes
 * 'patrimony (idiom), principal', and '+ reign' 'reign (in a phrase)'.
 */
export function signsInWords(renderings: string): string {
  let said = renderings;
  for (let next = withoutFirstSign(said); next !== undefined; next = withoutFirstSign(said)) said = next;
  return said;
}

const HEBREW = String.raw`[\u0590-\u05FF]+(?:[ \u05BE][\u0590-\u05FF]+)*`;
/** Remarks of the package's editors on what they corrected; what is right stands before them. */
const CORRECTIONS = new RegExp(
  String.raw`lemma ${HEBREW} [a-z ]+, corrected to ${HEBREW}|xlit \S+ corrected to [^\s;,)]+`,
  'gu',
);

/** A text of the lexicon without what its digital editions added, or lost, on the way. */
export const withoutTraces = (text: string): string =>
  text
    .replaceAll(CORRECTIONS, '')
    // Around what was taken from another entry; and what could not be read.
    .replaceAll(/[{}\uFFFD]/gu, '')
    // A word that the package lost.
    .replaceAll(/(?:; )?or \([a-z]+\) \[\](?:;\s*)?|\s*\(\s*\)/g, '')
    .replaceAll(/\(\s*,?\s*/g, '(')
    .replaceAll('[38:6)', '38:6)')
    .replaceAll('bytransposition', 'by transposition')
    .replaceAll(/\s+(?=[,;)])/g, '')
    .replaceAll(/;[,;]/g, ';')
    // Hebrew numbers in the Greek dictionary.
    .replaceAll(/\b([GH])0+(?=\d)/g, '$1')
    .replace(/;\s*$/, '')
    .trim();
