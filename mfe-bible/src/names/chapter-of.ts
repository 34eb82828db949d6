import { parseChapterOsisId, type ChapterRef } from '@manna/shared/domain';

/** The chapter of loaded data: the loader has checked that it is one of the 1,189. */
export function chapterOf({ osisId }: { osisId: string }): ChapterRef {
  const chapter = parseChapterOsisId(osisId);
  if (!chapter) throw new Error(`${osisId} is no chapter`);
  return chapter;
}
