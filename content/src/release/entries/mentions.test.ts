import { TextIndex } from '../../base/bible/text-index';
import { readEntries, smallWorld } from '../../testing/draw-authored';
import { mentionsOf } from './mentions';

const GENESIS = 1_001_000;
const HEBREW = 1_030_001;
const texts = [
  'He anointed the lion.',
  'Two lions, and a wolf.',
  'Wolves and asses.',
  'The wild ass.',
  'Cities.',
  'She fasted.',
];
const world = {
  ...smallWorld,
  text: new TextIndex((verse) => texts[verse - GENESIS - 1]),
  hebrew: (strongs: string) => (strongs === 'H738' ? [HEBREW] : []),
};
const mentions = (path: string, fields: Readonly<Record<string, unknown>>) => {
  const [entry] = readEntries({ [path]: fields }).content.entries;
  if (!entry) throw new Error(`${path} cannot be read.`);
  return mentionsOf(entry, world)?.map((verse) => (verse === HEBREW ? 'Hebrew' : verse - GENESIS));
};

test('an animal is mentioned in the verses with its Hebrew word and with its English name', () => {
  expect(mentions('animals/lion', { name: 'Lion', strongs: ['H738'] })).toEqual([1, 2, 'Hebrew']);
});

test('plurals and forms of verbs count', () => {
  expect(mentions('animals/wolf', { name: 'Wolf' })).toEqual([2, 3]);
  expect(mentions('dictionary/city', { name: 'City' })).toEqual([5]);
  expect(mentions('dictionary/anoint', { name: 'Anoint' })).toEqual([1]);
});

test('front matter can say by which words the text names it', () => {
  expect(mentions('animals/ass', { name: 'Ass', inText: { except: ['wild ass'] } })).toEqual([3]);
  expect(mentions('dictionary/fast', { name: 'Fast', inText: { words: ['fasted'] } })).toEqual([6]);
  expect(mentions('dictionary/let', { name: 'Lion', inText: { words: [] } })).toEqual([]);
});

test('the lexicon finds things, but not English words of which only the sound is old', () => {
  expect(mentions('dictionary/cubit', { name: 'Cubit', kind: 'measure', strongs: ['H738'] })).toEqual(['Hebrew']);
  expect(mentions('dictionary/wist', { name: 'Wist', kind: 'archaic', strongs: ['H738'] })).toEqual([]);
});

test('the Hebrew word of a thing finds no verses if the front matter says that it also means something else', () => {
  const homer = { name: 'Lion', kind: 'measure', strongs: ['H738'], inText: { strongs: [] } };
  expect(mentions('dictionary/homer', homer)).toEqual([1, 2]);
});

test('people, places and events are found by other rules', () => {
  expect(mentions('people/lion', { name: 'Lion' })).toBeUndefined();
});
