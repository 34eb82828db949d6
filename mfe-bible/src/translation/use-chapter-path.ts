import { chapterPath, type ChapterRef } from '@manna/shared/domain';
import { useTranslationLeftOut } from './use-translation-left-out';

/** Returns the path of a chapter in a translation, by its slug. */
export function useChapterPath(): (chapter: ChapterRef, translation: string) => string {
  const left = useTranslationLeftOut();
  return (chapter, translation) => chapterPath(chapter, translation, left);
}
