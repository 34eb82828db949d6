import type { Translation } from '@manna/shared/contracts';
import { chapterTitle, parseChapterOsisId, type ChapterRef } from '@manna/shared/domain';
import { GraphQLError } from 'graphql';
import type { BibleRepository, ChapterRow } from './bible-repository';

const MAX_CHAPTERS_A_QUERY = 50;

/** What every resolver is given. */
export interface BibleContext {
  bible: BibleRepository;
}

interface ChapterParent {
  osisId: string;
  ref: ChapterRef;
  translation: string;
}

const badInput = (message: string) => new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

export const bibleResolvers = {
  Query: {
    translations: (_: unknown, _args: unknown, { bible }: BibleContext): Promise<Translation[]> => bible.translations(),
    chapters(_: unknown, { osisIds, translation }: { osisIds: string[]; translation: string }): ChapterParent[] {
      if (osisIds.length > MAX_CHAPTERS_A_QUERY)
        throw badInput(
          `A query may name at most ${MAX_CHAPTERS_A_QUERY} chapters, and this one names ${osisIds.length}.`,
        );
      return osisIds.flatMap((osisId) => {
        const ref = parseChapterOsisId(osisId);
        return ref ? [{ osisId, ref, translation }] : [];
      });
    },
  },
  Chapter: {
    title: ({ ref }: ChapterParent): string => chapterTitle(ref),
    async translations(key: ChapterParent, _args: unknown, { bible }: BibleContext): Promise<ChapterRow[]> {
      const row = await bible.chapter(key);
      return row ? [row] : [];
    },
  },
  ChapterText: {
    async translation(row: ChapterRow, _args: unknown, { bible }: BibleContext): Promise<Translation | undefined> {
      return (await bible.translations()).find(({ slug }) => slug === row.translation);
    },
  },
};
