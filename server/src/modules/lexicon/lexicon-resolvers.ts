import type { LexiconEntry } from '@manna/shared/contracts';
import type { GraphQLResolveInfo } from 'graphql';
import { entriesFor } from '../entries/read-entry';
import { checkLength, checkRange, type ListRange } from '../graphql/bad-input';
import type { QueryContext } from '../graphql/query-context';
import type { VersePointer } from '../verses/verses-resolvers';

const MAX_ENTRIES = 100;
/** The most entries that are shown for one word. */
const MAX_OF_WORD = 12;

export const lexiconResolvers = {
  Query: {
    lexiconEntry: (_: unknown, { strongs }: { strongs: string }, { lexicon }: QueryContext) =>
      lexicon.byNumber(strongs),
    async lexiconEntries(_: unknown, { strongs }: { strongs: string[] }, { lexicon }: QueryContext) {
      checkLength(strongs, MAX_ENTRIES, 'entries of the lexicon');
      const found = await Promise.all(strongs.map((number) => lexicon.byNumber(number)));
      return found.filter((entry) => entry !== undefined);
    },
    lexiconSpelled: (_: unknown, { spelling }: { spelling: string }, { lexicon }: QueryContext) =>
      lexicon.spelled(spelling),
  },
  LexiconEntry: {
    entries: async ({ strongs }: LexiconEntry, _args: unknown, context: QueryContext, info: GraphQLResolveInfo) =>
      entriesFor(await context.entries.ofWord(strongs, MAX_OF_WORD), context, info),
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
