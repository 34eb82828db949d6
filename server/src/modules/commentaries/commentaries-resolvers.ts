import type { Commentary } from '@manna/shared/contracts';
import type { ChapterRef } from '@manna/shared/domain';
import { badInput } from '../graphql/bad-input';
import type { QueryContext } from '../graphql/query-context';
import { LAST_VERSE, readSpan, startOf, type VerseSpan } from '../verses/verse-span';
import type { PassageRow } from './commentaries-repository';

const MAX_CHARACTERS = 100_000;

interface CommentaryParent extends Commentary {
  range: VerseSpan;
}

/** Reads 'Gen.1', 'Gen.1.1' or 'Gen.1.1-Gen.1.5'; undefined if it is not in one chapter of the canon. */
function rangeOf(passage: string): VerseSpan | undefined {
  const span = readSpan(passage);
  const chapterAt = (verse: number) => Math.floor(verse / (LAST_VERSE + 1));
  return span && chapterAt(span.from) === chapterAt(span.to) ? span : undefined;
}

export const commentariesResolvers = {
  Query: {
    async commentaries(
      _: unknown,
      { passage }: { passage: string },
      { commentaries }: QueryContext,
    ): Promise<CommentaryParent[]> {
      const range = rangeOf(passage);
      if (!range)
        throw badInput(`"${passage}" is not a chapter or verses of one chapter, such as Gen.1 or Gen.1.1-Gen.1.5.`);
      return (await commentaries.on(range)).map((commentary) => ({ ...commentary, range }));
    },
  },
  Commentary: {
    passages(
      { slug, range }: CommentaryParent,
      { maxCharacters }: { maxCharacters: number },
      { commentaries }: QueryContext,
    ): Promise<PassageRow[]> {
      if (maxCharacters < 1 || maxCharacters > MAX_CHARACTERS)
        throw badInput(`"maxCharacters" is ${maxCharacters}: ask for 1 to ${MAX_CHARACTERS}.`);
      return commentaries.passages({ ...range, commentary: slug, maxCharacters });
    },
  },
  Chapter: {
    hasCommentary: ({ ref }: { ref: ChapterRef }, _args: unknown, { commentaries }: QueryContext): Promise<boolean> =>
      commentaries.hasChapter(startOf(ref)),
  },
};
