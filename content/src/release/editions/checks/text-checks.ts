import type { Check, Examined, Finding } from './finding';

/** Length of the words that a finding shows. Characters. */
const SHOWN = 40;

const placeholder = /\bnot available\b|\bdummy verses\b|\[This verse (?:is|in) not\b|\\cf\d|^\W*\+\W*$/i;
const spreadsheet = /\b(?:TRUE|FALSE)\b/;
const ellipsis = /…|\.\.\.+/;
/** The end of a sentence or clause. A verse may end with a dash, a bracket, a quotation mark or a Selah after any. */
const ending = /[.,;:?!—-]['"’”»)\]} ]*(?:Selah)?$|[)\]}]$/;
const glued = /[,;:.?!][A-Za-z\u00c0-\u024f]/;
/** A capital after a small letter, or after two capitals a small letter: 'rIding', 'LordS', 'EIebron'. */
const mixedCase = /[a-zß-öø-ÿ][A-ZÀ-ÖØ-Þ]|[A-ZÀ-ÖØ-Þ]{2}[a-zß-öø-ÿ]/;
/** A letter that stands alone and is not one of these words: 'for a h sign'. Letters with accents only border on it. */
const loneLetter = (words: string): RegExp =>
  new RegExp(String.raw`(?<![A-Za-z\u00c0-\u024f'’‘ʼ])(?![${words}])[A-Za-z](?![A-Za-z\u00c0-\u024f'’‘ʼ])`);
/** The same by language, with the letters that are words in it. */
const loneLetters: ReadonlyMap<string, RegExp> = new Map([
  ['en', loneLetter('aAiIoO')],
  ['es', loneLetter('aAeEoOuUyY')],
]);

const around = (text: string, at: number): string => text.slice(Math.max(0, at - SHOWN / 2), at + SHOWN / 2);

function matching({ verses }: Examined, pattern: RegExp | undefined): Finding[] {
  if (!pattern) return [];
  return [...verses].flatMap(([verse, text]) => {
    const match = pattern.exec(text);
    return match ? [{ verse, found: around(text, match.index) }] : [];
  });
}

/** A verse without an end is broken off if it is this much shorter than usual, measured by the King James Version. */
const BROKEN_OFF_RATIO = 0.8;

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 1;

function brokenOff({ verses, kjv }: Examined): Finding[] {
  const ratio = (verse: string, text: string) => text.length / (kjv.get(verse)?.length ?? text.length);
  const usual = median([...verses].map(([verse, text]) => ratio(verse, text)));
  return [...verses]
    .filter(([verse, text]) => !ending.test(text) && ratio(verse, text) < BROKEN_OFF_RATIO * usual)
    .map(([verse, text]) => ({ verse, found: text.slice(-SHOWN) }));
}

/** Verses of the King James Version from this length are long. Characters. */
const LONG = 300;
/** An edition whose longest verse is shorter than this part of a long one has its verses cut off at a length. */
const CAPPED_AT = 0.9;

/** If every long verse of an edition is short, its source cuts verses off; the longest ones are named. */
function capped({ verses, kjv }: Examined): Finding[] {
  const long = [...verses].filter(([verse]) => (kjv.get(verse)?.length ?? 0) >= LONG);
  const longest = Math.max(0, ...[...verses.values()].map((text) => text.length));
  if (long.length === 0 || longest >= LONG * CAPPED_AT) return [];
  return long.map(([verse, text]) => ({ verse, found: `${text.length} characters, as if cut off at ${longest}` }));
}

/** Checks of the words of single verses. */
export const textChecks: readonly Check[] = [
  {
    kind: 'placeholder',
    scope: 'every language',
    about: 'A sentence of the source stands in the place of Scripture.',
    find: (edition) => matching(edition, placeholder),
  },
  {
    kind: 'ellipsis',
    scope: 'every language',
    about: 'Dots stand for words that are lost.',
    find: (edition) => matching(edition, ellipsis),
  },
  {
    kind: 'broken off',
    scope: 'Latin letters',
    about: 'A verse ends without punctuation and is much shorter than in the King James Version.',
    find: brokenOff,
  },
  { kind: 'length cap', scope: 'Latin letters', about: 'No verse is longer than a certain length.', find: capped },
  {
    kind: 'spreadsheet value',
    scope: 'every language',
    about: 'TRUE or FALSE, as a spreadsheet writes “true” and “false”.',
    find: (edition) => matching(edition, spreadsheet),
  },
  {
    kind: 'capital inside a word',
    scope: 'English and Spanish',
    about: 'A word has a capital in the middle.',
    find: (edition) => matching(edition, mixedCase),
  },
  {
    kind: 'punctuation without a space',
    scope: 'Latin letters',
    about: 'A word follows a comma or full stop without a space.',
    find: (edition) => matching(edition, glued),
  },
  {
    kind: 'lone letter',
    scope: 'English and Spanish',
    about: 'A single letter that is no word.',
    find: (edition) => matching(edition, loneLetters.get(edition.language)),
  },
];
