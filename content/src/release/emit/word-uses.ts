import type { CountedText, HebrewWord, LexiconEntry } from '@manna/shared/contracts';
import { readGloss } from '@manna/shared/domain';
import { stemIndex, type HebrewWords } from './strongs-listing';

/** More forms or renderings than this say little more: the rest is rare. */
const MOST = 40;

/** Marks of chant, the meteg and the separators: forms that differ in nothing else are one form. Vowel points stay. */
const CHANT = /[\u0591-\u05AF]|[\u05C3-\u05C6]|\u05BD|\u05BF|\u05C0|\u034F|\u200D/g;

/** The point in the first letter, which depends on the word before it; a vav with it is the vowel u. */
const FIRST_POINT = /^([\u05D0-\u05EA])([\u05B0-\u05BB\u05C1\u05C2]*)\u05BC/;

/** Texts of each word, counted. */
class Tallies {
  readonly #byWord = new Map<string, Map<string, number>>();

  add(strongs: string, text: string): void {
    if (text === '') return;
    const counts = this.#byWord.get(strongs) ?? new Map<string, number>();
    this.#byWord.set(strongs, counts.set(text, (counts.get(text) ?? 0) + 1));
  }

  /** The texts of a word, the most frequent first. Undefined if it has none. */
  of(strongs: string): CountedText[] | undefined {
    const counts = this.#byWord.get(strongs);
    return (
      counts &&
      [...counts]
        .map(([text, count]) => ({ text, count }))
        .sort((one, other) => other.count - one.count || (one.text < other.text ? -1 : 1))
        .slice(0, MOST)
    );
  }
}

/** The part of a word without its prefixes and suffixes. */
function stemOf(word: HebrewWord): string {
  const stem = (word.text.split('/')[stemIndex(word)] ?? '').normalize('NFC').replaceAll(CHANT, '');
  return stem.startsWith('ו') ? stem : stem.replace(FIRST_POINT, '$1$2');
}

/** The lexicon, in which each Hebrew word has its forms in the text and what the King James Version has for it, counted. */
export function withUses(lexicon: Iterable<LexiconEntry>, words: HebrewWords): LexiconEntry[] {
  const allForms = new Tallies();
  const allRenderings = new Tallies();
  for (const word of [...words.values()].flat()) {
    const { strongs, gloss, morphology } = word;
    // A written form that is not read has no points.
    if (strongs === undefined || word.reading === 'ketiv') continue;
    allForms.add(strongs, stemOf(word));
    if (gloss !== undefined) allRenderings.add(strongs, readGloss(gloss, morphology).stem);
  }
  return [...lexicon].map((entry) => {
    const [forms, renderings] = [allForms.of(entry.strongs), allRenderings.of(entry.strongs)];
    return { ...entry, ...(forms && { forms }), ...(renderings && { renderings }) };
  });
}
