import type { ChapterText, HebrewWord } from '@manna/shared/contracts';
import { parseVerseId } from '@manna/shared/domain';
import { englishTokens, type EnglishToken } from './english-tokens';
import { hebrewMorphemes, type Morpheme } from './hebrew-morphemes';

/** A verse, or the title of a psalm, in both languages. */
export interface BilingualVerse {
  /** Number of the verse. A title has that of verse 1. */
  readonly id: number;
  readonly morphemes: readonly Morpheme[];
  /** The words of the King James Version, without those that its translators supplied. */
  readonly tokens: readonly EnglishToken[];
}

/**
 * The verses of a chapter of the King James Version that have Hebrew words. A title that the Hebrew text marks is
 * returned apart; otherwise the Hebrew words of the title are in verse 1, and those of the translation are put there.
 */
function versesOfChapter(chapter: ChapterText, words: ReadonlyMap<number, readonly HebrewWord[]>): BilingualVerse[] {
  const found: BilingualVerse[] = [];
  let title: EnglishToken[] = [];
  for (const span of chapter.styling) {
    if (span.kind === 'title') title = englishTokens(chapter, span);
    const id = span.kind === 'verse' ? parseVerseId(span.ref ?? '') : undefined;
    const hebrew = id === undefined ? undefined : words.get(id);
    if (id === undefined || !hebrew) continue;
    const isOfTitle = ({ word }: Morpheme) => hebrew[word]?.title ?? false;
    const morphemes = hebrewMorphemes(hebrew);
    const ofTitle = morphemes.filter(isOfTitle);
    const tokens = englishTokens(chapter, span);
    if (ofTitle.length > 0) found.push({ id, morphemes: ofTitle, tokens: title });
    found.push({
      id,
      morphemes: morphemes.filter((morpheme) => !isOfTitle(morpheme)),
      tokens: ofTitle.length > 0 ? tokens : [...title, ...tokens],
    });
    title = [];
  }
  return found.map((verse) => ({ ...verse, tokens: verse.tokens.filter(({ isAdded }) => !isAdded) }));
}

/** The verses of the Old Testament in both languages. */
export const versesToAlign = (
  chapters: readonly ChapterText[],
  words: ReadonlyMap<number, readonly HebrewWord[]>,
): BilingualVerse[] => chapters.flatMap((chapter) => versesOfChapter(chapter, words));
