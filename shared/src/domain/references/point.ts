import type { BibleRef, BibleVerse } from '../../contracts';
import { chapterCount, lastVerse, verseCount } from './verse-counts';

/** One end of a written range: a book, a chapter of it, or a verse. */
export type Point =
  | { readonly level: 'book'; readonly book: string }
  | { readonly level: 'chapter'; readonly book: string; readonly chapter: number }
  | { readonly level: 'verse'; readonly book: string; readonly chapter: number; readonly verse: number };

export const bookPoint = (book: string): Point => ({ level: 'book', book });

export const chapterPoint = (book: string, chapter: number): Point => ({ level: 'chapter', book, chapter });

export const versePoint = (book: string, chapter: number, verse: number): Point => ({
  level: 'verse',
  book,
  chapter,
  verse,
});

const firstOf = (point: Point): BibleVerse => ({
  book: point.book,
  chapter: point.level === 'book' ? 1 : point.chapter,
  verse: point.level === 'verse' ? point.verse : 1,
});

function lastOf(point: Point): BibleVerse {
  if (point.level === 'verse') return firstOf(point);
  const chapter = point.level === 'book' ? chapterCount(point.book) : point.chapter;
  return { book: point.book, chapter, verse: lastVerse(point.book, chapter) };
}

/** All verses from one point to another. */
export const rangeRef = (start: Point, end: Point): BibleRef => ({
  is_range: true,
  start: firstOf(start),
  end: lastOf(end),
});

/** The verse, or all verses of the chapter or the book. */
export const pointRef = (point: Point): BibleRef => (point.level === 'verse' ? firstOf(point) : rangeRef(point, point));

/** The end of 'Gen 12ff' (the book's) and of 'Gen 12:3ff' (the chapter's). */
export const restOf = (point: Point): Point =>
  point.level === 'verse' ? chapterPoint(point.book, point.chapter) : bookPoint(point.book);

/** The end of 'Gen 12f' and of 'Gen 12:3f'; the point itself if nothing follows in the book or the chapter. */
export function nextOf(point: Point): Point {
  if (point.level === 'book') return point;
  const { book, chapter } = point;
  if (point.level === 'chapter') return chapter < chapterCount(book) ? chapterPoint(book, chapter + 1) : point;
  return point.verse < verseCount(book, chapter) ? versePoint(book, chapter, point.verse + 1) : point;
}
