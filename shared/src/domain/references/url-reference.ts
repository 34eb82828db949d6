import type { BibleRef } from '../../contracts';
import { bookPoint, chapterPoint, type Point, pointRef, rangeRef, versePoint } from './point';
import { chapterCount } from './verse-counts';

/** Longer than any reference in a URL of the site. Characters. */
const LONGEST = 500;
const INVALID = 'Invalid bible ref url input';
const NO_VERSE = 'Expected integer after v separator in closing cross-book range';

/** '3' or '3v16'; a 'v' without a number matches, too, so that it can be reported. */
const place = /^(?<number>[1-9]\d{0,2})(?:(?<v>v)(?<verse>[1-9]\d{0,2})?)?$/;

/** The USFM id at the beginning of a text; undefined if there is none. */
function idOf(text: string): string | undefined {
  const id = text.slice(0, 3).toUpperCase();
  return chapterCount(id) > 0 ? id : undefined;
}

/** A chapter, or a verse: a number alone is a verse after verses. */
function pointAt(text: string, before: Point): Point {
  const { number, v, verse } = place.exec(text)?.groups ?? {};
  const { book } = before;
  if (number === undefined || (v !== undefined && verse === undefined)) throw new Error(INVALID);
  if (verse !== undefined) return versePoint(book, Number(number), Number(verse));
  if (before.level === 'verse') return versePoint(book, before.chapter, Number(number));
  if (Number(number) > chapterCount(book)) throw new Error(INVALID);
  return chapterPoint(book, Number(number));
}

/** The end of a range, which may name another book. */
function endAt(text: string, start: Point): Point {
  const id = idOf(text);
  if (id === undefined && start.level === 'book') throw new Error(INVALID);
  if (id === undefined) return pointAt(text, start);
  const rest = text.slice(id.length);
  if (/^\d+v(?!\d)/.test(rest)) throw new Error(NO_VERSE);
  return rest === '' ? bookPoint(id) : pointAt(rest, bookPoint(id));
}

/** The references of one part: 'gen1v1,3-5'. */
function refsOfPart(part: string): BibleRef[] {
  const id = idOf(part);
  if (id === undefined) {
    throw new Error(`Failed to parse url BibleRef, wanted book id, got: ${part.slice(0, 3).toUpperCase()}`);
  }
  let before = bookPoint(id);
  return part
    .slice(id.length)
    .split(',')
    .map((item, index) => {
      const [first = '', last, ...more] = item.split('-');
      const start = first === '' && index === 0 ? before : pointAt(first, before);
      before = last === undefined ? start : endAt(last, start);
      if (more.length > 0 || (item === '' && part.includes(','))) throw new Error(INVALID);
      return last === undefined ? pointRef(start) : rangeRef(start, before);
    });
}

/**
 * Parses references from a URL: 'gen1v3,5-7_psa23'. Chapters and verses are positive numbers; verses are not checked for
 * whether they exist.
 *
 * @throws Error 'Failed to parse url BibleRef, wanted book id…', 'Invalid bible ref url input' or 'Expected integer after v
 *   separator…'.
 */
export function referenceFromUrl(text: string): readonly BibleRef[] {
  if (text === '' || text.length > LONGEST) throw new Error(INVALID);
  return text.toLowerCase().replace(/_$/, '').split('_').flatMap(refsOfPart);
}
