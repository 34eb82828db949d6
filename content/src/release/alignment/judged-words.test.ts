import { readFileSync } from 'node:fs';
import { parseVerseId } from '@manna/shared/domain';
import { builtRelease } from '../../testing/built-release';
import { readRecords } from '../emit/read-release';

/** The share of shown glosses that must be right, and the share of words that must have one. */
const RIGHT = 0.97;
const SHOWN = 0.9;

/** What is accepted for a word: `needed` words all of which must be shown, and `optional` ones that may be. */
interface Rendering {
  needed: string[];
  optional: string[];
}

/** Reads '(and) behold', 'as (i)|i'; '-' for a word that nothing renders. */
const readRenderings = (text: string): Rendering[] =>
  text.split('|').map((each) => ({
    needed: each
      .replaceAll(/\([^)]*\)/g, ' ')
      .split(' ')
      .filter((word) => word !== '' && word !== '-'),
    optional: [...each.matchAll(/\(([^)]*)\)/g)].flatMap(([, words = '']) => words.split(' ')),
  }));

const isRight = (shown: readonly string[], renderings: readonly Rendering[]): boolean =>
  renderings.some(({ needed, optional }) => {
    const own = shown.filter((word) => needed.includes(word) || !optional.includes(word));
    const isPart = own.every((word) => needed.includes(word));
    return isPart && (own.length === 0 || needed.every((word) => shown.includes(word)));
  });

const words = new Map(readRecords(builtRelease(), 'words.ndjson').map(({ id, words: ofVerse }) => [id, ofVerse]));

/** Reads a table of words at random positions, judged from the Hebrew before their glosses were seen. */
function readJudged(table: string) {
  const [, ...rows] = readFileSync(new URL(table, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return rows.map((row) => {
    const [verse = '', index = '', hebrew = '', renderings = ''] = row.split('\t');
    const word = words.get(parseVerseId(verse) ?? 0)?.[Number(index)];
    return { verse, hebrew, renderings, text: word?.text, gloss: word?.gloss };
  });
}

describe.each([
  // Judged before the aligner existed.
  ['judged-words.tsv', 300],
  // Judged later, to see whether the aligner's rules fit only the first table.
  ['judged-words-2.tsv', 100],
])('the words of %s', (table, size) => {
  const judged = readJudged(table);

  test(`are ${size} words of the Hebrew text at their positions`, () => {
    expect(judged).toHaveLength(size);
    expect(judged.filter(({ text, hebrew }) => text !== hebrew)).toEqual([]);
  });

  test('have glosses of which at least 97 of 100 are what the word was judged to mean, and most words have one', () => {
    const glossed = judged.filter(({ gloss }) => gloss !== undefined);
    const wrong = glossed.filter(({ gloss = '', renderings }) => {
      const parts = gloss
        .toLowerCase()
        .split(/[ /]/)
        .filter((word) => word !== '');
      return !isRight(parts, readRenderings(renderings));
    });
    // Those that are wrong are shown if there are too many.
    expect(wrong.length <= glossed.length * (1 - RIGHT) ? [] : wrong).toEqual([]);
    expect(glossed.length / size).toBeGreaterThanOrEqual(SHOWN);
  });
});

test('the glosses of Genesis 1:5 are those of its own words: light is not morning, and day is not evening', () => {
  const glosses = words.get(1_001_005)?.map(({ gloss = '' }) => gloss);
  expect(glosses).toEqual([
    'and/called',
    'God',
    'the/light',
    'Day',
    'and/the/darkness',
    'called',
    'Night',
    'and/',
    'evening',
    'and/were',
    'morning',
    'day',
    'first',
  ]);
});

test('a gloss has as many parts as its word', () => {
  const parts = (text: string) => text.split('/').length;
  const wrong = [...words.values()]
    .flat()
    .filter(({ text, gloss }) => gloss !== undefined && parts(gloss) !== parts(text));
  expect(wrong).toEqual([]);
});
