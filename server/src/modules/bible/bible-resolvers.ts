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

export const bibleResolvers = {
  Query: {
    translations: (_: unknown, _args: unknown, { bible }: QueryContext): Promise<Translation[]> => bible.translations(),
    chapters(_: unknown, { osisIds, translation }: { osisIds: string[]; translation: string }): ChapterParent[] {
      checkLength(osisIds, MAX_CHAPTERS_A_QUERY, 'chapters');
      return osisIds.flatMap((osisId) => {
        const ref = parseChapterOsisId(osisId);
        return ref ? [{ osisId, ref, translation }] : [];
      });
    },
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
