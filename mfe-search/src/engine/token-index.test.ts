import fc from 'fast-check';
import lunr from 'lunr';
import { formatBibleListing, formatEntryListing, type ListedEntry } from '@manna/shared/domain';
import { runs } from '@manna/shared/testing/thorough';
import { versesOf } from '../testing/verses';
import { stockIndex } from '../testing/stock-lunr';
import { addClauses, type SearchClause } from './clauses';
import { openCollection, type Collection } from './collection';

/** Enough to find what usually goes wrong; SEARCH_RUNS=5000 compares thousands. */
const RUNS = Number(process.env['SEARCH_RUNS'] ?? runs(150));

const { OPTIONAL, REQUIRED, PROHIBITED } = lunr.Query.presence;

const verses = versesOf('Genesis 1', 'Ruth 1', 'Psalms 23', 'John 1', '1 Corinthians 13', 'Jude 1');
const bible = openCollection(
  'bible',
  formatBibleListing([{ osisId: 'Gen.1', verses: verses.map(({ text }) => text) }]),
);
const stockBible = stockIndex(
  verses.map(({ text }, index) => ({ id: `Gen.1.${index + 1}`, values: { text: [text] } })),
  ['text'],
);

/** Articles made of verses: the name and title are their first words, the text is some verses. */
const articles: readonly ListedEntry[] = verses.slice(0, 60).map(({ name, text }, index) => ({
  id: `articles-${index}`,
  slug: `article-${index}`,
  category: 'history',
  name: text.split(' ').slice(0, 4).join(' '),
  title: index % 3 === 0 ? '' : name,
  aliases: index % 4 === 0 ? ['Beth-el', "The Lord's house"] : [],
  summary: text,
  resultPath: '',
  image: '',
  text: verses
    .slice(index, index + (index % 5))
    .map((verse) => verse.text)
    .join(' '),
}));
const articleFields = ['name', 'title', 'aliases', 'summary', 'text'];
const ofArticles = openCollection('articles', formatEntryListing('articles', articles));
const stockArticles = stockIndex(
  articles.map(({ id, name, title, aliases, summary, text }) => ({
    id,
    values: { name: [name], title: [title], aliases, summary: [summary], text: [text] },
  })),
  articleFields,
  { name: 3, title: 3, aliases: 3 },
);

const knownTerms = [...new Set(verses.flatMap(({ text }) => text.toLowerCase().match(/[a-z]+/g) ?? []))];
const term = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...knownTerms) },
  { weight: 1, arbitrary: fc.constantFrom('xyzzy', 'bethel', 'lord', 'a', 'chapter', '1') },
);
/** A term with a letter removed, added, replaced or moved. */
const misspelt = fc
  .tuple(term, fc.nat(), fc.constantFrom('', 'e', 'x'), fc.boolean())
  .map(([word, at, letter, isMoved]) => {
    const index = at % word.length;
    if (isMoved)
      return word.slice(0, index) + word.slice(index + 1, index + 2) + word.charAt(index) + word.slice(index + 2);
    return word.slice(0, index) + letter + word.slice(index + (at % 2));
  })
  .filter((word) => word !== '');
const withWildcard = fc
  .tuple(term, fc.nat(), fc.constantFrom('end', 'start', 'middle', 'both', 'all'))
  .map(([word, at, kind]) => {
    const cut = (at % word.length) + 1;
    if (kind === 'end') return `${word.slice(0, cut)}*`;
    if (kind === 'start') return `*${word.slice(-cut)}`;
    if (kind === 'both') return `*${word.slice(cut - 1, cut + 1)}*`;
    if (kind === 'all') return '*';
    return `${word.slice(0, cut)}*${word.slice(-1)}`;
  });
const presence = fc.oneof(
  { weight: 6, arbitrary: fc.constant(OPTIONAL) },
  { weight: 1, arbitrary: fc.constantFrom(REQUIRED, PROHIBITED) },
);
const boost = fc.constantFrom(1, 10, 100, 1000, 0.5);

const clauseOf = (fields: readonly string[]) =>
  fc
    .record(
      {
        term: fc.oneof(term, misspelt, withWildcard),
        boost,
        presence,
        fields: fc.subarray([...fields], { minLength: 1 }),
        // Stock lunr needs a tenth of a second for an edit distance of two.
        editDistance: fc.constantFrom(...Array.from({ length: 30 }, () => 1), 2),
      },
      { requiredKeys: ['term', 'boost', 'presence'] },
    )
    // In a term with an edit distance, lunr takes '*' for any one letter; nothing here asks for that.
    .map(({ editDistance, ...clause }) =>
      editDistance === undefined || clause.term.includes('*') ? clause : { ...clause, editDistance },
    );
const queryOf = (fields: readonly string[]) => fc.array(clauseOf(fields), { minLength: 1, maxLength: 6 });

const searched = (index: lunr.Index, clauses: readonly SearchClause[]) =>
  index.query((query) =>
    addClauses(
      query,
      clauses.map((clause) => ({ ...clause })),
    ),
  );

const positionOf = (ref: string) => Number(/\d+$/.exec(ref)?.[0]);

/** Sorts results by score, and what scores the same, to 1e-9, in the order of the documents. */
function inOrder<Result extends { ref: string; score: number }>(results: readonly Result[]): Result[] {
  const sorted = [...results].sort((one, other) => other.score - one.score);
  const groups: Result[][] = [];
  for (const result of sorted) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group && before && before.score - result.score < 1e-9) group.push(result);
    else groups.push([result]);
  }
  return groups.flatMap((group) => group.sort((one, other) => positionOf(one.ref) - positionOf(other.ref)));
}

const plain = (matchData: lunr.MatchData) =>
  Object.fromEntries(
    Object.entries(matchData.metadata as Record<string, object>).map(([word, byField]) => [
      word,
      Object.keys(byField).sort(),
    ]),
  );

function expectSame({ index }: Collection, stock: lunr.Index, clauses: readonly SearchClause[]): void {
  const found = searched(index, clauses);
  const ours = inOrder(found);
  const theirs = inOrder(searched(stock, clauses));
  expect(ours.map(({ ref }) => ref).join(' ')).toBe(theirs.map(({ ref }) => ref).join(' '));
  expect(Math.max(0, ...ours.map(({ score }, at) => Math.abs(score - (theirs[at]?.score ?? NaN))))).toBeLessThan(1e-9);
  ours.slice(0, 3).forEach(({ matchData }, at) => {
    expect(plain(matchData)).toEqual(plain(theirs[at]?.matchData ?? new lunr.MatchData('', '', {})));
  });
  const { total, results } = index.queryTop((query) => addClauses(query, clauses), 5);
  expect(total).toBe(ours.length);
  expect(results.map(({ ref, score }) => [ref, score])).toEqual(
    found.slice(0, 5).map(({ ref, score }) => [ref, score]),
  );
}

test('a query of verses has the documents, scores, order and matches of stock lunr', () => {
  fc.assert(
    fc.property(queryOf(['text']), (clauses) => expectSame(bible, stockBible, clauses)),
    { numRuns: RUNS },
  );
});

test('a query of entries with boosted fields has the documents, scores, order and matches of stock lunr', () => {
  fc.assert(
    fc.property(queryOf(articleFields), (clauses) => expectSame(ofArticles, stockArticles, clauses)),
    { numRuns: RUNS },
  );
});
