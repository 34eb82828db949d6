import type { HebrewWord, LexiconEntry, Translation } from '@manna/shared/contracts';
import {
  bookId,
  books,
  chapterId,
  parseVerseId,
  verseId,
  verseOsisId,
  versePlace,
  verseTitle,
  type Book,
  type ChapterRef,
} from '@manna/shared/domain';
import type { GraphQLResolveInfo } from 'graphql';
import { entriesFor } from '../entries/read-entry';
import { checkFirst, checkLength } from '../graphql/bad-input';
import type { QueryContext } from '../graphql/query-context';
import type { VerseRow } from './verses-repository';

const MAX_VERSES = 100;

/** A verse that another verse or a word refers to. Its row is read only if its text is selected. */
export interface VersePointer {
  number: number;
}

/** Removes duplicates, because the source sometimes names a verse twice. */
const eachOnce = (numbers: readonly number[]): number[] => [...new Set(numbers)];

const bookOf = (number: number): Book | undefined => books[versePlace(number).book - 1];

export const versesResolvers = {
  Query: {
    books: (): readonly Book[] => books,
    verse(_: unknown, { id }: { id: string }, { verses }: QueryContext) {
      const number = parseVerseId(id);
      return number === undefined ? undefined : verses.byNumber(number);
    },
    async verses(_: unknown, { ids }: { ids: string[] }, { verses }: QueryContext): Promise<VerseRow[]> {
      checkLength(ids, MAX_VERSES, 'verses');
      const numbers = ids.map(parseVerseId).filter((number) => number !== undefined);
      const found = await Promise.all(numbers.map((number) => verses.byNumber(number)));
      return found.filter((verse) => verse !== undefined);
    },
  },
  Book: { id: bookId },
  Chapter: {
    id: ({ ref }: { ref: ChapterRef }): string => chapterId(ref),
    number: ({ ref }: { ref: ChapterRef }): number => ref.chapter,
    book: ({ ref }: { ref: ChapterRef }): Book => ref.book,
    verses: ({ ref }: { ref: ChapterRef }, _args: unknown, { verses }: QueryContext): Promise<VerseRow[]> =>
      verses.ofChapter(ref),
    lastVerse: ({ ref }: { ref: ChapterRef }, _args: unknown, { verses }: QueryContext): Promise<number | undefined> =>
      verses.lastOfChapter(ref),
  },
  Verse: {
    id: ({ id }: VerseRow): string => verseId(id),
    title: ({ id }: VerseRow): string | undefined => verseTitle(id),
    book: ({ id }: VerseRow): Book | undefined => bookOf(id),
    chapterNumber: ({ id }: VerseRow): number => versePlace(id).chapter,
    verseNumber: ({ id }: VerseRow): number => versePlace(id).verse,
    async texts({ texts }: VerseRow, _args: unknown, { bible }: QueryContext) {
      const translations = await bible.translations();
      return translations.flatMap((translation): { translation: Translation; text: string }[] => {
        const text = texts[translation.slug];
        return text === undefined ? [] : [{ translation, text }];
      });
    },
    text({ texts }: VerseRow, { translation }: { translation: string }): string | undefined {
      const slug = translation.toLowerCase();
      return Object.hasOwn(texts, slug) ? texts[slug] : undefined;
    },
    crossReferences: ({ crossReferences }: VerseRow, { first }: { first: number }): VersePointer[] =>
      eachOnce(crossReferences)
        .slice(0, checkFirst(first))
        .map((number) => ({ number })),
    crossReferenceCount: ({ crossReferences }: VerseRow): number => eachOnce(crossReferences).length,
    words: ({ id }: VerseRow, _args: unknown, { verses }: QueryContext): Promise<HebrewWord[]> => verses.wordsOf(id),
    async entries({ id }: VerseRow, { first }: { first: number }, context: QueryContext, info: GraphQLResolveInfo) {
      return entriesFor((await context.verses.entriesOf(id)).slice(0, checkFirst(first)), context, info);
    },
  },
  CrossReference: {
    id: ({ number }: VersePointer): string => verseId(number),
    osisId: ({ number }: VersePointer): string | undefined => verseOsisId(number),
    title: ({ number }: VersePointer): string | undefined => verseTitle(number),
    text: ({ number }: VersePointer, { translation }: { translation: string }, { verses }: QueryContext) =>
      verses.textOf(number, translation.toLowerCase()),
  },
  HebrewWord: {
    title: ({ title }: HebrewWord): boolean => title ?? false,
    lexiconEntry(
      { strongs }: HebrewWord,
      _args: unknown,
      { lexicon }: QueryContext,
    ): Promise<LexiconEntry | undefined> | undefined {
      return strongs === undefined ? undefined : lexicon.byNumber(strongs);
    },
  },
};
