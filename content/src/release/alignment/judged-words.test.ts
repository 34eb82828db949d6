import { readFileSync } from 'node:fs';
import { parseVerseId } from '@manna/shared/domain';
import { builtRelease } from '../../testing/built-release';
import { readRecords } from '../emit/read-release';

/** The share of shown glosses that must be right, and how many of the table's words must have one. */
const RIGHT = 0.97;
const SHOWN = 270;

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

const [, ...rows] = readFileSync(new URL('judged-words.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');
const judged = rows.map((row) => {
  const [verse = '', index = '', hebrew = '', renderings = ''] = row.split('\t');
  return { verse, index: Number(index), hebrew, renderings };
});
const words = new Map(readRecords(builtRelease(), 'words.ndjson').map(({ id, words: ofVerse }) => [id, ofVerse]));
const shown = judged.map((row) => {
  const word = words.get(parseVerseId(row.verse) ?? 0)?.[row.index];
  return { ...row, text: word?.text, gloss: word?.gloss };
});

test('the table has 300 words of the Hebrew text at their positions', () => {
  expect(shown).toHaveLength(300);
  expect(shown.filter(({ text, hebrew }) => text !== hebrew)).toEqual([]);
});

test('at least 97 of 100 shown glosses are what the word was judged to mean in its verse, and most words have one', () => {
  const glossed = shown.filter(({ gloss }) => gloss !== undefined);
  const wrong = glossed.filter(({ gloss = '', renderings }) => {
    const parts = gloss
      .toLowerCase()
      .split(/[ /]/)
      .filter((word) => word !== '');
    return !isRight(parts, readRenderings(renderings));
  });
  // Those that are wrong are shown if there are too many.
  expect(wrong.length <= glossed.length * (1 - RIGHT) ? [] : wrong).toEqual([]);
  expect(glossed.length).toBeGreaterThanOrEqual(SHOWN);
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
