import type { LexiconEntry } from '@manna/shared/contracts';
import { checkLength, checkRange, type ListRange } from '../graphql/bad-input';
import type { QueryContext } from '../graphql/query-context';
import type { VersePointer } from '../verses/verses-resolvers';

const MAX_ENTRIES = 100;

export const lexiconResolvers = {
  Query: {
    lexiconEntry: (_: unknown, { strongs }: { strongs: string }, { lexicon }: QueryContext) =>
      lexicon.byNumber(strongs),
    async lexiconEntries(_: unknown, { strongs }: { strongs: string[] }, { lexicon }: QueryContext) {
      checkLength(strongs, MAX_ENTRIES, 'entries of the lexicon');
      const found = await Promise.all(strongs.map((number) => lexicon.byNumber(number)));
      return found.filter((entry) => entry !== undefined);
    },
  },
  LexiconEntry: {
    forms: async ({ strongs }: LexiconEntry, _args: unknown, { lexicon }: QueryContext) =>
      (await lexicon.usesOf(strongs)).forms,
    renderings: async ({ strongs }: LexiconEntry, _args: unknown, { lexicon }: QueryContext) =>
      (await lexicon.usesOf(strongs)).renderings,
    async verses(
      { strongs }: LexiconEntry,
      range: ListRange,
      { lexicon }: QueryContext,
    ): Promise<{ items: VersePointer[]; totalCount: number }> {
      const { first, offset } = checkRange(range);
      const numbers = await lexicon.versesOf(strongs);
      const items = numbers.slice(offset, offset + first).map((number) => ({ number }));
      return { items, totalCount: numbers.length };
    },
  },
};
