import type { Commentary } from '@manna/shared/contracts';
import { parseChapterOsisId, parseVerseId, verseNumber, type ChapterRef } from '@manna/shared/domain';
import { badInput } from '../graphql/bad-input';
import type { QueryContext } from '../graphql/query-context';
import type { PassageRow, VerseRange } from './commentaries-repository';

const MAX_CHARACTERS = 100_000;
/** No chapter has as many verses. */
const LAST_VERSE = 999;

interface CommentaryParent extends Commentary {
  range: VerseRange;
}

const startOf = ({ book, chapter }: ChapterRef): number => verseNumber({ book: book.number, chapter, verse: 0 });

/** Reads 'Gen.1', 'Gen.1.1' or 'Gen.1.1-Gen.1.5'; undefined if it is not in one chapter of the canon. */
function rangeOf(passage: string): VerseRange | undefined {
  const chapter = parseChapterOsisId(passage);
  if (chapter) return { from: startOf(chapter), to: startOf(chapter) + LAST_VERSE };
  const [start = '', end = start, ...more] = passage.split('-');
  const [from, to] = [parseVerseId(start), parseVerseId(end)];
  if (from === undefined || to === undefined || more.length > 0 || to < from) return undefined;
  return Math.floor(from / (LAST_VERSE + 1)) === Math.floor(to / (LAST_VERSE + 1)) ? { from, to } : undefined;
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
