import type { BibleRef } from '@manna/shared/contracts';
import { books } from '@manna/shared/domain';
import { parseReference } from '@manna/shared/domain/references';
import { nothingAdded, type AddedScores } from './added-scores';

/** More than any score of lunr. */
const OF_PASSAGE = 10_000;

/** OSIS id of a chapter and its number of verses. */
type Chapters = readonly (readonly [osisId: string, verses: number])[];

const osisIds = new Map(books.map(({ usfmId, osisId }) => [usfmId, osisId]));

/**
 * Finds the verses of a query that is a Bible reference, with a chapter or a verse: 'jn 3.16', 'ps 23 kjv'. A book alone is
 * a word like others.
 *
 * @param chapters The chapters of the listing, in its order.
 */
export function passages(chapters: Chapters): (query: string) => AddedScores {
  const places = new Map<string, { readonly first: number; readonly verses: number }>();
  let next = 0;
  for (const [osisId, verses] of chapters) {
    places.set(osisId, { first: next, verses });
    next += verses;
  }

  /** Adds the verses of a reference that the listing has. One over several books is not asked for in a search. */
  function add(ref: BibleRef, scores: Map<number, number>): void {
    const { start, end } = 'is_range' in ref ? ref : { start: ref, end: ref };
    if (start.book !== end.book) return;
    for (let { chapter } = start; chapter <= end.chapter; chapter += 1) {
      const place = places.get(`${osisIds.get(start.book) ?? ''}.${chapter}`);
      if (!place) return;
      const from = chapter === start.chapter ? start.verse : 1;
      const to = chapter === end.chapter ? Math.min(end.verse, place.verses) : place.verses;
      for (let verse = from; verse <= to; verse += 1) scores.set(place.first + verse - 1, OF_PASSAGE);
    }
  }

  return (query) => {
    if (!/\d/.test(query)) return nothingAdded;
    const parsed = parseReference(query);
    if (!parsed.ok) return nothingAdded;
    const scores = new Map<number, number>();
    for (const ref of parsed.refs) add(ref, scores);
    return scores;
  };
}
