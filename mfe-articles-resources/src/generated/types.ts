// Written by `npm run codegen` from the schema and the .graphql files of this folder.
import type { Playable, Prose, ProseTable, ReadingPlan } from '@manna/shared/contracts';
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

/** The origin of an entry's text. */
export type Origin =
  /** Written for this site. */
  | 'authored'
  /** Generated from the original texts and the lexicon. */
  | 'derived'
  /** Brought in by the site's operator. */
  | 'imported';

export type ArticleQueryVariables = Exact<{
  path: string;
}>;


export type ArticleQuery = { entryByPath: { __typename: 'EntryByPath', movedTo: string | null, entry:
      | { __typename: 'Person', id: string, name: string, title: string | null, summary: string, pagePath: string, origin: Origin, body: Prose, relatedBibleRefString: string, category: { __typename: 'Category', slug: string, name: string, icon: string, color: string }, images: Array<{ __typename: 'Image', name: string, caption: string, alt: string, credit: string, revision: string, prettyPath: string, width: number, height: number, widths: Array<number>, svg: boolean }>, sources: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, reading: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, relatedEntities: Array<{ __typename: 'RelatedEntity', item:
            | { __typename: 'Person', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Place', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Animal', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Plant', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Tribe', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string }
           }>, relatedEvents: Array<{ __typename: 'RelatedEvent', item: { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string } }>, relatedWords: Array<{ __typename: 'RelatedWord', item: { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string } }>, relatedResources: Array<{ __typename: 'RelatedResource', item: { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string } }>, relatedArticles: Array<{ __typename: 'RelatedArticle', item: { __typename: 'Article', id: string, name: string, title: string | null, summary: string, pagePath: string, words: number, published: string, category: { __typename: 'Category', slug: string, icon: string, color: string } } }> }
      | { __typename: 'Place', id: string, name: string, title: string | null, summary: string, pagePath: string, origin: Origin, body: Prose, relatedBibleRefString: string, category: { __typename: 'Category', slug: string, name: string, icon: string, color: string }, images: Array<{ __typename: 'Image', name: string, caption: string, alt: string, credit: string, revision: string, prettyPath: string, width: number, height: number, widths: Array<number>, svg: boolean }>, sources: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, reading: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, relatedEntities: Array<{ __typename: 'RelatedEntity', item:
            | { __typename: 'Person', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Place', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Animal', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Plant', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Tribe', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string }
           }>, relatedEvents: Array<{ __typename: 'RelatedEvent', item: { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string } }>, relatedWords: Array<{ __typename: 'RelatedWord', item: { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string } }>, relatedResources: Array<{ __typename: 'RelatedResource', item: { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string } }>, relatedArticles: Array<{ __typename: 'RelatedArticle', item: { __typename: 'Article', id: string, name: string, title: string | null, summary: string, pagePath: string, words: number, published: string, category: { __typename: 'Category', slug: string, icon: string, color: string } } }> }
      | { __typename: 'Animal', id: string, name: string, title: string | null, summary: string, pagePath: string, origin: Origin, body: Prose, relatedBibleRefString: string, category: { __typename: 'Category', slug: string, name: string, icon: string, color: string }, images: Array<{ __typename: 'Image', name: string, caption: string, alt: string, credit: string, revision: string, prettyPath: string, width: number, height: number, widths: Array<number>, svg: boolean }>, sources: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, reading: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, relatedEntities: Array<{ __typename: 'RelatedEntity', item:
            | { __typename: 'Person', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Place', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Animal', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Plant', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Tribe', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string }
           }>, relatedEvents: Array<{ __typename: 'RelatedEvent', item: { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string } }>, relatedWords: Array<{ __typename: 'RelatedWord', item: { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string } }>, relatedResources: Array<{ __typename: 'RelatedResource', item: { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string } }>, relatedArticles: Array<{ __typename: 'RelatedArticle', item: { __typename: 'Article', id: string, name: string, title: string | null, summary: string, pagePath: string, words: number, published: string, category: { __typename: 'Category', slug: string, icon: string, color: string } } }> }
      | { __typename: 'Plant', id: string, name: string, title: string | null, summary: string, pagePath: string, origin: Origin, body: Prose, relatedBibleRefString: string, category: { __typename: 'Category', slug: string, name: string, icon: string, color: string }, images: Array<{ __typename: 'Image', name: string, caption: string, alt: string, credit: string, revision: string, prettyPath: string, width: number, height: number, widths: Array<number>, svg: boolean }>, sources: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, reading: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, relatedEntities: Array<{ __typename: 'RelatedEntity', item:
            | { __typename: 'Person', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Place', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Animal', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Plant', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Tribe', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string }
           }>, relatedEvents: Array<{ __typename: 'RelatedEvent', item: { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string } }>, relatedWords: Array<{ __typename: 'RelatedWord', item: { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string } }>, relatedResources: Array<{ __typename: 'RelatedResource', item: { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string } }>, relatedArticles: Array<{ __typename: 'RelatedArticle', item: { __typename: 'Article', id: string, name: string, title: string | null, summary: string, pagePath: string, words: number, published: string, category: { __typename: 'Category', slug: string, icon: string, color: string } } }> }
      | { __typename: 'Tribe', id: string, name: string, title: string | null, summary: string, pagePath: string, origin: Origin, body: Prose, relatedBibleRefString: string, category: { __typename: 'Category', slug: string, name: string, icon: string, color: string }, images: Array<{ __typename: 'Image', name: string, caption: string, alt: string, credit: string, revision: string, prettyPath: string, width: number, height: number, widths: Array<number>, svg: boolean }>, sources: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, reading: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, relatedEntities: Array<{ __typename: 'RelatedEntity', item:
            | { __typename: 'Person', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Place', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Animal', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Plant', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Tribe', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string }
           }>, relatedEvents: Array<{ __typename: 'RelatedEvent', item: { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string } }>, relatedWords: Array<{ __typename: 'RelatedWord', item: { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string } }>, relatedResources: Array<{ __typename: 'RelatedResource', item: { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string } }>, relatedArticles: Array<{ __typename: 'RelatedArticle', item: { __typename: 'Article', id: string, name: string, title: string | null, summary: string, pagePath: string, words: number, published: string, category: { __typename: 'Category', slug: string, icon: string, color: string } } }> }
      | { __typename: 'Event', id: string, name: string, title: string | null, summary: string, pagePath: string, origin: Origin, body: Prose, relatedBibleRefString: string, category: { __typename: 'Category', slug: string, name: string, icon: string, color: string }, images: Array<{ __typename: 'Image', name: string, caption: string, alt: string, credit: string, revision: string, prettyPath: string, width: number, height: number, widths: Array<number>, svg: boolean }>, sources: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, reading: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, relatedEntities: Array<{ __typename: 'RelatedEntity', item:
            | { __typename: 'Person', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Place', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Animal', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Plant', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Tribe', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string }
           }>, relatedEvents: Array<{ __typename: 'RelatedEvent', item: { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string } }>, relatedWords: Array<{ __typename: 'RelatedWord', item: { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string } }>, relatedResources: Array<{ __typename: 'RelatedResource', item: { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string } }>, relatedArticles: Array<{ __typename: 'RelatedArticle', item: { __typename: 'Article', id: string, name: string, title: string | null, summary: string, pagePath: string, words: number, published: string, category: { __typename: 'Category', slug: string, icon: string, color: string } } }> }
      | { __typename: 'DictionaryWord', id: string, name: string, title: string | null, summary: string, pagePath: string, origin: Origin, body: Prose, relatedBibleRefString: string, category: { __typename: 'Category', slug: string, name: string, icon: string, color: string }, images: Array<{ __typename: 'Image', name: string, caption: string, alt: string, credit: string, revision: string, prettyPath: string, width: number, height: number, widths: Array<number>, svg: boolean }>, sources: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, reading: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, relatedEntities: Array<{ __typename: 'RelatedEntity', item:
            | { __typename: 'Person', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Place', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Animal', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Plant', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Tribe', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string }
           }>, relatedEvents: Array<{ __typename: 'RelatedEvent', item: { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string } }>, relatedWords: Array<{ __typename: 'RelatedWord', item: { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string } }>, relatedResources: Array<{ __typename: 'RelatedResource', item: { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string } }>, relatedArticles: Array<{ __typename: 'RelatedArticle', item: { __typename: 'Article', id: string, name: string, title: string | null, summary: string, pagePath: string, words: number, published: string, category: { __typename: 'Category', slug: string, icon: string, color: string } } }> }
      | { __typename: 'Article', words: number, published: string, id: string, name: string, title: string | null, summary: string, pagePath: string, origin: Origin, body: Prose, relatedBibleRefString: string, category: { __typename: 'Category', slug: string, name: string, icon: string, color: string }, images: Array<{ __typename: 'Image', name: string, caption: string, alt: string, credit: string, revision: string, prettyPath: string, width: number, height: number, widths: Array<number>, svg: boolean }>, sources: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, reading: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, relatedEntities: Array<{ __typename: 'RelatedEntity', item:
            | { __typename: 'Person', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Place', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Animal', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Plant', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Tribe', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string }
           }>, relatedEvents: Array<{ __typename: 'RelatedEvent', item: { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string } }>, relatedWords: Array<{ __typename: 'RelatedWord', item: { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string } }>, relatedResources: Array<{ __typename: 'RelatedResource', item: { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string } }>, relatedArticles: Array<{ __typename: 'RelatedArticle', item: { __typename: 'Article', id: string, name: string, title: string | null, summary: string, pagePath: string, words: number, published: string, category: { __typename: 'Category', slug: string, icon: string, color: string } } }> }
      | { __typename: 'Resource', id: string, name: string, title: string | null, summary: string, pagePath: string, origin: Origin, body: Prose, relatedBibleRefString: string, category: { __typename: 'Category', slug: string, name: string, icon: string, color: string }, images: Array<{ __typename: 'Image', name: string, caption: string, alt: string, credit: string, revision: string, prettyPath: string, width: number, height: number, widths: Array<number>, svg: boolean }>, sources: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, reading: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, relatedEntities: Array<{ __typename: 'RelatedEntity', item:
            | { __typename: 'Person', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Place', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Animal', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Plant', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Tribe', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string }
           }>, relatedEvents: Array<{ __typename: 'RelatedEvent', item: { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string } }>, relatedWords: Array<{ __typename: 'RelatedWord', item: { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string } }>, relatedResources: Array<{ __typename: 'RelatedResource', item: { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string } }>, relatedArticles: Array<{ __typename: 'RelatedArticle', item: { __typename: 'Article', id: string, name: string, title: string | null, summary: string, pagePath: string, words: number, published: string, category: { __typename: 'Category', slug: string, icon: string, color: string } } }> }
     | null }, attributions: Array<{ __typename: 'Attribution', source: string, licence: string, attribution: string }> };

