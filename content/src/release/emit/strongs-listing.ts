import type { HebrewWord, LexiconEntry } from '@manna/shared/contracts';
import {
  formatStrongsListing,
  parseChapterOsisId,
  verseNumber,
  wordsOf,
  type ListedChapter,
  type RenderedWord,
} from '@manna/shared/domain';

/** Words by verse number, as words.ndjson has them. */
export type HebrewWords = ReadonlyMap<number, readonly HebrewWord[]>;

/** What the listing is made from, with the lexicon's words by number. */
export interface HebrewSource {
  readonly words: HebrewWords;
  readonly lexicon: ReadonlyMap<string, Pick<LexiconEntry, 'lemma'>>;
}

/** Which part of a word is its stem, the one whose lemma has digits: the second of 'b/7225'. -1 if none is. */
export const stemIndex = ({ lemma }: Pick<HebrewWord, 'lemma'>): number =>
  lemma.split('/').findIndex((part) => /\d/.test(part));

/** The word that a number stands for, and what renders it. Undefined for a word without a number. */
function renderedWord(word: HebrewWord): RenderedWord | undefined {
  const { strongs, gloss = '' } = word;
  if (strongs === undefined) return undefined;
  const rendering = wordsOf(gloss.split('/')[stemIndex(word)] ?? '').join(' ');
  return { number: Number(strongs.slice(1)), rendering: rendering.toLowerCase() };
}

function numbersOfVerses({ osisId, verses }: ListedChapter): number[] {
  const { book, chapter = 0 } = parseChapterOsisId(osisId) ?? {};
  return verses.map((_, index) => verseNumber({ book: book?.number ?? 0, chapter, verse: index + 1 }));
}

/** The Hebrew words of each verse of these chapters, in the order of the Bible's listing. */
export const renderedWords = (chapters: readonly ListedChapter[], words: HebrewWords): RenderedWord[][] =>
  chapters
    .flatMap(numbersOfVerses)
    .map((verse) => (words.get(verse) ?? []).flatMap((word) => renderedWord(word) ?? []));

/** The text of the listing of Strong's numbers. */
export function strongsListingText(chapters: readonly ListedChapter[], { words, lexicon }: HebrewSource): string {
  const verses = renderedWords(chapters, words);
  const last = verses.flat().reduce((largest, { number }) => Math.max(largest, number), 0);
  const lemmas = Array.from({ length: last }, (_, index) => lexicon.get(`H${index + 1}`)?.lemma ?? '');
  return formatStrongsListing(verses, lemmas);
}
