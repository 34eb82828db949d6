import type { HebrewWord } from '@manna/shared/contracts';
import { drawEdition } from '../../testing/draw-edition';
import { restoreDivineName } from './divine-name';
import { versesByRef } from './verses-by-ref';

const hebrew = (...strongs: string[]): HebrewWord[] =>
  strongs.map((number) => ({ text: 'א', lemma: '', morphology: '', strongs: number }));

function restore(text: string, words: readonly HebrewWord[], kjv: string): string | undefined {
  const edition = drawEdition('one', { 'Ps.1.1': text });
  const restored = restoreDivineName(edition, new Map([['Ps.1.1', words]]), new Map([['Ps.1.1', kjv]]));
  return versesByRef(restored.text).get('Ps.1.1');
}

test('every Lord is LORD when the Hebrew has the name as often and no other word for it', () => {
  expect(restore('The Lord said to my lord, "Lord!"', hebrew('H3068', 'H3068'), 'The LORD said')).toBe(
    'The LORD said to my lord, "LORD!"',
  );
});

test('beside another word for Lord, the King James Version tells which is which', () => {
  const words = hebrew('H3068', 'H113');
  expect(restore('The Lord says to my Lord', words, 'The LORD said unto my Lord')).toBe('The LORD says to my Lord');
  expect(restore('The Lord says to my Lord', words, 'He said unto my Lord')).toBe('The Lord says to my Lord');
});

test('Lord God is Lord GOD when the Hebrew has Adonai with the name', () => {
  expect(restore('Thus says the Lord God.', hebrew('H136', 'H3069'), 'Thus saith the Lord GOD.')).toBe(
    'Thus says the Lord GOD.',
  );
});

test('a verse stays as it is when the name is not in the Hebrew, or fewer times than Lord', () => {
  expect(restore('The Lord came.', hebrew('H136'), 'The Lord came.')).toBe('The Lord came.');
  expect(restore('Lord, Lord', hebrew('H3068'), 'LORD')).toBe('Lord, Lord');
});

test('Lord among words in capitals is in capitals', () => {
  expect(restore('KING OF KINGS, AND Lord OF LordS.', [], '')).toBe('KING OF KINGS, AND LORD OF LORDS.');
});