export type ArticlesQueryVariables = Exact<{
  category?: string | null | undefined;
  offset: number;
}>;


export type ArticlesQuery = { entryList: { __typename: 'EntryList', totalCount: number, items: Array<
      | { __typename: 'Person', id: string, name: string, title: string | null, summary: string, pagePath: string, category: { __typename: 'Category', slug: string, icon: string, color: string } }
      | { __typename: 'Place', id: string, name: string, title: string | null, summary: string, pagePath: string, category: { __typename: 'Category', slug: string, icon: string, color: string } }
      | { __typename: 'Animal', id: string, name: string, title: string | null, summary: string, pagePath: string, category: { __typename: 'Category', slug: string, icon: string, color: string } }
      | { __typename: 'Plant', id: string, name: string, title: string | null, summary: string, pagePath: string, category: { __typename: 'Category', slug: string, icon: string, color: string } }
      | { __typename: 'Tribe', id: string, name: string, title: string | null, summary: string, pagePath: string, category: { __typename: 'Category', slug: string, icon: string, color: string } }
      | { __typename: 'Event', id: string, name: string, title: string | null, summary: string, pagePath: string, category: { __typename: 'Category', slug: string, icon: string, color: string } }
      | { __typename: 'DictionaryWord', id: string, name: string, title: string | null, summary: string, pagePath: string, category: { __typename: 'Category', slug: string, icon: string, color: string } }
      | { __typename: 'Article', words: number, published: string, id: string, name: string, title: string | null, summary: string, pagePath: string, category: { __typename: 'Category', slug: string, icon: string, color: string } }
      | { __typename: 'Resource', id: string, name: string, title: string | null, summary: string, pagePath: string, category: { __typename: 'Category', slug: string, icon: string, color: string } }
    > }, pillars: Array<{ __typename: 'Pillar', id: string, count: number, categories: Array<{ __typename: 'CategoryCount', count: number, category: { __typename: 'Category', slug: string, pillar: string, name: string, icon: string, color: string } }> }> };

