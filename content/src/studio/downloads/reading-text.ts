import { chapterRunName, chapterRuns, type ChapterRef } from '@manna/shared/domain';

/** Chapters in canonical order as a reader looks them up: 'Genesis 50; Exodus 1–3', 'Psalm 23', 'Jude; Revelation 1'. */
export const readingText = (chapters: readonly ChapterRef[]): string =>
  chapterRuns(chapters)
    .map((run) => chapterRunName(run))
    .join('; ');
