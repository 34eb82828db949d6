import type { ProseTable } from '@manna/shared/contracts';
import type { CitedWork } from '@manna/shared/ui';

const revision = '0123abcd';

/** Fields of an entry that has no relations and cites nothing. */
const noLinks = {
  sources: [] as CitedWork[],
  reading: [] as CitedWork[],
  relatedEntities: [],
  relatedEvents: [],
  relatedWords: [],
  relatedArticles: [],
  relatedResources: [],
};

export const samplePicture = {
  name: 'A map',
  caption: 'The way through the desert.',
  alt: 'A map of the desert with a red line.',
  credit: 'Drawn for this site.',
  revision,
  prettyPath: 'resources/maps/map-the-exodus',
  width: 1080,
  height: 2742,
  widths: [320, 640, 1280],
  svg: true,
};

/** A file of a resource. */
export const sampleFile = (path: string, mediaType: string, bytes = 66_719) => ({
  path,
  label: `Label of ${path}`,
  mediaType,
  bytes,
  revision,
});

/** A table with a life in each row. */
export const sampleTable = (lives: number): ProseTable => ({
  kind: 'table',
  caption: [{ kind: 'text', text: `Lives of ${lives}` }],
  head: [[{ kind: 'text', text: 'Name' }], [{ kind: 'text', text: 'Verses' }]],
  rows: Array.from({ length: lives }, () => [
    [{ kind: 'entry', text: 'Adam', id: 'people-1', path: '/encyclopedia/people/adam' }],
    [{ kind: 'reference', text: 'Genesis 5:3', osis: 'Gen.5.3' }],
  ]),
});

/** An article as GraphQL returns it. */
export const sampleArticle = (slug: string, category: string, published: string) => ({
  __typename: 'Article',
  id: `articles-${slug}`,
  name: `Name of ${slug}`,
  title: `Title of ${slug}`,
  summary: `Summary of ${slug}.`,
  pagePath: `/articles/${category}/${slug}`,
  category: { slug: category, name: category, icon: '', color: '' },
  words: 951,
  published,
  origin: 'authored',
  body: [
    {
      kind: 'paragraph',
      inlines: [
        { kind: 'text', text: 'The day begins in ' },
        { kind: 'reference', text: 'Genesis 1:5', osis: 'Gen.1.5' },
      ],
    },
  ],
  relatedBibleRefString: 'Luke.2.39-Luke.2.52,Mark.6.3',
  images: [],
  ...noLinks,
});

/** A resource as GraphQL returns it. */
export const sampleResource = (slug: string, category: string) => ({
  __typename: 'Resource',
  id: `resources-${slug}`,
  slug,
  name: `Name of ${slug}`,
  title: `Title of ${slug}`,
  summary: `Summary of ${slug}.`,
  pagePath: `/resources/${category}/${slug}`,
  category: { slug: category, name: category, icon: '', color: '' },
  body: [{ kind: 'paragraph', inlines: [{ kind: 'text', text: 'What it shows.' }] }],
  origin: 'authored',
  relatedBibleRefString: '',
  images: [samplePicture],
  files: [] as ReturnType<typeof sampleFile>[],
  plays: null as ReturnType<typeof sampleFile> | null,
  plan: null as string[][] | null,
  tables: [] as ProseTable[],
  atlas: null as string | null,
  ...noLinks,
});

interface ListVariables {
  category?: unknown;
  offset?: unknown;
}

/** Returns results of the query for a list of entries and its pillar's counts, with `size` entries a page. */
export const listAnswer =
  <Entry extends { category: { slug: string } }>(entries: readonly Entry[], size = 100) =>
  ({ category, offset }: ListVariables) => {
    const wanted = entries.filter((entry) => category == null || entry.category.slug === category);
    const from = Number(offset);
    const slugs = [...new Set(entries.map((entry) => entry.category.slug))];
    return {
      entryList: {
        totalCount: wanted.length,
        items: wanted.slice(from, from + size),
      },
      pillars: [
        {
          count: entries.length,
          categories: slugs.map((slug) => ({
            category: { slug },
            count: entries.filter((entry) => entry.category.slug === slug).length,
          })),
        },
      ],
    };
  };

/** Returns results of the query for the entry of a path; `moved` has the new paths of moved entries. */
export const pathAnswer =
  (entries: readonly { pagePath: string }[], moved: Readonly<Record<string, string>> = {}) =>
  ({ path }: { path?: unknown }) => ({
    entryByPath: {
      movedTo: moved[String(path)] ?? null,
      entry: entries.find(({ pagePath }) => pagePath === (moved[String(path)] ?? path)) ?? null,
    },
    attributions: [
      { source: 'authored', licence: 'MIT', attribution: 'Articles written for this site.' },
      { source: 'world-atlas', licence: 'ISC', attribution: 'Coastlines.' },
    ],
  });
