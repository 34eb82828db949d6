import { chapterOsisId, type ChapterRef } from '@manna/shared/domain';

/** The longest chapter, Psalm 119, has 176 verses; GraphQL gives at most 100 at once. */
const MOST_VERSES = 176;
const AT_ONCE = 100;

/**
 * OSIS ids of as many verses as any chapter has, in two lists that may be asked for at once: which of them there are, the
 * answer tells.
 */
export function chapterVerseIds(chapter: ChapterRef): { ids: string[]; more: string[] } {
  const all = Array.from({ length: MOST_VERSES }, (_, index) => `${chapterOsisId(chapter)}.${index + 1}`);
  return { ids: all.slice(0, AT_ONCE), more: all.slice(AT_ONCE) };
}
