import fc from 'fast-check';
import { runs } from '@manna/shared/testing/thorough';
import { TextIndex } from './text-index';

const GENESIS = 1_001_000;
const indexOf = (...texts: readonly string[]) => new TextIndex((verse) => texts[verse - GENESIS - 1]);
const found = (texts: readonly string[], phrases: readonly string[], except: readonly string[] = []) =>
  indexOf(...texts)
    .versesWith(phrases, except)
    .map((verse) => verse - GENESIS);

test('verses are found by whole words, in capitals or not, and with an apostrophe', () => {
  expect(found(['The lion roared.', 'Lions', "a lion's whelp", 'a lioness', 'million'], ['lion', 'lions'])).toEqual([
    1, 2, 3,
  ]);
});

test('the words of a phrase follow each other, with any punctuation between them', () => {
  expect(found(['the fallow deer', 'fallow, deer', 'deer fallow', 'fallow'], ['fallow deer'])).toEqual([1, 2]);
});

test('words that belong to an excepted phrase do not count', () => {
  expect(found(['the wild asses', 'an ass and wild asses', 'asses'], ['ass', 'asses'], ['wild asses'])).toEqual([2, 3]);
});

test('words around an excepted phrase do not follow each other', () => {
  expect(found(['lion colt ass', 'lion ass'], ['lion ass'], ['colt'])).toEqual([2]);
});

test('no phrase finds no verse', () => {
  expect(found(['the lion'], [])).toEqual([]);
});

test('an excepted phrase only ever takes verses away, and the order of phrases does not matter', () => {
  const word = fc.constantFrom('ass', 'wild', 'colt', 'lion');
  const text = fc.array(word, { maxLength: 5 }).map((words) => words.join(' '));
  const phrases = fc.array(
    fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => words.join(' ')),
    { maxLength: 3 },
  );
  fc.assert(
    fc.property(fc.array(text, { maxLength: 6 }), phrases, phrases, (texts, wanted, except) => {
      const all = found(texts, wanted);
      const some = found(texts, wanted, except);
      expect(all).toEqual(expect.arrayContaining(some));
      expect(found(texts, [...wanted].reverse(), except)).toEqual(some);
    }),
    { numRuns: runs(200) },
  );
});
