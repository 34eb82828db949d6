import { formatBibleListing } from '@manna/shared/domain';
import { addClauses } from './clauses';
import { openCollection } from './collection';
import { excerptOf } from './excerpt';
import { marksOf } from './marks';
import { parseQuery } from './query-grammar';
import { reasonsOf } from './reasons';

const { index, textsOf } = openCollection(
  'bible',
  formatBibleListing([
    {
      osisId: 'Gen.1',
      verses: [
        'He that loveth his brother abideth in the light',
        'Our Saviour came to Beth-el, unto the house of the LORD',
        'a lightning of God',
        'one two three four five six seven eight nine',
      ],
    },
  ]),
);

/** Why a verse is found, or undefined if it is not. */
function reasonsFor(query: string, verse: number, meant?: 'name') {
  const { results } = index.queryTop((built) => addClauses(built, parseQuery(query).clauses), 10);
  const result = results.find(({ document }) => document === verse - 1);
  if (!result) return undefined;
  const found = Object.keys(result.matchData.metadata).map((term) => {
    const clause = result.clauseOf(term);
    if (!clause) throw new Error(`no clause found ${term}`);
    return [term, clause] as const;
  });
  const [[text = ''] = []] = textsOf(result.document);
  return reasonsOf(found, [excerptOf(text, marksOf(text, Object.keys(result.matchData.metadata)))], { meant });
}

test.each([
  ['lord ', 2, [{ kind: 'word', words: ['LORD'] }]],
  ['"the house"', 2, [{ kind: 'phrase', words: ['the house'] }]],
  ['"house"', 2, [{ kind: 'word', words: ['house'] }]],
  ['savior ', 2, [{ kind: 'spelling', words: ['Saviour'] }]],
  ['loves ', 1, [{ kind: 'form', words: ['loveth'] }]],
  ['lightn', 3, [{ kind: 'start', words: ['lightning'] }]],
  ['lght ', 1, [{ kind: 'similar', words: ['light'] }]],
])('the query %s finds verse %d for the reasons %j', (query, verse, reasons) => {
  expect(reasonsFor(query, verse)).toEqual(reasons);
});

test('a compound is one word, however it is typed', () => {
  expect(reasonsFor('bethel ', 2)).toEqual([{ kind: 'word', words: ['Beth-el'] }]);
  expect(reasonsFor('beth-el ', 2)).toEqual([{ kind: 'word', words: ['Beth-el'] }]);
});

test('the best reasons come first, and a word is named only for the best of its own', () => {
  expect(reasonsFor('loves savior light "in the light" broth', 1, 'name')).toEqual([
    { kind: 'name', words: [] },
    { kind: 'phrase', words: ['in the light'] },
    { kind: 'word', words: ['light'] },
    { kind: 'form', words: ['loveth'] },
    { kind: 'start', words: ['brother'] },
  ]);
});

test('of many words six are named', () => {
  expect(reasonsFor('one two three four five six seven eight nine ', 4)).toEqual([
    { kind: 'word', words: ['one', 'two', 'three', 'four', 'five', 'six'] },
  ]);
});
