// Written by `npm run codegen` from the schema and the .graphql files of this folder.
import type { Prose, StylingSpan } from '@manna/shared/contracts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** The direction of a text. */
export type Direction =
  /** From left to right. */
  | 'ltr'
  /** From right to left. */
  | 'rtl';

/** What kind of writing a book is. */
export type BookGenre =
  /** Commandments and their reasons. */
  | 'law'
  /** What happened, in order. */
  | 'history'
  /** Songs, prayers and laments. */
  | 'poetry'
  /** How to live, and what to make of suffering. */
  | 'wisdom'
  /** Speeches and visions of a prophet. */
  | 'prophecy'
  /** The life, death and resurrection of Jesus. */
  | 'gospel'
  /** Written to a church, to several or to one reader. */
  | 'letter'
  /** Visions of the end and of what lies behind events. */
  | 'apocalypse';

export type BookQueryVariables = Exact<{
  slug: string;
  language: string;
}>;


export type BookQuery = { book: { __typename: 'Book', id: string, introduction: { __typename: 'BookIntroduction', title: string, genre: BookGenre, writer: string, body: Prose, keyVerse: { __typename: 'KeyVerse', text: string, passage: { __typename: 'Passage', osisIds: Array<string> }, translation: { __typename: 'Translation', slug: string, shortName: string, language: string, direction: Direction } } | null, sections: Array<{ __typename: 'BookSection', title: string, range: string, path: string }> } | null, people: Array<
      | { __typename: 'Person', id: string, name: string, title: string | null, pagePath: string }
      | { __typename: 'Place', id: string, name: string, title: string | null, pagePath: string }
      | { __typename: 'Animal', id: string, name: string, title: string | null, pagePath: string }
      | { __typename: 'Plant', id: string, name: string, title: string | null, pagePath: string }
      | { __typename: 'Tribe', id: string, name: string, title: string | null, pagePath: string }
      | { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string }
      | { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string }
      | { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string }
      | { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string }
    >, places: Array<
      | { __typename: 'Person', id: string, name: string, title: string | null, pagePath: string }
      | { __typename: 'Place', id: string, name: string, title: string | null, pagePath: string }
      | { __typename: 'Animal', id: string, name: string, title: string | null, pagePath: string }
      | { __typename: 'Plant', id: string, name: string, title: string | null, pagePath: string }
      | { __typename: 'Tribe', id: string, name: string, title: string | null, pagePath: string }
      | { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string }
      | { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string }
      | { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string }
      | { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string }
    >, events: Array<
      | { __typename: 'Person', id: string, name: string, title: string | null, pagePath: string }
      | { __typename: 'Place', id: string, name: string, title: string | null, pagePath: string }
      | { __typename: 'Animal', id: string, name: string, title: string | null, pagePath: string }
      | { __typename: 'Plant', id: string, name: string, title: string | null, pagePath: string }
      | { __typename: 'Tribe', id: string, name: string, title: string | null, pagePath: string }
      | { __typename: 'Event', eventsStart: number, eventsEnd: number, id: string, name: string, title: string | null, pagePath: string }
      | { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string }
      | { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string }
      | { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string }
    > } | null };

export type CommentaryQueryVariables = Exact<{
  passage: string;
  maxCharacters: number;
}>;


export type CommentaryQuery = { commentaries: Array<{ __typename: 'Commentary', slug: string, name: string, language: string, direction: Direction, licence: string, passages: Array<{ __typename: 'CommentaryPassage', osis: string, body: Prose | null }> }> };

export type TranslationsQueryVariables = Exact<{ [key: string]: never; }>;


export type TranslationsQuery = { translations: Array<{ __typename: 'Translation', slug: string, name: string, shortName: string, year: number, language: string }> };

export type CrossReferencedVersesQueryVariables = Exact<{
  chapter: string;
  opened: Array<string> | string;
  translation: string;
}>;


export type CrossReferencedVersesQuery = { translations: Array<{ __typename: 'Translation', slug: string, name: string, language: string, direction: Direction }>, chapter: { __typename: 'Chapter', verses: Array<{ __typename: 'Verse', verseNumber: number, text: string | null, crossReferenceCount: number }> } | null, opened: Array<{ __typename: 'Verse', verseNumber: number, crossReferences: Array<{ __typename: 'CrossReference', osisId: string, text: string | null }> }> };

export type VerseReferencesQueryVariables = Exact<{
  id: string;
  translation: string;
}>;


export type VerseReferencesQuery = { verse: { __typename: 'Verse', crossReferences: Array<{ __typename: 'CrossReference', osisId: string, text: string | null }> } | null };

export type OnThisDayQueryVariables = Exact<{
  date: string;
  language: string;
}>;


export type OnThisDayQuery = { home: { __typename: 'Home', onThisDay: { __typename: 'OnThisDay', today: string, hebrewDate: string, isToday: boolean, sentence: string, language: string, reference: { __typename: 'Passage', osisIds: Array<string>, path: string }, entry:
        | { __typename: 'Person', id: string, name: string, pagePath: string }
        | { __typename: 'Place', id: string, name: string, pagePath: string }
        | { __typename: 'Animal', id: string, name: string, pagePath: string }
        | { __typename: 'Plant', id: string, name: string, pagePath: string }
        | { __typename: 'Tribe', id: string, name: string, pagePath: string }
        | { __typename: 'Event', id: string, name: string, pagePath: string }
        | { __typename: 'DictionaryWord', id: string, name: string, pagePath: string }
        | { __typename: 'Article', id: string, name: string, pagePath: string }
        | { __typename: 'Resource', id: string, name: string, pagePath: string }
       | null } | null } };

