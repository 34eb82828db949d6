import { bareLetters, type EnglishIndex } from './english-words';

/** One spelling of a name, and the number of its verses that contain it. */
export interface SpelledForm {
  readonly text: string;
  readonly verses: number;
}

/** How the King James Version writes a name. */
export interface Spelling {
  /** The usual spelling, which most verses of the name have. */
  readonly name: string;
  /** All spellings in the verses of the name, the most frequent first. */
  readonly forms: readonly SpelledForm[];
  /** The number of verses that contain one of the spellings. */
  readonly found: number;
  /**
   * 'listed' in the lexicon, 'near' (similar to a listed one), or 'none' if the version has no name in these verses.
   */
  readonly source: 'listed' | 'near' | 'none';
}

/** Removes brackets with their content, the innermost first: 'Sela(-h)' becomes 'Sela'. */
function withoutBrackets(text: string): string {
  const less = text.replace(/\([^()]*\)/g, '').replace(/\[[^\]]*\]/g, '');
  return less === text ? text.replace(/[{}()]/g, '') : withoutBrackets(less);
}

const CONNECTING = /^(?:of|the|in|children)$/;

/**
 * Returns the spellings that the lexicon lists for a name, in order. 'Abiah, Abijah.' has two and 'Moabite(-ish, -ss)'
 * has one. A text without a name of its own ('of Sidon', 'grove') has no spelling.
 */
export function listedSpellings(kjvDefinition: string): string[] {
  return withoutBrackets(kjvDefinition.replace(/[. ]+(?:Comp(?:are)?|See)\b.*$/, ''))
    .split(/[,;.]|--| and /)
    .map((part) => part.trim().replace(/^(?:the|and) /, ''))
    .filter(
      (part) =>
        /^\p{Lu}/u.test(part) && part.split(' ').every((each) => /^\p{Lu}/u.test(each) || CONNECTING.test(each)),
    );
}

/**
 * Returns how many letters must be changed, inserted or deleted to turn one text into the other, at most `most` + 1.
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const changed = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
    if (Math.min(...row) > most) return most + 1;
  }
  return row[other.length] ?? 0;
}

/** Converts the lexicon's transliteration to the spelling of the King James Version: 'Tsᵉrôwr' becomes 'zeror'. */
export const asSpelled = (transliteration: string): string =>
  bareLetters(
    transliteration
      .toLowerCase()
      .replace(/ᵉ/g, 'e')
      .replace(/ç/g, 's')
      .replace(/(?<!c)k|q/g, (letter) => (letter === 'q' ? 'k' : 'kh'))
      .replace(/ch/g, 'h')
      .replace(/kh/g, 'ch'),
  )
    .replace(/ow/g, 'o')
    .replace(/uw/g, 'u')
    .replace(/iy/g, 'i')
    .replace(/ey/g, 'e')
    .replace(/^y/, 'j')
    .replace(/ts/g, 'z')
    .replace(/v/g, 'b');

interface Counted {
  readonly text: string;
  readonly verses: Set<number>;
}

function countTokens(
  verses: readonly number[],
  english: EnglishIndex,
  wanted: (letters: string, verse: number) => boolean,
): Counted[] {
  const counted = new Map<string, Counted>();
  for (const verse of verses) {
    for (const text of english.capitals.get(verse) ?? []) {
      if (!wanted(bareLetters(text), verse)) continue;
      const known = counted.get(text) ?? { text, verses: new Set<number>() };
      counted.set(text, known);
      known.verses.add(verse);
    }
  }
  return [...counted.values()].sort((a, b) => b.verses.size - a.verses.size || (a.text < b.text ? -1 : 1));
}

const countListed = (listed: readonly string[], verses: readonly number[], english: EnglishIndex) => {
  const wanted = new Set(listed.map(bareLetters).flatMap((letters) => [letters, `${letters}s`]));
  return countTokens(verses, english, (letters) => wanted.has(letters));
};

/** One letter in four may differ, because of an error in the lexicon or another spelling. */
const allowed = (letters: string) => Math.max(1, Math.floor(letters.length / 4));

const PEOPLE = /(?:ites?|itess|ess|ims?|ians?|eans?|ish)$/;

/** What is known about a name before its spelling is found. */
export interface SpellingHints {
  /** Whether the letters are listed as a spelling of another name in the verse. */
  readonly claimed: (letters: string, verse: number) => boolean;
  /** Whether the name is that of members of a people. The name of their land is then not a spelling of it. */
  readonly members: boolean;
}

/** What the spelling of a name is found by. */
export interface SpelledName {
  readonly kjvDefinition: string;
  readonly transliteration: string;
}

/**
 * Finds how the King James Version spells a name in its verses. In verses without a listed spelling, it takes the
 * capitalised word that is most similar to a listed spelling or to the transliteration, unless the hints exclude it.
 */
export function spellingOf(
  { kjvDefinition, transliteration }: SpelledName,
  verses: readonly number[],
  english: EnglishIndex,
  { claimed, members }: SpellingHints = { claimed: () => false, members: false },
): Spelling {
  const listed = listedSpellings(kjvDefinition);
  const wanted = [...listed.map(bareLetters), asSpelled(transliteration)].filter((letters) => letters.length > 2);
  const distances = new Map<string, number>();
  const distance = (letters: string) => {
    let known = distances.get(letters);
    if (known === undefined) {
      const within = wanted.filter((each) => editDistance(each, letters, allowed(each)) <= allowed(each));
      known = Math.min(...within.map((each) => editDistance(each, letters, allowed(each))));
      distances.set(letters, known);
    }
    return known;
  };
  const nearest = (among: readonly number[]) =>
    countTokens(
      among,
      english,
      (letters, verse) =>
        !english.small.has(letters) &&
        (!members || PEOPLE.test(letters)) &&
        !claimed(letters, verse) &&
        Number.isFinite(distance(letters)),
    ).sort((a, b) => distance(bareLetters(a.text)) - distance(bareLetters(b.text)) || b.verses.size - a.verses.size);

  let counted = countListed(listed, verses, english);
  const isListed = counted.length > 0;
  for (;;) {
    const have = new Set(counted.flatMap((each) => [...each.verses]));
    const without = verses.filter((verse) => !have.has(verse));
    const [near] = nearest(without);
    if (!near) break;
    counted = [...counted, ...countListed([near.text], without, english)];
  }
  counted = counted.sort((a, b) => b.verses.size - a.verses.size || (a.text < b.text ? -1 : 1));
  const forms = new Map<string, number>();
  for (const { text, verses: having } of counted) forms.set(text, (forms.get(text) ?? 0) + having.size);
  const [usual] = forms.keys();
  if (usual === undefined) return { name: (listed[0] ?? '').replaceAll('-', ''), forms: [], found: 0, source: 'none' };
  return {
    name: usual,
    forms: [...forms].map(([text, having]) => ({ text, verses: having })),
    found: new Set(counted.flatMap((each) => [...each.verses])).size,
    source: isListed ? 'listed' : 'near',
  };
}