export type NewsQueryVariables = Exact<{
  date: string;
  language: string;
}>;


export type NewsQuery = { home: { __typename: 'Home', news: Array<{ __typename: 'Article', id: string, name: string, pagePath: string, summary: string, published: string }> } };

export type PassageVersesQueryVariables = Exact<{
  ids: Array<string> | string;
  translation: string;
}>;


export type PassageVersesQuery = { translations: Array<{ __typename: 'Translation', slug: string, name: string, language: string, direction: Direction }>, verses: Array<{ __typename: 'Verse', osisId: string, verseNumber: number, text: string | null }> };

export type GroundQueryVariables = Exact<{ [key: string]: never; }>;


export type GroundQuery = { ground:
    | { __typename: 'Person' }
    | { __typename: 'Place' }
    | { __typename: 'Animal' }
    | { __typename: 'Plant' }
    | { __typename: 'Tribe' }
    | { __typename: 'Event' }
    | { __typename: 'DictionaryWord' }
    | { __typename: 'Article' }
    | { __typename: 'Resource', files: Array<{ __typename: 'File', path: string, revision: string }> }
   | null };

export type PlayQueryVariables = Exact<{
  path: string;
}>;


export type PlayQuery = { entryByPath: { __typename: 'EntryByPath', movedTo: string | null, entry:
      | { __typename: 'Person', id: string, name: string, summary: string, pagePath: string, category: { __typename: 'Category', slug: string, name: string, icon: string, color: string }, images: Array<{ __typename: 'Image', name: string, caption: string, alt: string, credit: string, revision: string, prettyPath: string, width: number, height: number, widths: Array<number>, svg: boolean }> }
      | { __typename: 'Place', id: string, name: string, summary: string, pagePath: string, category: { __typename: 'Category', slug: string, name: string, icon: string, color: string }, images: Array<{ __typename: 'Image', name: string, caption: string, alt: string, credit: string, revision: string, prettyPath: string, width: number, height: number, widths: Array<number>, svg: boolean }> }
      | { __typename: 'Animal', id: string, name: string, summary: string, pagePath: string, category: { __typename: 'Category', slug: string, name: string, icon: string, color: string }, images: Array<{ __typename: 'Image', name: string, caption: string, alt: string, credit: string, revision: string, prettyPath: string, width: number, height: number, widths: Array<number>, svg: boolean }> }
      | { __typename: 'Plant', id: string, name: string, summary: string, pagePath: string, category: { __typename: 'Category', slug: string, name: string, icon: string, color: string }, images: Array<{ __typename: 'Image', name: string, caption: string, alt: string, credit: string, revision: string, prettyPath: string, width: number, height: number, widths: Array<number>, svg: boolean }> }
      | { __typename: 'Tribe', id: string, name: string, summary: string, pagePath: string, category: { __typename: 'Category', slug: string, name: string, icon: string, color: string }, images: Array<{ __typename: 'Image', name: string, caption: string, alt: string, credit: string, revision: string, prettyPath: string, width: number, height: number, widths: Array<number>, svg: boolean }> }
      | { __typename: 'Event', id: string, name: string, summary: string, pagePath: string, category: { __typename: 'Category', slug: string, name: string, icon: string, color: string }, images: Array<{ __typename: 'Image', name: string, caption: string, alt: string, credit: string, revision: string, prettyPath: string, width: number, height: number, widths: Array<number>, svg: boolean }> }
      | { __typename: 'DictionaryWord', id: string, name: string, summary: string, pagePath: string, category: { __typename: 'Category', slug: string, name: string, icon: string, color: string }, images: Array<{ __typename: 'Image', name: string, caption: string, alt: string, credit: string, revision: string, prettyPath: string, width: number, height: number, widths: Array<number>, svg: boolean }> }
      | { __typename: 'Article', id: string, name: string, summary: string, pagePath: string, category: { __typename: 'Category', slug: string, name: string, icon: string, color: string }, images: Array<{ __typename: 'Image', name: string, caption: string, alt: string, credit: string, revision: string, prettyPath: string, width: number, height: number, widths: Array<number>, svg: boolean }> }
      | { __typename: 'Resource', playable: Playable | null, id: string, name: string, summary: string, pagePath: string, files: Array<{ __typename: 'File', path: string, label: string, mediaType: string, bytes: number, revision: string }>, plays: { __typename: 'File', path: string, label: string, mediaType: string, bytes: number, revision: string } | null, category: { __typename: 'Category', slug: string, name: string, icon: string, color: string }, images: Array<{ __typename: 'Image', name: string, caption: string, alt: string, credit: string, revision: string, prettyPath: string, width: number, height: number, widths: Array<number>, svg: boolean }> }
     | null } };

