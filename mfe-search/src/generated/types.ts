// Written by `npm run codegen` from the schema and the .graphql files of this folder.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SearchQueryVariables = Exact<{
  query: string;
  options: string;
  scope?: Array<string> | string | null | undefined;
}>;


export type SearchQuery = { search: Array<string> };

export type BookEntriesQueryVariables = Exact<{
  slug: string;
}>;


export type BookEntriesQuery = { book: { __typename: 'Book', id: string, people: Array<
      | { __typename: 'Person', id: string }
      | { __typename: 'Place', id: string }
      | { __typename: 'Animal', id: string }
      | { __typename: 'Plant', id: string }
      | { __typename: 'Tribe', id: string }
      | { __typename: 'Event', id: string }
      | { __typename: 'DictionaryWord', id: string }
      | { __typename: 'Article', id: string }
      | { __typename: 'Resource', id: string }
    >, places: Array<
      | { __typename: 'Person', id: string }
      | { __typename: 'Place', id: string }
      | { __typename: 'Animal', id: string }
      | { __typename: 'Plant', id: string }
      | { __typename: 'Tribe', id: string }
      | { __typename: 'Event', id: string }
      | { __typename: 'DictionaryWord', id: string }
      | { __typename: 'Article', id: string }
      | { __typename: 'Resource', id: string }
    >, events: Array<
      | { __typename: 'Person', id: string }
      | { __typename: 'Place', id: string }
      | { __typename: 'Animal', id: string }
      | { __typename: 'Plant', id: string }
      | { __typename: 'Tribe', id: string }
      | { __typename: 'Event', id: string }
      | { __typename: 'DictionaryWord', id: string }
      | { __typename: 'Article', id: string }
      | { __typename: 'Resource', id: string }
    >, plants: Array<
      | { __typename: 'Person', id: string }
      | { __typename: 'Place', id: string }
      | { __typename: 'Animal', id: string }
      | { __typename: 'Plant', id: string }
      | { __typename: 'Tribe', id: string }
      | { __typename: 'Event', id: string }
      | { __typename: 'DictionaryWord', id: string }
      | { __typename: 'Article', id: string }
      | { __typename: 'Resource', id: string }
    >, tribes: Array<
      | { __typename: 'Person', id: string }
      | { __typename: 'Place', id: string }
      | { __typename: 'Animal', id: string }
      | { __typename: 'Plant', id: string }
      | { __typename: 'Tribe', id: string }
      | { __typename: 'Event', id: string }
      | { __typename: 'DictionaryWord', id: string }
      | { __typename: 'Article', id: string }
      | { __typename: 'Resource', id: string }
    >, animals: Array<
      | { __typename: 'Person', id: string }
      | { __typename: 'Place', id: string }
      | { __typename: 'Animal', id: string }
      | { __typename: 'Plant', id: string }
      | { __typename: 'Tribe', id: string }
      | { __typename: 'Event', id: string }
      | { __typename: 'DictionaryWord', id: string }
      | { __typename: 'Article', id: string }
      | { __typename: 'Resource', id: string }
    >, dictionary: Array<
      | { __typename: 'Person', id: string }
      | { __typename: 'Place', id: string }
      | { __typename: 'Animal', id: string }
      | { __typename: 'Plant', id: string }
      | { __typename: 'Tribe', id: string }
      | { __typename: 'Event', id: string }
      | { __typename: 'DictionaryWord', id: string }
      | { __typename: 'Article', id: string }
      | { __typename: 'Resource', id: string }
    >, articles: Array<
      | { __typename: 'Person', id: string }
      | { __typename: 'Place', id: string }
      | { __typename: 'Animal', id: string }
      | { __typename: 'Plant', id: string }
      | { __typename: 'Tribe', id: string }
      | { __typename: 'Event', id: string }
      | { __typename: 'DictionaryWord', id: string }
      | { __typename: 'Article', id: string }
      | { __typename: 'Resource', id: string }
    >, resources: Array<
      | { __typename: 'Person', id: string }
      | { __typename: 'Place', id: string }
      | { __typename: 'Animal', id: string }
      | { __typename: 'Plant', id: string }
      | { __typename: 'Tribe', id: string }
      | { __typename: 'Event', id: string }
      | { __typename: 'DictionaryWord', id: string }
      | { __typename: 'Article', id: string }
      | { __typename: 'Resource', id: string }
    > } | null };

export type PassageEntriesQueryVariables = Exact<{
  verses: Array<string> | string;
}>;


export type PassageEntriesQuery = { verses: Array<{ __typename: 'Verse', id: string, entries: Array<
      | { __typename: 'Person', id: string }
      | { __typename: 'Place', id: string }
      | { __typename: 'Animal', id: string }
      | { __typename: 'Plant', id: string }
      | { __typename: 'Tribe', id: string }
      | { __typename: 'Event', id: string }
      | { __typename: 'DictionaryWord', id: string }
      | { __typename: 'Article', id: string }
      | { __typename: 'Resource', id: string }
    > }> };

export type PillEntitiesQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type PillEntitiesQuery = { entries: Array<
    | { __typename: 'Person', id: string, name: string, lookupRelated: Array<string>, verseCount: number, category: { __typename: 'Category', icon: string, color: string } }
    | { __typename: 'Place', id: string, name: string, lookupRelated: Array<string>, verseCount: number, category: { __typename: 'Category', icon: string, color: string } }
    | { __typename: 'Animal', id: string, name: string, lookupRelated: Array<string>, verseCount: number, category: { __typename: 'Category', icon: string, color: string } }
    | { __typename: 'Plant', id: string, name: string, lookupRelated: Array<string>, verseCount: number, category: { __typename: 'Category', icon: string, color: string } }
    | { __typename: 'Tribe', id: string, name: string, lookupRelated: Array<string>, verseCount: number, category: { __typename: 'Category', icon: string, color: string } }
    | { __typename: 'Event', id: string, name: string, lookupRelated: Array<string>, verseCount: number, category: { __typename: 'Category', icon: string, color: string } }
    | { __typename: 'DictionaryWord', id: string, name: string, lookupRelated: Array<string>, verseCount: number, category: { __typename: 'Category', icon: string, color: string } }
    | { __typename: 'Article', id: string, name: string, lookupRelated: Array<string>, verseCount: number, category: { __typename: 'Category', icon: string, color: string } }
    | { __typename: 'Resource', id: string, name: string, lookupRelated: Array<string>, verseCount: number, category: { __typename: 'Category', icon: string, color: string } }
  > };

export type PillVersesQueryVariables = Exact<{
  id: string;
  offset: number;
}>;


export type PillVersesQuery = { entry:
    | { __typename: 'Person', id: string, verses: Array<string> }
    | { __typename: 'Place', id: string, verses: Array<string> }
    | { __typename: 'Animal', id: string, verses: Array<string> }
    | { __typename: 'Plant', id: string, verses: Array<string> }
    | { __typename: 'Tribe', id: string, verses: Array<string> }
    | { __typename: 'Event', id: string, verses: Array<string> }
    | { __typename: 'DictionaryWord', id: string, verses: Array<string> }
    | { __typename: 'Article', id: string, verses: Array<string> }
    | { __typename: 'Resource', id: string, verses: Array<string> }
   | null };

