import { bookBySlug, chapterOsisId } from '@manna/shared/domain';
import { parseVerses, VERSES_PARAMETER } from '../../names/verse-selection';

/** The longest chapter, Psalm 119, has 176 verses. */
const MOST_VERSES = 176;

/** OSIS ids of the verses that the path of a chapter's page names; without any, its first one. */
export function versesOfPath(path: string): string[] {
  const { pathname, searchParams } = new URL(path, 'https://site.invalid');
  const [, , slug = '', chapterNum = ''] = pathname.split('/');
  const book = bookBySlug(slug);
  const chapter = Number(chapterNum);
  if (!book || !(chapter <= book.chapterCount)) return [];
  const named = parseVerses(searchParams.get(VERSES_PARAMETER), MOST_VERSES);
  return (named.length > 0 ? named : [1]).map((verse) => `${chapterOsisId({ book, chapter })}.${verse}`);
}