export type GalleryQueryVariables = Exact<{
  category: string;
}>;


export type GalleryQuery = { entryIndex: { __typename: 'EntryIndex', facets: Array<{ __typename: 'FacetValue', facet: string, value: string }>, entries: Array<{ __typename: 'IndexedEntry', slug: string, name: string, facets: string, image: { __typename: 'Image', revision: string, prettyPath: string, width: number, height: number, widths: Array<number> } | null }> } };

export type ResourceQueryVariables = Exact<{
  path: string;
}>;


export type ResourceQuery = { entryByPath: { __typename: 'EntryByPath', movedTo: string | null, entry:
      | { __typename: 'Person', id: string, slug: string, name: string, title: string | null, summary: string, pagePath: string, body: Prose, origin: Origin, relatedBibleRefString: string, category: { __typename: 'Category', slug: string, name: string, icon: string, color: string }, images: Array<{ __typename: 'Image', name: string, caption: string, alt: string, credit: string, revision: string, prettyPath: string, width: number, height: number, widths: Array<number>, svg: boolean }>, sources: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, reading: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, relatedEntities: Array<{ __typename: 'RelatedEntity', item:
            | { __typename: 'Person', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Place', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Animal', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Plant', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Tribe', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string }
           }>, relatedEvents: Array<{ __typename: 'RelatedEvent', item: { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string } }>, relatedWords: Array<{ __typename: 'RelatedWord', item: { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string } }>, relatedArticles: Array<{ __typename: 'RelatedArticle', item: { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string } }>, relatedResources: Array<{ __typename: 'RelatedResource', item: { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string } }> }
      | { __typename: 'Place', id: string, slug: string, name: string, title: string | null, summary: string, pagePath: string, body: Prose, origin: Origin, relatedBibleRefString: string, category: { __typename: 'Category', slug: string, name: string, icon: string, color: string }, images: Array<{ __typename: 'Image', name: string, caption: string, alt: string, credit: string, revision: string, prettyPath: string, width: number, height: number, widths: Array<number>, svg: boolean }>, sources: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, reading: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, relatedEntities: Array<{ __typename: 'RelatedEntity', item:
            | { __typename: 'Person', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Place', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Animal', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Plant', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Tribe', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string }
           }>, relatedEvents: Array<{ __typename: 'RelatedEvent', item: { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string } }>, relatedWords: Array<{ __typename: 'RelatedWord', item: { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string } }>, relatedArticles: Array<{ __typename: 'RelatedArticle', item: { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string } }>, relatedResources: Array<{ __typename: 'RelatedResource', item: { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string } }> }
      | { __typename: 'Animal', id: string, slug: string, name: string, title: string | null, summary: string, pagePath: string, body: Prose, origin: Origin, relatedBibleRefString: string, category: { __typename: 'Category', slug: string, name: string, icon: string, color: string }, images: Array<{ __typename: 'Image', name: string, caption: string, alt: string, credit: string, revision: string, prettyPath: string, width: number, height: number, widths: Array<number>, svg: boolean }>, sources: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, reading: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, relatedEntities: Array<{ __typename: 'RelatedEntity', item:
            | { __typename: 'Person', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Place', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Animal', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Plant', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Tribe', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string }
           }>, relatedEvents: Array<{ __typename: 'RelatedEvent', item: { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string } }>, relatedWords: Array<{ __typename: 'RelatedWord', item: { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string } }>, relatedArticles: Array<{ __typename: 'RelatedArticle', item: { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string } }>, relatedResources: Array<{ __typename: 'RelatedResource', item: { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string } }> }
      | { __typename: 'Plant', id: string, slug: string, name: string, title: string | null, summary: string, pagePath: string, body: Prose, origin: Origin, relatedBibleRefString: string, category: { __typename: 'Category', slug: string, name: string, icon: string, color: string }, images: Array<{ __typename: 'Image', name: string, caption: string, alt: string, credit: string, revision: string, prettyPath: string, width: number, height: number, widths: Array<number>, svg: boolean }>, sources: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, reading: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, relatedEntities: Array<{ __typename: 'RelatedEntity', item:
            | { __typename: 'Person', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Place', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Animal', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Plant', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Tribe', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string }
           }>, relatedEvents: Array<{ __typename: 'RelatedEvent', item: { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string } }>, relatedWords: Array<{ __typename: 'RelatedWord', item: { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string } }>, relatedArticles: Array<{ __typename: 'RelatedArticle', item: { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string } }>, relatedResources: Array<{ __typename: 'RelatedResource', item: { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string } }> }
      | { __typename: 'Tribe', id: string, slug: string, name: string, title: string | null, summary: string, pagePath: string, body: Prose, origin: Origin, relatedBibleRefString: string, category: { __typename: 'Category', slug: string, name: string, icon: string, color: string }, images: Array<{ __typename: 'Image', name: string, caption: string, alt: string, credit: string, revision: string, prettyPath: string, width: number, height: number, widths: Array<number>, svg: boolean }>, sources: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, reading: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, relatedEntities: Array<{ __typename: 'RelatedEntity', item:
            | { __typename: 'Person', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Place', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Animal', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Plant', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Tribe', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string }
           }>, relatedEvents: Array<{ __typename: 'RelatedEvent', item: { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string } }>, relatedWords: Array<{ __typename: 'RelatedWord', item: { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string } }>, relatedArticles: Array<{ __typename: 'RelatedArticle', item: { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string } }>, relatedResources: Array<{ __typename: 'RelatedResource', item: { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string } }> }
      | { __typename: 'Event', id: string, slug: string, name: string, title: string | null, summary: string, pagePath: string, body: Prose, origin: Origin, relatedBibleRefString: string, category: { __typename: 'Category', slug: string, name: string, icon: string, color: string }, images: Array<{ __typename: 'Image', name: string, caption: string, alt: string, credit: string, revision: string, prettyPath: string, width: number, height: number, widths: Array<number>, svg: boolean }>, sources: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, reading: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, relatedEntities: Array<{ __typename: 'RelatedEntity', item:
            | { __typename: 'Person', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Place', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Animal', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Plant', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Tribe', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string }
           }>, relatedEvents: Array<{ __typename: 'RelatedEvent', item: { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string } }>, relatedWords: Array<{ __typename: 'RelatedWord', item: { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string } }>, relatedArticles: Array<{ __typename: 'RelatedArticle', item: { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string } }>, relatedResources: Array<{ __typename: 'RelatedResource', item: { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string } }> }
      | { __typename: 'DictionaryWord', id: string, slug: string, name: string, title: string | null, summary: string, pagePath: string, body: Prose, origin: Origin, relatedBibleRefString: string, category: { __typename: 'Category', slug: string, name: string, icon: string, color: string }, images: Array<{ __typename: 'Image', name: string, caption: string, alt: string, credit: string, revision: string, prettyPath: string, width: number, height: number, widths: Array<number>, svg: boolean }>, sources: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, reading: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, relatedEntities: Array<{ __typename: 'RelatedEntity', item:
            | { __typename: 'Person', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Place', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Animal', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Plant', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Tribe', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string }
           }>, relatedEvents: Array<{ __typename: 'RelatedEvent', item: { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string } }>, relatedWords: Array<{ __typename: 'RelatedWord', item: { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string } }>, relatedArticles: Array<{ __typename: 'RelatedArticle', item: { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string } }>, relatedResources: Array<{ __typename: 'RelatedResource', item: { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string } }> }
      | { __typename: 'Article', id: string, slug: string, name: string, title: string | null, summary: string, pagePath: string, body: Prose, origin: Origin, relatedBibleRefString: string, category: { __typename: 'Category', slug: string, name: string, icon: string, color: string }, images: Array<{ __typename: 'Image', name: string, caption: string, alt: string, credit: string, revision: string, prettyPath: string, width: number, height: number, widths: Array<number>, svg: boolean }>, sources: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, reading: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, relatedEntities: Array<{ __typename: 'RelatedEntity', item:
            | { __typename: 'Person', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Place', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Animal', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Plant', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Tribe', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string }
           }>, relatedEvents: Array<{ __typename: 'RelatedEvent', item: { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string } }>, relatedWords: Array<{ __typename: 'RelatedWord', item: { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string } }>, relatedArticles: Array<{ __typename: 'RelatedArticle', item: { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string } }>, relatedResources: Array<{ __typename: 'RelatedResource', item: { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string } }> }
      | { __typename: 'Resource', plan: ReadingPlan | null, tables: Array<ProseTable>, atlas: string | null, id: string, slug: string, name: string, title: string | null, summary: string, pagePath: string, body: Prose, origin: Origin, relatedBibleRefString: string, files: Array<{ __typename: 'File', path: string, label: string, mediaType: string, bytes: number, revision: string, licence: string | null }>, plays: { __typename: 'File', path: string, mediaType: string } | null, category: { __typename: 'Category', slug: string, name: string, icon: string, color: string }, images: Array<{ __typename: 'Image', name: string, caption: string, alt: string, credit: string, revision: string, prettyPath: string, width: number, height: number, widths: Array<number>, svg: boolean }>, sources: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, reading: Array<{ __typename: 'Citation', author: string | null, title: string, year: number | null, part: string | null }>, relatedEntities: Array<{ __typename: 'RelatedEntity', item:
            | { __typename: 'Person', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Place', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Animal', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Plant', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Tribe', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string }
            | { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string }
           }>, relatedEvents: Array<{ __typename: 'RelatedEvent', item: { __typename: 'Event', id: string, name: string, title: string | null, pagePath: string } }>, relatedWords: Array<{ __typename: 'RelatedWord', item: { __typename: 'DictionaryWord', id: string, name: string, title: string | null, pagePath: string } }>, relatedArticles: Array<{ __typename: 'RelatedArticle', item: { __typename: 'Article', id: string, name: string, title: string | null, pagePath: string } }>, relatedResources: Array<{ __typename: 'RelatedResource', item: { __typename: 'Resource', id: string, name: string, title: string | null, pagePath: string } }> }
     | null }, attributions: Array<{ __typename: 'Attribution', source: string, licence: string }> };

