// Written by `npm run codegen` from the schema and the .graphql files of this folder.
import type { Prose, StylingSpan } from '@manna/shared/contracts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Which way a text is read. */
export type Direction =
  /** From left to right. */
  | 'ltr'
  /** From right to left. */
  | 'rtl';

/** What a page of the site shows behind its text. */
export type PageAddition =
  /** The sources of the content with their terms: `attributions`. */
  | 'attributions'
  /** Where else the site is found, from its settings. */
  | 'social'
  /** The ways to help: giving, sharing, contributing. */
  | 'support';

export type TranslationChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type TranslationChoicesQuery = { translations: Array<{ __typename: 'Translation', slug: string, name: string, shortName: string }> };

export type KeepableTranslationsQueryVariables = Exact<{ [key: string]: never; }>;


export type KeepableTranslationsQuery = { translations: Array<{ __typename: 'Translation', slug: string, name: string, shortName: string, language: string, direction: Direction, licence: string, contains: { __typename: 'TranslationContents', chapters: number } }> };

export type KeptChaptersQueryVariables = Exact<{
  osisIds: Array<string> | string;
  translation: string;
}>;


export type KeptChaptersQuery = { chapters: Array<{ __typename: 'Chapter', osisId: string, title: string, translations: Array<{ __typename: 'ChapterText', content: string, styling: StylingSpan[] }> }> };

export type AttributionsQueryVariables = Exact<{ [key: string]: never; }>;


export type AttributionsQuery = { attributions: Array<{ __typename: 'Attribution', source: string, version: string, licence: string, attribution: string }> };

export type HomeQueryVariables = Exact<{
  date: string;
  language: string;
}>;


export type HomeQuery = { home: { __typename: 'Home', verseOfTheDay: { __typename: 'DailyVerse', text: string, passage: { __typename: 'Passage', osisIds: Array<string>, path: string }, translation: { __typename: 'Translation', slug: string, shortName: string, language: string } } | null, onThisDay: { __typename: 'OnThisDay', today: string, hebrewDate: string, isToday: boolean, sentence: string, language: string, reference: { __typename: 'Passage', osisIds: Array<string>, path: string }, entry:
        | { __typename: 'Person', id: string, name: string, pagePath: string }
        | { __typename: 'Place', id: string, name: string, pagePath: string }
        | { __typename: 'Animal', id: string, name: string, pagePath: string }
        | { __typename: 'Plant', id: string, name: string, pagePath: string }
        | { __typename: 'Tribe', id: string, name: string, pagePath: string }
        | { __typename: 'Event', id: string, name: string, pagePath: string }
        | { __typename: 'DictionaryWord', id: string, name: string, pagePath: string }
        | { __typename: 'Article', id: string, name: string, pagePath: string }
        | { __typename: 'Resource', id: string, name: string, pagePath: string }
       | null } | null, entry:
      | { __typename: 'Person', id: string, name: string, title: string | null, pagePath: string, summary: string, category: { __typename: 'Category', slug: string } }
      | { __typename: 'Place', id: string, name: string, title: string | null, pagePath: string, summary: string, category: { __typename: 'Category', slug: string } }
      | { __typename: 'Animal', id: string, name: string, title: string | null, pagePath: string, summary: string, category: { __typename: 'Category', slug: string } }
      | { __typename: 'Plant', id: string, name: string, title: string | null, pagePath: string, summary: string, category: { __typename: 'Category', slug: string } }
      | { __typename: 'Tribe', id: string, name: string, title: string | null, pagePath: string, summary: string, category: { __typename: 'Category', slug: string } }
      | { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string, summary: string, category: { __typename: 'Category', slug: string } }
      | { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string, summary: string, category: { __typename: 'Category', slug: string } }
      | { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string, summary: string, category: { __typename: 'Category', slug: string } }
      | { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string, summary: string, category: { __typename: 'Category', slug: string } }
     | null, event: { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string, summary: string } | null, news: Array<{ __typename: 'Article', id: string, name: string, pagePath: string, summary: string, published: string }> } };

export type SitePageQueryVariables = Exact<{
  slug: string;
  language: string;
}>;


export type SitePageQuery = { sitePage: { __typename: 'SitePage', slug: string, language: string, title: string, description: string, body: Prose, shows: PageAddition | null } | null };

