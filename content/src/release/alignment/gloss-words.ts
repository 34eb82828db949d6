import type { ChapterText, HebrewWord, LexiconEntry } from '@manna/shared/contracts';
import { alignVerse } from './align-verse';
import { isFunctionWord } from './function-words';
import { learnTranslations, type Translations } from './learn-translations';
import { plainWords, type PlainWords } from './plain-words';
import { readRenderings } from './read-renderings';
import { reinforcePairs } from './reinforce-pairs';
import type { VerseLinks } from './verse-links';
import { verseProbabilities } from './verse-probabilities';
import { versesToAlign, type BilingualVerse } from './verses-to-align';

/** A rendering that the lexicon does not list is shown if it was found this often, and for this share of the stem. */
const UNLISTED_COUNT = 4;
const UNLISTED_SHARE = 0.05;
/** A word without a meaning of its own is shown if it is at least this share of the stem's renderings, listed or not. */
const FUNCTION_WORD_SHARE = 0.015;

/** Numbers texts from 0 in the order in which they first come. */
function numbering() {
  const numbers = new Map<string, number>();
  const numberOf = (text: string): number => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  return { numbers, numberOf };
}

/** The renderings that the lexicon lists, by number of the morpheme, as numbers of stems. */
function listedRenderings(
  morphemes: ReadonlyMap<string, number>,
  stems: ReadonlyMap<string, number>,
  lexicon: ReadonlyMap<string, LexiconEntry>,
): ReadonlyMap<number, ReadonlySet<number>> {
  const listed = new Map<number, ReadonlySet<number>>();
  for (const [key, number] of morphemes) {
    const entry = lexicon.get(key);
    if (!entry) continue;
    const known = [...readRenderings(entry.kjvDefinition)].flatMap((stem) => stems.get(stem) ?? []);
    listed.set(number, new Set(known));
  }
  return listed;
}

function learnFrom(verses: readonly BilingualVerse[], lexicon: ReadonlyMap<string, LexiconEntry>): Translations {
  const morphemes = numbering();
  const stems = numbering();
  const unpaired = verses.map((verse) => ({
    hebrew: Int32Array.from(verse.morphemes, ({ key }) => morphemes.numberOf(key)),
    english: Int32Array.from(verse.tokens, ({ stem }) => stems.numberOf(stem)),
  }));
  const listed = listedRenderings(morphemes.numbers, stems.numbers, lexicon);
  return learnTranslations(unpaired, {
    morphemes: morphemes.numbers.size,
    stems: stems.numbers.size,
    isListed: (morpheme, stem) => listed.get(morpheme)?.has(stem) ?? false,
  });
}

/** Aligns the verse at an index with what was learned. */
function linksOf(verse: BilingualVerse, index: number, { verses, statistics, counts, listed }: Translations) {
  const paired = verses[index];
  if (!paired) throw new RangeError(`There is no verse ${index}.`);
  const { tokens } = verse;
  const width = tokens.length;
  /** The number of each pair that is possible, row by row; -1 for the others. */
  const pairAt = new Int32Array(verse.morphemes.length * width).fill(-1);
  const { rows, columns } = paired.shape;
  for (let at = 0; at < paired.pairs.length; at += 1)
    pairAt[(rows[at] ?? 0) * width + (columns[at] ?? 0)] = paired.pairs[at] ?? 0;
  const isFunction = tokens.map(({ text }) => isFunctionWord(text.toLowerCase()));
  const isListed = (morpheme: number, token: number) => listed[pairAt[morpheme * width + token] ?? -1] === 1;
  return alignVerse({
    ...verse,
    probabilities: reinforcePairs(paired, verseProbabilities(paired, statistics), verse.morphemes),
    isListed,
    isCredible: (morpheme, token) => {
      const pair = pairAt[morpheme * width + token] ?? -1;
      const share = statistics.pairs[2 * pair] ?? 0;
      if (isFunction[token] && share < FUNCTION_WORD_SHARE) return false;
      if (isListed(morpheme, token)) return true;
      return (counts[2 * pair] ?? 0) >= UNLISTED_COUNT && share >= UNLISTED_SHARE;
    },
  });
}

/** Writes the renderings of each word, with a slash between the parts of the word; '' for a word without any. */
function glossesOf(links: VerseLinks, words: readonly HebrewWord[], plain: PlainWords): string[] {
  const { morphemes, tokens } = links.verse;
  const partsOf = words.map(({ text }) => text.split('/').map((): number[] => []));
  for (const [index, { word, part }] of morphemes.entries()) partsOf[word]?.[part]?.push(...links.of(index));
  return partsOf.map((parts) => {
    const written = parts.map((ofPart) =>
      ofPart
        .sort((one, other) => one - other)
        .flatMap((index) => {
          const token = tokens[index];
          return token ? [plain(token)] : [];
        })
        .join(' '),
    );
    return written.some((part) => part !== '') ? written.join('/') : '';
  });
}

/**
 * Returns the Hebrew words by verse, each with what renders it in the King James Version. Both texts are aligned word by
 * word: by statistics over all verses, the lexicon's lists of renderings, and the order of the words; each English word
 * is used once. A word of which the result is not sure has no gloss.
 */
export function glossWords(
  words: ReadonlyMap<number, readonly HebrewWord[]>,
  kingJames: readonly ChapterText[],
  lexicon: ReadonlyMap<string, LexiconEntry>,
): Map<number, HebrewWord[]> {
  const verses = versesToAlign(kingJames, words);
  const translations = learnFrom(verses, lexicon);
  const plain = plainWords(verses.flatMap(({ tokens }) => tokens));
  const glossed = new Map([...words].map(([id, ofVerse]) => [id, [...ofVerse]]));
  for (const [index, verse] of verses.entries()) {
    const ofVerse = glossed.get(verse.id) ?? [];
    const glosses = glossesOf(linksOf(verse, index, translations), ofVerse, plain);
    for (const [at, word] of ofVerse.entries()) {
      const gloss = glosses[at] ?? '';
      if (gloss !== '') ofVerse[at] = { ...word, gloss };
    }
  }
  return glossed;
}
