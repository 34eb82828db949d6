import { formatBibleListing } from '@manna/shared/domain';
import { allVerses } from '../testing/verses';
import { addClauses } from './clauses';
import { openCollection } from './collection';
import { parseQuery } from './query-grammar';

/** The whole Bible as one chapter, because only the number of verses counts here. */
const verses = allVerses().map(({ text }) => text);
const bible = openCollection('bible', formatBibleListing([{ osisId: 'Gen.1', verses }]));
const search = (query: string) => bible.index.queryTop((built) => addClauses(built, parseQuery(query).clauses), 10);

/** The commonest words of the Bible. */
const common = [
  'the',
  'and',
  'of',
  'to',
  'that',
  'in',
  'he',
  'shall',
  'unto',
  'for',
  'his',
  'lord',
  'they',
  'be',
  'is',
  'him',
];

/** How long a search takes when nothing holds it up, in milliseconds. */
const best = (query: string): number =>
  Math.min(
    ...Array.from({ length: 8 }, () => {
      const began = performance.now();
      search(query);
      return performance.now() - began;
    }),
  );

const pairs = common.flatMap((one) => common.map((other) => `${one} ${other}`));

test('the longest verse is searched for to its end, with and without quotes', () => {
  const longest = verses.reduce((one, other) => (other.length > one.length ? other : one));
  expect(longest).toContain('Sivan');
  for (const query of [longest, `"${longest}"`]) {
    const { results, isCut } = search(query);
    expect(isCut).toBe(false);
    expect(verses[results[0]?.document ?? -1]).toBe(longest);
  }
});

test.each([
  ['60 phrases of the commonest words', pairs.slice(0, 60).map((pair) => `"${pair}"`)],
  ['60 compounds of the commonest words', pairs.slice(0, 60).map((pair) => pair.replace(' ', '-'))],
])('the end of %s is ignored, and the results say so', (_what, words) => {
  expect(search(words.join(' ')).isCut).toBe(true);
});

test('what comes before the end of a query that is too dear is searched for', () => {
  const { results, isCut } = search(`firmament ${pairs.map((pair) => pair.replace(' ', '-')).join(' ')}`);
  expect(isCut).toBe(true);
  expect(verses[results[0]?.document ?? -1]).toContain('firmament');
});

test('64 unknown words are compared with the vocabulary without being cut', () => {
  let seed = 7;
  const letter = () => String.fromCodePoint(97 + ((seed = (seed * 16_807) % 2_147_483_647) % 26));
  const unknown = Array.from({ length: 64 }, () => Array.from({ length: 5 }, letter).join('')).join(' ');
  expect(search(unknown).isCut).toBe(false);
  // On a machine that is four times slower, the five collections together must take less than 100 ms.
  expect(best(unknown)).toBeLessThan(Math.max(10, 3 * best(common.join(' '))));
});

test.each([
  ['words', common.join(' ')],
  ['prefixes', 'a'],
  ['unclosed quotes', '"'.repeat(1_000)],
  ['phrases', pairs.map((pair) => `"${pair}"`).join(' ')],
  ['compounds', pairs.map((pair) => pair.replace(' ', '-')).join(' ')],
  ['one long compound', 'the-and-of-'.repeat(90)],
  ['one long phrase', `"${'the of and '.repeat(90)}"`],
])('the dearest query of %s takes less than four times as long as the commonest words', (_what, query) => {
  const four = 4 * best(`${common.join(' ')} believeth righteousness commandment inheritance`);
  // On a fast machine both take less than a millisecond.
  expect(best(query)).toBeLessThan(Math.max(four, 25));
});
