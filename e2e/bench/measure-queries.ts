import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { root } from '../paths';
import type { FigureId } from './figures';
import { load } from './load';

/** The gateway accepts 600 queries a minute from one client. All kinds together stay below that. */
const REQUESTS_A_KIND = 60;
const PSALMS = 150;
const EARLIEST_YEAR = -4_000;
const YEARS_APART = 60;
const WORDS_APART = 144;
/** The verses of Psalm 119 have the most of everything. The stride spreads the queries over all of them. */
const LONGEST_PSALM_VERSES = 176;
const VERSE_STRIDE = 7;
const HEBREW_WORDS = 8_674;

const related = '{ featured item { id name pagePath } }';
const queries = {
  entry: `query ($path: String!) { entryByPath(path: $path) { movedTo entry {
    id name title summary body references originals { text meaning } images { prettyPath revision }
  } } }`,
  relations: `query ($path: String!) { entryByPath(path: $path) { entry {
    relatedEntities { kind ${related.slice(1)} relatedEvents ${related} relatedArticles ${related}
    relatedResources ${related} lookupRelated
  } } }`,
  list: `query ($collection: Collection!, $initial: String!) {
    entryList(collection: $collection, initial: $initial) {
      totalCount items { id name title summary pagePath }
    }
  }`,
  verse: `query ($id: String!) { verse(id: $id) {
    osisId texts { text translation { shortName } } words { text lexiconEntry { lemma definition } }
    crossReferences { osisId text(translation: "kjv") } entries { id name pagePath }
  } }`,
  events: `query ($from: Int!) { events(from: $from) {
    totalCount items { id name eventsStart eventsEnd pagePath }
  } }`,
  lexicon: `query ($strongs: ID!) { lexiconEntry(strongs: $strongs) {
    lemma definition verses { totalCount items { osisId text(translation: "kjv") } }
  } }`,
  pillars: '{ pillars { id name count categories { count category { slug name } } } }',
};

const pathsSchema = z.object({
  data: z.object({ entryList: z.object({ items: z.array(z.object({ pagePath: z.string() })) }) }),
});

const request = (query: string, variables: Record<string, unknown>) => ({
  method: 'POST' as const,
  path: '/data/graphql',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query, variables }),
});

/** The paths of a hundred people. */
async function entryPaths(site: string): Promise<string[]> {
  const { method, headers, body } = request('{ entryList(collection: people, first: 100) { items { pagePath } } }', {});
  const response = await fetch(`${site}/data/graphql`, { method, headers, body });
  const { data } = pathsSchema.parse(await response.json());
  return data.entryList.items.map(({ pagePath }) => pagePath);
}

/** p95 in milliseconds of each kind of query, one after another, as POST to /data/graphql. */
export async function measureQueries(site: string): Promise<{ figure: FigureId; gateway: number }[]> {
  const paths = ['/encyclopedia/people/david', '/encyclopedia/places/jerusalem', ...(await entryPaths(site))];
  const chapter = readFileSync(path.join(root, 'mfe-bible/src/features/reader/chapter.graphql'), 'utf8');
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const kinds: readonly [FigureId, string, (index: number) => Record<string, unknown>][] = [
    ['queryP95', chapter, (index) => ({ osisIds: [`Ps.${(index % PSALMS) + 1}`], translation: 'kjv' })],
    ['entryQueryP95', queries.entry, (index) => ({ path: paths[index % paths.length] })],
    ['relationsQueryP95', queries.relations, (index) => ({ path: paths[index % paths.length] })],
    [
      'listQueryP95',
      queries.list,
      (index) => ({
        collection: index % 2 === 0 ? 'people' : 'places',
        initial: letters.charAt(index % letters.length),
      }),
    ],
    [
      'verseQueryP95',
      queries.verse,
      (index) => ({ id: `Ps.119.${((index * VERSE_STRIDE) % LONGEST_PSALM_VERSES) + 1}` }),
    ],
    ['eventsQueryP95', queries.events, (index) => ({ from: EARLIEST_YEAR + index * YEARS_APART })],
    ['lexiconQueryP95', queries.lexicon, (index) => ({ strongs: `H${((index * WORDS_APART) % HEBREW_WORDS) + 1}` })],
    ['pillarsQueryP95', queries.pillars, () => ({})],
  ];
  const rows: { figure: FigureId; gateway: number }[] = [];
  for (const [figure, query, variablesOf] of kinds) {
    const list = Array.from({ length: REQUESTS_A_KIND }, (_, index) => request(query, variablesOf(index)));
    rows.push({ figure, gateway: (await load({ url: site, lists: [list] })).p95Ms });
  }
  return rows;
}
