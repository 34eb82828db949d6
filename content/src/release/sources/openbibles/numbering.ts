import type { ChapterText } from '@manna/shared/contracts';
import { ContentError } from '../../../base/content-error';
import type { KjvGuide } from '../kjv-guide';
import { alike, type Weighted } from '../likeness';
import { versesOf } from '../../../base/bible/verse-texts';

/** Returns the similarity of two chapters if each verse is compared with the guide's verse at the given distance. */
const likenessMoved = (verses: readonly (Weighted | undefined)[], guide: readonly Weighted[], by: number): number =>
  verses.reduce((sum, verse, index) => {
    const other = guide[index + by];
    return verse && other ? sum + alike(verse, other) : sum;
  }, 0);

/**
 * Checks that the verses of each chapter are more similar to the verses of the King James Version with the same numbers
 * than to those one number before or after. Throws ContentError for the first chapter that fails.
 */
export function expectNumbering(name: string, chapters: readonly ChapterText[], guide: KjvGuide): void {
  for (const chapter of chapters) {
    const other = guide.chapters.get(chapter.osisId)?.weighed;
    if (!other) throw new ContentError(`${name} has ${chapter.osisId}, which the King James Version does not have.`);
    const verses = versesOf(chapter).map((text) => (text === undefined ? undefined : guide.likeness.weigh(text)));
    const inPlace = likenessMoved(verses, other, 0);
    const moved = Math.max(likenessMoved(verses, other, 1), likenessMoved(verses, other, -1));
    if (moved > inPlace) {
      throw new ContentError(
        `The verses of ${name} ${chapter.osisId} are not those of the King James Version's numbers.`,
      );
    }
  }
}
