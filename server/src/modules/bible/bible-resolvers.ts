import type { Translation } from '@manna/shared/contracts';
import { chapterTitle, parseChapterOsisId, type ChapterRef } from '@manna/shared/domain';
import { checkLength } from '../graphql/bad-input';
import type { QueryContext } from '../graphql/query-context';
import type { ChapterRow } from './bible-repository';

const MAX_CHAPTERS_A_QUERY = 50;

interface ChapterParent {
  osisId: string;
  ref: ChapterRef;
  translation: string;
}

function chapterOf(osisId: string, translation: string): ChapterParent | undefined {
  const ref = parseChapterOsisId(osisId);
  return ref && { osisId, ref, translation };
}

export const bibleResolvers = {
  Query: {
    translations: (_: unknown, _args: unknown, { bible }: QueryContext): Promise<Translation[]> => bible.translations(),
    chapters(_: unknown, { osisIds, translation }: { osisIds: string[]; translation: string }): ChapterParent[] {
      checkLength(osisIds, MAX_CHAPTERS_A_QUERY, 'chapters');
      return osisIds.map((osisId) => chapterOf(osisId, translation)).filter((chapter) => chapter !== undefined);
    },
    chapter: (
      _: unknown,
      { osisId, translation }: { osisId: string; translation?: string | null },
      { defaultTranslation }: QueryContext,
    ): ChapterParent | undefined => chapterOf(osisId, translation ?? defaultTranslation),
  },
  Chapter: {
    title: ({ ref }: ChapterParent): string => chapterTitle(ref),
    async translations(key: ChapterParent, _args: unknown, { bible }: QueryContext): Promise<ChapterRow[]> {
      const row = await bible.chapter(key);
      return row ? [row] : [];
    },
  },
  ChapterText: {
    async translation(row: ChapterRow, _args: unknown, { bible }: QueryContext): Promise<Translation | undefined> {
      return (await bible.translations()).find(({ slug }) => slug === row.translation);
    },
  },
};
