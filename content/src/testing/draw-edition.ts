import type { ChapterText, Translation } from '@manna/shared/contracts';
import { plainText } from '../base/bible/blocks';
import { layOutChapter } from '../base/bible/lay-out-chapter';
import { translationContents } from '../base/bible/translation-contents';

/** A few verses of an edition, with its translation record. */
export interface DrawnEdition {
  readonly translation: Translation;
  readonly chapters: readonly ChapterText[];
}

/**
 * An edition with these verses, by OSIS id ('Gen.1.1'), in order. The verses of a chapter before the last one drawn
 * that are not there are omitted. A text under a chapter's id ('Ps.3') is its title.
 */
export function drawEdition(slug: string, drawn: Readonly<Record<string, string>>, language = 'en'): DrawnEdition {
  const chapterOf = (ref: string) => ref.split('.').slice(0, 2).join('.');
  const chapters = [...new Set(Object.keys(drawn).map(chapterOf))].map((osisId) => {
    const numbers = Object.keys(drawn)
      .filter((ref) => chapterOf(ref) === osisId && ref !== osisId)
      .map((ref) => Number(ref.split('.')[2]));
    const pieces = Array.from({ length: Math.max(...numbers) }, (_, index) => ({
      ...plainText(drawn[`${osisId}.${index + 1}`] ?? ''),
      verse: index + 1,
    }));
    const title = drawn[osisId];
    return layOutChapter({
      osisId,
      blocks: [
        ...(title === undefined ? [] : [{ kind: 'title' as const, pieces: [plainText(title)] }]),
        { kind: 'paragraph', pieces },
      ],
    });
  });
  return {
    translation: {
      slug,
      name: slug.toUpperCase(),
      shortName: slug.toUpperCase(),
      language,
      direction: 'ltr',
      year: 1900,
      licence: 'Public domain.',
      contains: translationContents(chapters, { testaments: 'whole', features: [] }),
    },
    chapters,
  };
}
