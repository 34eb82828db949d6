import { Index } from 'flexsearch';
import lunr from 'lunr';
import MiniSearch from 'minisearch';
import { wordsOf } from '@manna/shared/domain';
import { judgedCollections, type JudgedCollection } from '../judged/judged-documents';
import { ourSearch } from '../judged/our-search';
import { LIMIT, type JudgedSearch } from '../judged/relevance';

/** Searches one collection: returns the ids of its best results. */
type SearchOne = (query: string) => readonly string[];

/** What a word in a name counts for, compared with the text: for every engine that has such weights, about that of the site. */
const NAME_BOOST = 2.5;
const nameFields: readonly string[] = ['name', 'title', 'aliases'];
const boostOf = (field: string) => (nameFields.includes(field) ? NAME_BOOST : 1);

const SHORTEST_FUZZY = 4;
const isLongEnough = (word: string) => word.length >= SHORTEST_FUZZY;

/** lunr as it comes, with its stemmer and its stop words, and with the boosts of the specification. */
function lunrSearch({ fields, documents }: JudgedCollection): SearchOne {
  const index = lunr((builder) => {
    builder.ref('id');
    for (const field of fields) {
      const extractor = (document: object) => (document as (typeof documents)[number]).values[field]?.join(' ') ?? '';
      builder.field(field, { boost: boostOf(field), extractor });
    }
    for (const document of documents) builder.add(document);
  });
  const { TRAILING } = lunr.Query.wildcard;
  return (query) => {
    const words = wordsOf(query.toLowerCase());
    const results = index.query((builder) => {
      words.forEach((word, position) => {
        builder.term(word, { boost: 100 });
        if (position === words.length - 1) builder.term(word, { boost: 10, usePipeline: false, wildcard: TRAILING });
        if (isLongEnough(word)) builder.term(word, { boost: 1, editDistance: 1 });
      });
    });
    return results.slice(0, LIMIT).map(({ ref }) => ref);
  };
}

function miniSearch({ fields, documents }: JudgedCollection): SearchOne {
  const index = new MiniSearch<{ id: string } & Record<string, string>>({ fields: [...fields] });
  index.addAll(
    documents.map(({ id, values }) => ({
      ...Object.fromEntries(fields.map((field) => [field, values[field]?.join(' ') ?? ''])),
      id,
    })),
  );
  const options = {
    boost: Object.fromEntries(fields.map((field) => [field, boostOf(field)])),
    prefix: (_: string, position: number, terms: string[]) => position === terms.length - 1,
    fuzzy: (word: string) => (isLongEnough(word) ? 1 : false),
  };
  return (query) =>
    index
      .search(query, options)
      .slice(0, LIMIT)
      .map(({ id }) => String(id));
}

/** It has no weights of fields, but ranks words at the beginning of a text higher, where the names are. */
function flexSearch({ fields, documents }: JudgedCollection): SearchOne {
  const index = new Index({ tokenize: 'forward' });
  documents.forEach(({ values }, position) =>
    index.add(position, fields.flatMap((field) => values[field] ?? []).join(' ')),
  );
  return (query) =>
    index.search(query, { limit: LIMIT, suggest: true }).flatMap((position) => documents[Number(position)]?.id ?? []);
}

/** An index for each collection. */
function searchAll(open: (collection: JudgedCollection) => SearchOne): JudgedSearch {
  const searches = judgedCollections().map(open);
  return async (query) => searches.map((search) => search(query));
}

/** By name, what opens a search over the five listings of the built content. All but ours find any word, too: see engines.ts. */
export const relevanceEngines: Readonly<Record<string, () => JudgedSearch>> = {
  ours: ourSearch,
  lunr: () => searchAll(lunrSearch),
  minisearch: () => searchAll(miniSearch),
  flexsearch: () => searchAll(flexSearch),
};
