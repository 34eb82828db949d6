import { languages, type BookIntroduction } from '@manna/shared/contracts';
import { bookBySlug, type Book } from '@manna/shared/domain';
import type { GraphQLResolveInfo } from 'graphql';
import { entriesFor } from '../entries/read-entry';
import { checkFirst } from '../graphql/bad-input';
import type { QueryContext } from '../graphql/query-context';
import { wordsOfPassage, type PassageWords } from '../site-pages/passage-words';
import { sectionLocation } from './book-section';

type Section = BookIntroduction['sections'][number];

interface LanguageArgs {
  language: string;
}

const inLanguage = (texts: BookIntroduction['title'], { language }: LanguageArgs): string =>
  texts[languages.find((known) => known === language) ?? 'en'];

export const booksResolvers = {
  Query: {
    book: (_: unknown, { slug }: { slug: string }): Book | undefined => bookBySlug(slug),
  },
  Book: {
    introduction: ({ number }: Book, _args: unknown, { books }: QueryContext): Promise<BookIntroduction | undefined> =>
      books.introductionOf(number),
    async entries(
      { number }: Book,
      { collection, first }: { collection: string; first: number },
      context: QueryContext,
      info: GraphQLResolveInfo,
    ) {
      return entriesFor(await context.books.entriesOf(number, collection, checkFirst(first)), context, info);
    },
  },
  BookIntroduction: {
    title: ({ title }: BookIntroduction, args: LanguageArgs): string => inLanguage(title, args),
    writer: ({ writer }: BookIntroduction, args: LanguageArgs): string => inLanguage(writer, args),
    keyVerse: (
      { keyVerse }: BookIntroduction,
      _args: unknown,
      context: QueryContext,
    ): Promise<PassageWords | undefined> => wordsOfPassage(keyVerse, context),
  },
  BookSection: {
    range: ({ osis }: Section): string | undefined => sectionLocation(osis)?.range,
    path: ({ osis }: Section): string | undefined => sectionLocation(osis)?.path,
  },
};
