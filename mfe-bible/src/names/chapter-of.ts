import { parseChapterOsisId, type ChapterRef } from '@manna/shared/domain';

/** The chapter of loaded data: a loader lets none through that is not one of the 1,189. */
export function chapterOf({ osisId }: { osisId: string }): ChapterRef {
  const chapter = parseChapterOsisId(osisId);
  if (!chapter) throw new Error(`${osisId} is no chapter`);
  return chapter;
}
