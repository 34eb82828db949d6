import type { Check, Examined, Finding } from './finding';

/** Length of the words that a finding shows. Characters. */
const SHOWN = 40;

const placeholder = /\bnot available\b|\bdummy verses\b|\[This verse (?:is|in) not\b|\\cf\d|^\W*\+\W*$/i;
const spreadsheet = /\b(?:TRUE|FALSE)\b/;
const ellipsis = /…|\.\.\.+/;
/** The end of a sentence or clause. A verse may end with a dash, a bracket or a quotation mark. */
const ending = /[.,;:?!—-]['"’”)\]} ]*$|[)\]}]$/;
const glued = /[,;:.?!][A-Za-z]/;
/** A capital after a small letter, or after two capitals a small letter: 'rIding', 'LordS', 'EIebron'. */
const mixedCase = /[a-z][A-Z]|[A-Z][A-Z][a-z]/;
/** A letter alone that is no word: 'for a h sign'. */
const loneLetter = /(?<![A-Za-z'’‘])[b-hj-np-zB-HJ-NP-Z](?![A-Za-z'’‘])/;

const around = (text: string, at: number): string => text.slice(Math.max(0, at - SHOWN / 2), at + SHOWN / 2);

function matching({ verses }: Examined, pattern: RegExp): Finding[] {
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
    about: 'A sentence of the source stands in the place of Scripture.',
    find: (edition) => matching(edition, placeholder),
  },
  {
    kind: 'ellipsis',
    about: 'Dots stand for words that are lost.',
    find: (edition) => matching(edition, ellipsis),
  },
  {
    kind: 'broken off',
    about: 'A verse ends without punctuation and is much shorter than in the King James Version.',
    isEnglishOnly: true,
    find: brokenOff,
  },
  { kind: 'length cap', about: 'No verse is longer than a certain length.', isEnglishOnly: true, find: capped },
  {
    kind: 'spreadsheet value',
    about: 'TRUE or FALSE, as a spreadsheet writes “true” and “false”.',
    find: (edition) => matching(edition, spreadsheet),
  },
  {
    kind: 'capital inside a word',
    about: 'A word has a capital in the middle.',
    find: (edition) => matching(edition, mixedCase),
  },
  {
    kind: 'punctuation without a space',
    about: 'A word follows a comma or full stop without a space.',
    find: (edition) => matching(edition, glued),
  },
  {
    kind: 'lone letter',
    about: 'A single letter that is no word.',
    isEnglishOnly: true,
    find: (edition) => matching(edition, loneLetter),
  },
];
