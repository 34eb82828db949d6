import { AwokenRef } from 'awoken-bible-reference';
import { chapterCount, verseCount } from './verse-counts';

test('the chapters and verses of every book are those of the versification', () => {
  for (const { id, chapters } of AwokenRef.versification.order) {
    expect([id, chapterCount(id)]).toEqual([id, chapters.length]);
    for (const [index, { verse_count: count }] of chapters.entries()) {
      expect([id, index + 1, verseCount(id, index + 1)]).toEqual([id, index + 1, count]);
    }
  }
});

test.each([
  ['XXX', 1],
  ['GEN', 0],
  ['GEN', 51],
  ['GEN', Number.NaN],
  ['GEN', 1.5],
])('there are no verses in chapter %s %d', (book, chapter) => {
  expect(verseCount(book, chapter)).toBe(0);
});
