import { bareLetters, type EnglishIndex } from './english-words';

/** One way to spell a name, and in how many of its verses it stands. */
export interface SpelledForm {
  readonly text: string;
  readonly verses: number;
}

/** How the King James Version writes a name. */
export interface Spelling {
  /** The usual one: what stands in most of the name's verses. */
  readonly name: string;
  /** All that it has in those verses with the number of verses, the more frequent first. */
  readonly forms: readonly SpelledForm[];
  /** Verses of the name that have one of them. */
  readonly found: number;
  /** 'listed' by the lexicon, 'near' to what it lists, or 'none' where the version has no name there. */
  readonly source: 'listed' | 'near' | 'none';
}

/** Brackets within brackets go first; 'Sela(-h)' and 'Jah [idiom]' keep what stands outside. */
function withoutBrackets(text: string): string {
  const less = text.replace(/\([^()]*\)/g, '').replace(/\[[^\]]*\]/g, '');
  return less === text ? text.replace(/[{}()]/g, '') : withoutBrackets(less);
}

const CONNECTING = /^(?:of|the|in|children)$/;

/**
 * The spellings that the lexicon gives for a name, first to last: 'Abiah, Abijah.' has two, 'Moabite(-ish, -ss)' one, and
 * what is no name of its own ('of Sidon', 'grove') none.
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

/** How many letters must be changed, put in or left out to make one text of the other; at most `most` + 1. */
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

/** A Hebrew word in the lexicon's Latin letters as the King James Version would spell it: 'Tsᵉrôwr' as 'zeror'. */
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

/** One letter in four may be off: a slip of the lexicon, or another way to spell. */
const allowed = (letters: string) => Math.max(1, Math.floor(letters.length / 4));

const PEOPLE = /(?:ites?|itess|ess|ims?|ians?|eans?|ish)$/;

/** What is known of a name's verses before its spelling is. */
export interface SpellingHints {
  /** Whether the letters are listed for another name of the verse. */
  readonly claimed: (letters: string, verse: number) => boolean;
  /** Whether it names members of a people, so that their land's name is not theirs. */
  readonly members: boolean;
}

/** What a name is looked up by. */
export interface SpelledName {
  readonly kjvDefinition: string;
  readonly transliteration: string;
}

/**
 * How the King James Version spells a name in its verses. In verses without any of the spellings that the lexicon lists,
 * the capitalised word that comes nearest to them or to the name's sound is taken, unless the hints speak against it.
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
