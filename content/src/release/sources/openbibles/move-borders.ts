import { ContentError } from '../../../base/content-error';
import type { KjvGuide } from '../kjv-guide';
import { alike, type Likeness, type Weighted } from '../likeness';
import { placeOf, type PlacedChapters } from './placed-chapters';

/** A verse may end after a punctuation mark, with a closing quotation mark or a dash behind it. */
const border = /[.,;:?!]['"’”)]*(?: —)? (?=\S)/g;

/** The best division of the text up to one candidate: its likeness, and where its last part begins. */
interface Division {
  readonly likeness: number;
  readonly from: number;
}

/**
 * Divides a text into as many parts as there are verses in the guide, at punctuation marks, so that the parts are most
 * like those verses in order. Undefined if the text has too few punctuation marks.
 */
export function divideLike(text: string, guide: readonly Weighted[], likeness: Likeness): string[] | undefined {
  const cuts = [0, ...[...text.matchAll(border)].map(({ 0: end, index }) => index + end.length), text.length];
  const partLikeness = (from: number, to: number, verse: Weighted) =>
    alike(likeness.weigh(text.slice(cuts[from], cuts[to])), verse);
  const best: (Division | undefined)[][] = [[{ likeness: 0, from: 0 }]];
  for (const [index, verse] of guide.entries()) {
    const row: (Division | undefined)[] = [];
    for (let to = index + 1; to < cuts.length; to += 1) {
      for (let from = index; from < to; from += 1) {
        const before = best[index]?.[from];
        if (!before) continue;
        const sum = before.likeness + partLikeness(from, to, verse);
        if (sum > (row[to]?.likeness ?? -1)) row[to] = { likeness: sum, from };
      }
    }
    best.push(row);
  }
  const parts: string[] = [];
  let to = cuts.length - 1;
  for (let index = guide.length; index > 0; index -= 1) {
    const division = best[index]?.[to];
    if (!division) return undefined;
    parts.unshift(text.slice(cuts[division.from], cuts[to]).trim());
    to = division.from;
  }
  return parts;
}

/**
 * Moves the borders between consecutive verses, which may be of two chapters, to where the King James Version has them.
 * Returns how many verses have other words then. No word is changed or moved past another.
 *
 * @throws ContentError if the verses cannot be divided.
 */
export function moveBorders(placed: PlacedChapters, verses: readonly string[], guide: KjvGuide): number {
  const places = verses.map(placeOf);
  const texts = places.map(({ chapter, verse }) => placed.get(chapter, verse) ?? '');
  const weighed = places.flatMap(({ chapter, verse }) => guide.chapters.get(chapter)?.weighed[verse - 1] ?? []);
  const parts = divideLike(texts.join(' '), weighed, guide.likeness);
  if (!parts || weighed.length !== verses.length) {
    throw new ContentError(`${verses.join(', ')} cannot be divided like the King James Version's verses.`);
  }
  for (const [index, { chapter, verse }] of places.entries()) placed.replace(chapter, verse, parts[index] ?? '');
  return parts.filter((part, index) => part !== texts[index]).length;
}
