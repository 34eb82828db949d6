import { books, formatBibleListing, type ListedTranslation } from '@manna/shared/domain';
import { allVerses } from '../../testing/verses';
import { addClauses } from '../clauses';
import { openCollection } from '../collection';
import { parseQuery } from '../query-grammar';
import { MOST_WORK, type WorkLimit } from '../work-limit';
import { findInCollection } from '../worker/search-collection';
import type { SearchQuery } from '../worker/protocol';
import { searchTranslations, type OpenTranslation } from './search-translations';
import { VerseKeys } from './verse-keys';

const VERSES_OF_CHAPTER = 160;

/** All verses, in books of three chapters, because only their number counts here. */
const openText = (slug: string, change: (text: string) => string): OpenTranslation => {
  const verses = allVerses().map(({ text }) => change(text));
  const chapters = books
    .flatMap(({ osisId }) => [1, 2, 3].map((chapter) => `${osisId}.${chapter}`))
    .map((osisId, index) => ({
      osisId,
      verses: verses.slice(index * VERSES_OF_CHAPTER, (index + 1) * VERSES_OF_CHAPTER),
    }))
    .filter((chapter) => chapter.verses.length > 0);
  return {
    translation: { slug, name: slug.toUpperCase(), bytes: 1 } satisfies ListedTranslation,
    collection: openCollection('bible', formatBibleListing(chapters)),
  };
};
const opened = [
  openText('old', (text) => text),
  openText('lord', (text) => text.replaceAll('LORD', 'Yahweh')),
  openText('you', (text) => text.replaceAll(/\b(?:thou|thee|ye)\b/g, 'you')),
  openText('says', (text) => text.replaceAll('saith', 'says')),
];
const keys = new VerseKeys();
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

function search(query: string, extra: Partial<SearchQuery> = {}) {
  const parsed = parseQuery(query);
  const request: SearchQuery = { kind: 'search', id: 1, query, limit: 10, ...extra };
  const limits: WorkLimit[] = [];
  const before: number[] = [];
  const found = searchTranslations(opened, keys, { limit: 10 }, (collection, isWanted, work) => {
    limits.push(work);
    before.push(work.left);
    return findInCollection(collection, parsed, request, { isWanted, work });
  });
  return { ...found, spent: limits.map((work, index) => (before[index] ?? 0) - work.left) };
}

test('a verse is found in every translation that has the words, and counted once', () => {
  const { total, groups, results, isCut } = search('+yahweh +saith +hosts ');
  expect(isCut).toBe(false);
  expect(total).toBe(
    allVerses().filter(({ text }) => /\bLORD\b/.test(text) && /\bsaith\b/.test(text) && /\bhosts\b/.test(text)).length,
  );
  expect(sum(Object.values(groups))).toBe(total);
  expect(results[0]?.wording).toEqual({ slug: 'lord', names: ['LORD'] });
  expect(results.every(({ reasons }) => reasons.length > 0)).toBe(true);
});

test('verses in the order of the Bible are the first of all, and have the marks of what was found', () => {
  const { results } = search('"you have"', { order: 'canonical' });
  const documents = results.map(({ document }) => document);
  expect(documents).toEqual([...documents].sort((one, other) => one - other));
  expect(documents[0]).toBe(allVerses().findIndex(({ text }) => /\b(?:thou|thee|ye|you) have\b/i.test(text)));
  expect(results.every(({ fields }) => fields['text']?.[0]?.marks.length === 2)).toBe(true);
});

test.each([
  'the of and to that in he shall unto for his lord they be is him',
  '"the lord" saith unto moses',
  'faith NEAR/5 works',
  allVerses()[0]?.text ?? '',
])('an ordinary query is not cut when it is searched in several translations: %s', (query) => {
  const { isCut, spent } = search(query);
  expect(isCut).toBe(false);
  expect(spent).toHaveLength(opened.length);
});

test('the own translation is searched as far as if it were alone, even if nothing is left for the others', () => {
  const query = 'the NEAR/2 and';
  const { clauses } = parseQuery(query);
  const alone = opened[0]?.collection.index.queryTop((built) => addClauses(built, clauses), 10);
  expect(alone?.isCut).toBe(false);
  const { isCut, total, spent } = search(query);
  expect(isCut).toBe(true);
  expect(spent[0]).toBeGreaterThan((2 * MOST_WORK) / opened.length);
  expect(total).toBeGreaterThanOrEqual(alone?.total ?? Infinity);
});

test.each([
  'the NEAR/99999 and NEAR/99999 of NEAR/99999 to NEAR/99999 that',
  '*th* NEAR/99 *an* OR *in* NEAR/99 *er*',
  '"*th* *an*" "*in* *er*" "*es* *ed*" "*ou* *th*" "*he* *nd*"',
  '"the ? of ?" "and ? ?" "to ? ? the"',
])(
  'the dearest queries cost little more in several translations than in two, and say that they are cut: %s',
  (query) => {
    const { isCut, spent } = search(query);
    expect(isCut).toBe(true);
    expect(sum(spent)).toBeLessThan(3 * MOST_WORK);
  },
);
