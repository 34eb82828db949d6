import { translationFeatures, type ChapterText, type StylingKind } from '@manna/shared/contracts';
import type { TranslationContents, TranslationFeature } from '@manna/shared/contracts';
import { versesOf } from './verse-texts';

/** What a source declares about its text that the spans cannot show. */
export type Declared = Pick<TranslationContents, 'testaments' | 'features'>;

const kindsThatTell: Partial<Record<TranslationFeature, StylingKind>> = {
  addedWords: 'added',
  wordsOfJesus: 'jesus',
  notes: 'note',
  poetry: 'line',
  titles: 'title',
  headings: 'heading',
  subscriptions: 'colophon',
};

/** The end of a verse whose real end is missing in the source. */
export const BROKEN_OFF = '…';

/**
 * Describes what a translation contains, from counts of its chapters. Declared features are those that no span shows.
 * Notes of the site are no notes of the translation.
 */
export function translationContents(chapters: readonly ChapterText[], declared: Declared): TranslationContents {
  const own = chapters.flatMap(({ styling }) => styling.filter(({ siteNote }) => !siteNote));
  const kinds = new Set(own.map(({ kind }) => kind));
  const verses = chapters.flatMap(versesOf);
  const withWords = verses.filter((text) => text !== undefined);
  return {
    testaments: declared.testaments,
    chapters: chapters.length,
    verses: withWords.length,
    omitted: verses.length - withWords.length,
    incomplete: withWords.filter((text) => text.endsWith(BROKEN_OFF)).length,
    features: translationFeatures.filter((feature) => {
      const kind = kindsThatTell[feature];
      return kind ? kinds.has(kind) : declared.features.includes(feature);
    }),
  };
}
