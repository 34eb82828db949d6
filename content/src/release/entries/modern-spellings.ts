import type { Entry } from '@manna/shared/contracts';
import { bareLetters, isSameName } from '../names/words/english-words';
import { editDistance } from '../names/words/kjv-spelling';

/** Returns a verse of an edition by its number; undefined if the edition does not have it. */
export type VerseText = (verse: number) => string | undefined;

/** The editions that spellings are compared in. */
export interface SpellingEditions {
  /** The King James Version. */
  readonly old: VerseText;
  /** Editions with the spellings of today. A spelling counts if they agree on it. */
  readonly modern: readonly VerseText[];
}

/** A name that may have other letters in at most one of this many is still the same name. */
const LETTERS_PER_CHANGE = 3;

/** The types of entries that have the names of the original text. */
const named: ReadonlySet<string> = new Set(['Person', 'Place', 'Tribe']);

/** Reduces a name to its consonants, so that different spellings of one sound are equal: 'Salcah' and 'Salecah'. */
const consonantsOf = (name: string): string =>
  bareLetters(name)
    .replace(/ch|kh|ck|c|q/g, 'k')
    .replace(/ph/g, 'f')
    .replace(/ts|tz|sh|z/g, 's')
    .replace(/th/g, 't')
    .replace(/v/g, 'b')
    .replace(/[aeiouhjwy]/g, '')
    .replace(/(.)\1+/g, '$1');

const capitalised = (text: string | undefined): string[] => text?.match(/\b[A-Z][a-z]+(?:-[A-Za-z]+)*/g) ?? [];

/** Returns the names of a modern text, where two words in succession may be one name: 'Kiriath Jearim'. */
function namesIn(text: string | undefined): string[] {
  const pairs = [...(text ?? '').matchAll(/\b([A-Z][a-z]+)(?= ([A-Z][a-z]+)\b)/g)];
  return [...capitalised(text), ...pairs.map(([, one = '', other = '']) => `${one}-${other.toLowerCase()}`)];
}

function isSpellingOf(name: string, word: string): boolean {
  if (consonantsOf(name) !== consonantsOf(word) || consonantsOf(name) === '') return false;
  const [one, other] = [bareLetters(name), bareLetters(word)];
  const most = Math.max(1, Math.floor(Math.max(one.length, other.length) / LETTERS_PER_CHANGE));
  return editDistance(one, other, most) <= most;
}

/** Finds the spellings of a name in the modern editions of its verses, the most frequent first. */
function spellingsOf({ name, aliases, verses }: Entry, { old, modern }: SpellingEditions): string[] {
  const own = new Set([name, ...aliases].map(bareLetters));
  const naming = verses.filter((verse) => capitalised(old(verse)).some((word) => isSameName(word, name)));
  const counts = new Map<string, number>();
  for (const verse of naming) {
    const inOld = new Set(capitalised(old(verse)).map(bareLetters));
    for (const text of modern) {
      for (const word of new Set(namesIn(text(verse)))) {
        // 'So Jehoshabeath' is not a name of two words.
        const isKnown = [word, ...word.split('-')].some((part) => own.has(bareLetters(part)));
        if (!isKnown && !inOld.has(bareLetters(word)) && isSpellingOf(name, word))
          counts.set(word, (counts.get(word) ?? 0) + 1);
      }
    }
  }
  // Editions that differ only in hyphens agree.
  const agreed = (word: string) =>
    [...counts].reduce((sum, [other, count]) => sum + (isSameName(other, word) ? count : 0), 0);
  const usual = [...counts.keys()]
    .filter((word) => agreed(word) >= Math.max(naming.length, modern.length))
    .sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  return usual.filter((word, index) => usual.findIndex((each) => isSameName(each, word)) === index);
}

/**
 * Adds the spellings of today to the aliases of people, places and tribes: 'Salecah' for Salcah. They are the names that
 * the modern editions have in the same verses, if they sound alike and no other entry is called so.
 */
export function withModernSpellings(entries: readonly Entry[], editions: SpellingEditions): readonly Entry[] {
  if (editions.modern.length === 0) return entries;
  const known = new Set(entries.flatMap(({ name, aliases }) => [name, ...aliases].map(bareLetters)));
  return entries.map((entry) => {
    if (!named.has(entry.typename) || entry.originals.length === 0) return entry;
    const spellings = spellingsOf(entry, editions).filter((word) => !known.has(bareLetters(word)));
    return spellings.length === 0 ? entry : { ...entry, aliases: [...entry.aliases, ...spellings] };
  });
}
