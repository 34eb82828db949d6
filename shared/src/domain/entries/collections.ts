import type { Category, EntryTypename } from '../../contracts';
import { articlesResourcesPaths, encyclopediaPaths } from '../generated/paths';
import { categoryNames } from './category-names';

type Pillar = Category['pillar'];

/** The collection of one type of entries. */
export interface Collection {
  /** Plural, used in URLs and as a prefix of entry ids: 'people'. */
  readonly slug: string;
  readonly typename: EntryTypename;
  readonly pillar: Pillar;
}

/** Every collection, in the order in which the site names them. */
export const collections: readonly Collection[] = [
  { slug: 'people', typename: 'Person', pillar: 'encyclopedia' },
  { slug: 'places', typename: 'Place', pillar: 'encyclopedia' },
  { slug: 'events', typename: 'Event', pillar: 'encyclopedia' },
  { slug: 'plants', typename: 'Plant', pillar: 'encyclopedia' },
  { slug: 'tribes', typename: 'Tribe', pillar: 'encyclopedia' },
  { slug: 'animals', typename: 'Animal', pillar: 'encyclopedia' },
  { slug: 'dictionary', typename: 'DictionaryWord', pillar: 'dictionary' },
  { slug: 'articles', typename: 'Article', pillar: 'articles' },
  { slug: 'resources', typename: 'Resource', pillar: 'resources' },
];

/** The six colours in the order in which a pillar's categories take them. */
const colours = ['red', 'orange', 'yellow', 'green', 'blue', 'purple'] as const;

const pillarCategories: readonly (readonly [Pillar, readonly (readonly [slug: string, icon: string])[]])[] = [
  [
    'encyclopedia',
    [
      ['people', 'people'],
      ['places', 'place'],
      ['events', 'event'],
      ['plants', 'plant'],
      ['tribes', 'tribe'],
      ['animals', 'animal'],
    ],
  ],
  [
    'articles',
    [
      ['did-you-know', 'lightbulb'],
      ['insights', 'insight'],
      ['history', 'history'],
      ['science', 'science'],
      ['culture', 'culture'],
      ['jokes-aside', 'smile'],
    ],
  ],
  [
    'resources',
    [
      ['media', 'media'],
      ['maps', 'map'],
      ['infographics', 'infographic'],
      ['art', 'art'],
      ['interactives', 'interactive'],
      ['downloads', 'download'],
    ],
  ],
  ['dictionary', [['dictionary', 'spellcheck']]],
];

/** Every category of entries with its icon and colour. */
export const categories: readonly Category[] = pillarCategories.flatMap(([pillar, rows]) =>
  rows.map(([slug, icon], index) => ({
    slug,
    name: categoryNames[slug] ?? slug,
    pillar,
    icon,
    colour: colours[index % colours.length] ?? 'red',
  })),
);

const byTypename = new Map(collections.map((collection) => [collection.typename, collection]));

/** The collection of a type of entries. */
export function collectionOf(typename: EntryTypename): Collection {
  const collection = byTypename.get(typename);
  if (!collection) throw new Error(`No collection holds entries of the type ${typename}.`);
  return collection;
}

/** The path of an entry's page: '/encyclopedia/people/abraham', '/dictionary/ark', '/articles/history/the-scroll'. */
export function entryPath(entry: { typename: EntryTypename; category: string; slug: string }): string {
  const { category, slug } = entry;
  switch (collectionOf(entry.typename).pillar) {
    case 'dictionary':
      return encyclopediaPaths.subject({ entity: slug });
    case 'encyclopedia':
      return encyclopediaPaths.subject({ category, subject: slug });
    case 'articles':
      return articlesResourcesPaths.article({ category, entity: slug });
    case 'resources':
      return articlesResourcesPaths.resource({ category, slug });
  }
}