export type VerseInTranslationQueryVariables = Exact<{
  osisIds: Array<string> | string;
  translation: string;
}>;


export type VerseInTranslationQuery = { verses: Array<{ __typename: 'Verse', id: string, osisId: string, text: string | null }>, translations: Array<{ __typename: 'Translation', slug: string, shortName: string, language: string, direction: Direction }> };

export type VerseOfTheDayQueryVariables = Exact<{
  date: string;
  language: string;
}>;


export type VerseOfTheDayQuery = { home: { __typename: 'Home', verseOfTheDay: { __typename: 'DailyVerse', text: string, passage: { __typename: 'Passage', osisIds: Array<string>, path: string }, translation: { __typename: 'Translation', slug: string, shortName: string, language: string, direction: Direction } } | null } };

export type InterlinearQueryVariables = Exact<{
  chapter: string;
  translation: string;
}>;


export type InterlinearQuery = { translations: Array<{ __typename: 'Translation', slug: string, name: string, shortName: string, language: string, direction: Direction, licence: string, contains: { __typename: 'TranslationContents', features: Array<string> } }>, chapter: { __typename: 'Chapter', verses: Array<{ __typename: 'Verse', verseNumber: number, text: string | null, words: Array<{ __typename: 'HebrewWord', text: string, morphology: string, reading: string | null, title: boolean, gloss: string | null }> }> } | null };

export type DownloadableTranslationsQueryVariables = Exact<{ [key: string]: never; }>;


export type DownloadableTranslationsQuery = { translations: Array<{ __typename: 'Translation', slug: string, name: string, shortName: string, language: string, direction: Direction, licence: string, year: number, contains: { __typename: 'TranslationContents', chapters: number } }> };

export type DownloadedChaptersQueryVariables = Exact<{
  osisIds: Array<string> | string;
  translation: string;
}>;


export type DownloadedChaptersQuery = { chapters: Array<{ __typename: 'Chapter', osisId: string, title: string, translations: Array<{ __typename: 'ChapterText', content: string, styling: StylingSpan[] }> }> };

export type PassageQueryVariables = Exact<{
  osisIds: Array<string> | string;
  translation: string;
}>;


export type PassageQuery = { translations: Array<{ __typename: 'Translation', slug: string, name: string, shortName: string }>, chapters: Array<{ __typename: 'Chapter', osisId: string, translations: Array<{ __typename: 'ChapterText', content: string, styling: StylingSpan[], translation: { __typename: 'Translation', slug: string, shortName: string, language: string, direction: Direction, licence: string } }> }> };

export type ChapterQueryVariables = Exact<{
  osisIds: Array<string> | string;
  translation: string;
}>;


export type ChapterQuery = { translations: Array<{ __typename: 'Translation', slug: string, name: string, shortName: string }>, chapters: Array<{ __typename: 'Chapter', hasCommentary: boolean, translations: Array<{ __typename: 'ChapterText', content: string, styling: StylingSpan[], translation: { __typename: 'Translation', slug: string, shortName: string, language: string, direction: Direction, licence: string } }> }> };

export type HebrewTextsQueryVariables = Exact<{ [key: string]: never; }>;


export type HebrewTextsQuery = { translations: Array<{ __typename: 'Translation', slug: string, contains: { __typename: 'TranslationContents', features: Array<string> } }> };

export type WordFindingsQueryVariables = Exact<{
  name: string;
  verse: string;
}>;


export type WordFindingsQuery = { entriesCalled: Array<
    | { __typename: 'Person', id: string, name: string, title: string | null, summary: string, pagePath: string }
    | { __typename: 'Place', id: string, name: string, title: string | null, summary: string, pagePath: string }
    | { __typename: 'Animal', id: string, name: string, title: string | null, summary: string, pagePath: string }
    | { __typename: 'Plant', id: string, name: string, title: string | null, summary: string, pagePath: string }
    | { __typename: 'Tribe', id: string, name: string, title: string | null, summary: string, pagePath: string }
    | { __typename: 'Event', id: string, name: string, title: string | null, summary: string, pagePath: string }
    | { __typename: 'DictionaryWord', id: string, name: string, title: string | null, summary: string, pagePath: string }
    | { __typename: 'Article', id: string, name: string, title: string | null, summary: string, pagePath: string }
    | { __typename: 'Resource', id: string, name: string, title: string | null, summary: string, pagePath: string }
  >, verse: { __typename: 'Verse', words: Array<{ __typename: 'HebrewWord', text: string, lemma: string, gloss: string | null, lexiconEntry: { __typename: 'LexiconEntry', strongs: string, lemma: string, language: string, transliteration: string, definition: string } | null }> } | null };

export type TranslationChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type TranslationChoicesQuery = { translations: Array<{ __typename: 'Translation', slug: string, name: string, shortName: string }> };

export type TranslationQueryVariables = Exact<{ [key: string]: never; }>;


export type TranslationQuery = { translations: Array<{ __typename: 'Translation', slug: string, name: string, shortName: string, language: string, direction: Direction, year: number, licence: string, contains: { __typename: 'TranslationContents', testaments: string, chapters: number, verses: number, omitted: number, incomplete: number, features: Array<string> } }> };

export type HebrewVerseQueryVariables = Exact<{
  id: string;
}>;


export type HebrewVerseQuery = { verse: { __typename: 'Verse', words: Array<{ __typename: 'HebrewWord', text: string, lemma: string, morphology: string, reading: string | null, title: boolean, gloss: string | null, lexiconEntry: { __typename: 'LexiconEntry', strongs: string, lemma: string, language: string, transliteration: string, pronunciation: string, definition: string, derivation: string, kjvDefinition: string } | null }> } | null };

