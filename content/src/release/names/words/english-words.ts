/** The capitalised words of a translation by verse, and the words that it writes in lower case. */
export interface EnglishIndex {
  /** By verse number: the capitalised words and runs of up to three of them, in their original spelling. */
  readonly capitals: ReadonlyMap<number, readonly string[]>;
  /** Ascending verse numbers by the bare letters of a word or run ('beersheba'). */
  readonly versesOf: ReadonlyMap<string, readonly number[]>;
  /** Bare letters of every word that occurs somewhere with a lower-case first letter. */
  readonly small: ReadonlySet<string>;
}

/** Reduces a text to lower-case letters without diacritics and ligatures: 'Beth-el' and 'Bethel' are equal. */
export const bareLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/Æ|æ/g, 'ae')
    .replace(/Œ|œ/g, 'oe')
    .replace(/\P{ASCII}/gu, '')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

/** Whether two spellings differ only in hyphens, spaces and capitals. */
export const isSameName = (one: string, other: string): boolean => bareLetters(one) === bareLetters(other);

const LONGEST_RUN = 3;
const word = /[A-Za-z]+(?:-[A-Za-z]+)*/g;

/** Finds the words that begin with a capital, and runs of them that are separated only by spaces. */
function capitalsOf(text: string): string[] {
  const found: string[] = [];
  let run: string[] = [];
  let end = -1;
  for (const match of text.matchAll(word)) {
    if (match.index !== end + 1 || text[end] !== ' ') run = [];
    end = match.index + match[0].length;
    if (!/^[A-Z]/.test(match[0])) {
      run = [];
      continue;
    }
    run = [...run, match[0]].slice(-LONGEST_RUN);
    for (let length = 1; length <= run.length; length += 1) found.push(run.slice(-length).join(' '));
  }
  return found;
}

/** Indexes a translation by verse number. */
export function indexEnglish(texts: ReadonlyMap<number, string>): EnglishIndex {
  const capitals = new Map<number, string[]>();
  const versesOf = new Map<string, number[]>();
  const small = new Set<string>();
  for (const [verse, text] of texts) {
    const found = capitalsOf(text);
    capitals.set(verse, found);
    for (const letters of new Set(found.map(bareLetters))) {
      const verses = versesOf.get(letters);
      if (verses) verses.push(verse);
      else versesOf.set(letters, [verse]);
    }
    for (const [each] of text.matchAll(/\b[a-z][a-z]*/g)) small.add(each);
  }
  return { capitals, versesOf, small };
}
