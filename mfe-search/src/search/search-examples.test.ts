import { formatBibleListing } from '@manna/shared/domain';
import { addClauses } from '../engine/clauses';
import { openCollection } from '../engine/collection';
import { parseQuery } from '../engine/query-grammar';
import { versesOf } from '../testing/verses';
import { searchExamples } from './search-examples';

const chapters = {
  'Gen.1': 'Genesis 1',
  'Gen.2': 'Genesis 2',
  'Exod.16': 'Exodus 16',
  'John.10': 'John 10',
  'John.6': 'John 6',
  'Rom.8': 'Romans 8',
  '1Cor.13': '1 Corinthians 13',
  'Jas.2': 'James 2',
  '1John.4': '1 John 4',
};
const bible = openCollection(
  'bible',
  formatBibleListing(
    Object.entries(chapters).map(([osisId, name]) => ({ osisId, verses: versesOf(name).map(({ text }) => text) })),
  ),
);
const search = (query: string) => {
  const { clauses, gap, isCut } = parseQuery(query);
  const found = bible.index.queryTop((built) => addClauses(built, clauses), 3, gap && { gapPhrase: gap.phrase });
  return { ...found, isCut };
};

test.each(searchExamples)('the example $query finds some verses, but not most', ({ query }) => {
  const { total, isCut } = search(query);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThan(bible.documentCount / 2);
  expect(isCut).toBe(false);
});

test('the example with a gap shows several words that fill it', () => {
  const example = searchExamples.find(({ id }) => id === 'gap');
  expect(search(example?.query ?? '').fills.map(({ terms }) => terms.join())).toEqual(['god', 'christ']);
});
