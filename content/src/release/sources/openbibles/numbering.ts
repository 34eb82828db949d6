import type { ChapterText } from '@manna/shared/contracts';
import { ContentError } from '../../../base/content-error';
import type { KjvGuide } from '../kjv-guide';
import { alike, type Weighted } from '../likeness';
import { versesOf } from '../../../base/bible/verse-texts';

/** How alike two chapters are when the second's verses are moved on by so many. */
const likenessMoved = (verses: readonly (Weighted | undefined)[], guide: readonly Weighted[], by: number): number =>
  verses.reduce((sum, verse, index) => {
    const other = guide[index + by];
    return verse && other ? sum + alike(verse, other) : sum;
  }, 0);

/**
 * Checks that each chapter's verses are more like the King James Version's of the same numbers than like those one
 * number before or after. Throws ContentError at the first chapter where they are not.
 */
export function expectNumbering(name: string, chapters: readonly ChapterText[], guide: KjvGuide): void {
  for (const chapter of chapters) {
    const other = guide.chapters.get(chapter.osisId)?.weighed;
    if (!other) throw new ContentError(`${name} has ${chapter.osisId}, which the King James Version has not.`);
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