export type ResourcesQueryVariables = Exact<{
  category?: string | null | undefined;
  offset: number;
}>;


export type ResourcesQuery = { entryList: { __typename: 'EntryList', totalCount: number, items: Array<
      | { __typename: 'Person', id: string, name: string, title: string | null, summary: string, pagePath: string, category: { __typename: 'Category', slug: string, icon: string, color: string }, images: Array<{ __typename: 'Image', name: string, caption: string, alt: string, credit: string, revision: string, prettyPath: string, width: number, height: number, widths: Array<number> }> }
      | { __typename: 'Place', id: string, name: string, title: string | null, summary: string, pagePath: string, category: { __typename: 'Category', slug: string, icon: string, color: string }, images: Array<{ __typename: 'Image', name: string, caption: string, alt: string, credit: string, revision: string, prettyPath: string, width: number, height: number, widths: Array<number> }> }
      | { __typename: 'Animal', id: string, name: string, title: string | null, summary: string, pagePath: string, category: { __typename: 'Category', slug: string, icon: string, color: string }, images: Array<{ __typename: 'Image', name: string, caption: string, alt: string, credit: string, revision: string, prettyPath: string, width: number, height: number, widths: Array<number> }> }
      | { __typename: 'Plant', id: string, name: string, title: string | null, summary: string, pagePath: string, category: { __typename: 'Category', slug: string, icon: string, color: string }, images: Array<{ __typename: 'Image', name: string, caption: string, alt: string, credit: string, revision: string, prettyPath: string, width: number, height: number, widths: Array<number> }> }
      | { __typename: 'Tribe', id: string, name: string, title: string | null, summary: string, pagePath: string, category: { __typename: 'Category', slug: string, icon: string, color: string }, images: Array<{ __typename: 'Image', name: string, caption: string, alt: string, credit: string, revision: string, prettyPath: string, width: number, height: number, widths: Array<number> }> }
      | { __typename: 'Event', id: string, name: string, title: string | null, summary: string, pagePath: string, category: { __typename: 'Category', slug: string, icon: string, color: string }, images: Array<{ __typename: 'Image', name: string, caption: string, alt: string, credit: string, revision: string, prettyPath: string, width: number, height: number, widths: Array<number> }> }
      | { __typename: 'DictionaryWord', id: string, name: string, title: string | null, summary: string, pagePath: string, category: { __typename: 'Category', slug: string, icon: string, color: string }, images: Array<{ __typename: 'Image', name: string, caption: string, alt: string, credit: string, revision: string, prettyPath: string, width: number, height: number, widths: Array<number> }> }
      | { __typename: 'Article', id: string, name: string, title: string | null, summary: string, pagePath: string, category: { __typename: 'Category', slug: string, icon: string, color: string }, images: Array<{ __typename: 'Image', name: string, caption: string, alt: string, credit: string, revision: string, prettyPath: string, width: number, height: number, widths: Array<number> }> }
      | { __typename: 'Resource', id: string, name: string, title: string | null, summary: string, pagePath: string, category: { __typename: 'Category', slug: string, icon: string, color: string }, images: Array<{ __typename: 'Image', name: string, caption: string, alt: string, credit: string, revision: string, prettyPath: string, width: number, height: number, widths: Array<number> }> }
    > }, pillars: Array<{ __typename: 'Pillar', id: string, count: number, categories: Array<{ __typename: 'CategoryCount', count: number, category: { __typename: 'Category', slug: string, pillar: string, name: string, icon: string, color: string } }> }> };

