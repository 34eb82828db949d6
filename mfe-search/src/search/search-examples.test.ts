import { formatBibleListing, formatStrongsListing } from '@manna/shared/domain';
import { parseReference } from '@manna/shared/domain/references';
import { addClauses } from '../engine/clauses';
import { openCollection } from '../engine/collection';
import { parseQuery } from '../engine/query-grammar';
import { openHebrewWords } from '../engine/strongs/hebrew-words';
import { strongsClauses } from '../engine/strongs/strongs-clauses';
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
  'Heb.7': 'Hebrews 7',
  'Jas.2': 'James 2',
  '1John.4': '1 John 4',
};
const bible = openCollection(
  'bible',
  formatBibleListing(
    Object.entries(chapters).map(([osisId, name]) => ({ osisId, verses: versesOf(name).map(({ text }) => text) })),
  ),
);
/** In these chapters the King James Version has 'God' where the Hebrew text has H430. */
const hebrew = openHebrewWords(
  formatStrongsListing(
    Array.from({ length: bible.documentCount }, (_, verse) =>
      bible.refOf(verse).startsWith('Gen.') && bible.textsOf(verse).flat().join('').includes('God')
        ? [{ number: 430, rendering: 'god' }]
        : [],
    ),
    Array<string>(430).fill('אֱלֹהִים'),
  ),
);
const search = (query: string) => {
  const { clauses, gap, isCut } = parseQuery(query);
  const resolved = strongsClauses(clauses, bible, hebrew);
  const found = bible.index.queryTop((built) => addClauses(built, resolved), 3, gap && { gapPhrase: gap.phrase });
  return { ...found, isCut };
};

const inWords = searchExamples.filter(({ id }) => id !== 'reference');

test.each(inWords)('the example $query finds some verses, but not most', ({ query }) => {
  const { total, isCut } = search(query);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThan(bible.documentCount / 2);
  expect(isCut).toBe(false);
});

test('the example with a gap shows several words that fill it', () => {
  const example = searchExamples.find(({ id }) => id === 'gap');
  expect(search(example?.query ?? '').fills.map(({ terms }) => terms.join())).toEqual(['god', 'christ']);
});

test('the example of a reference is one', () => {
  const example = searchExamples.find(({ id }) => id === 'reference');
  expect(parseReference(example?.query ?? '')).toMatchObject({
    ok: true,
    refs: [{ book: 'JHN', chapter: 10, verse: 11 }],
  });
});
