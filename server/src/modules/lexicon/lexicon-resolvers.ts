import type { LexiconEntry } from '@manna/shared/contracts';
import { z } from 'zod';
import { checkFirst, checkLength } from '../graphql/bad-input';
import { makePage, readCursor } from '../graphql/cursor';
import type { QueryContext } from '../graphql/query-context';

const MAX_ENTRIES = 100;
const keySchema = z.tuple([z.int()]);

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
    async verses(
      { strongs }: LexiconEntry,
      { first, after }: { first: number; after?: string | null },
      { lexicon }: QueryContext,
    ) {
      const numbers = await lexicon.versesOf(strongs);
      const [last] = after == null ? [0] : readCursor(after, keySchema);
      const start = numbers.findIndex((number) => number > last);
      const rest = start < 0 ? [] : numbers.slice(start, start + checkFirst(first) + 1);
      const { edges, pageInfo } = makePage(rest, first, (number) => [number]);
      return { nodes: edges.map(({ node }) => ({ number: node })), pageInfo, totalCount: numbers.length };
    },
  },
};
