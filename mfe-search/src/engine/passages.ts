import type { BibleRef } from '@manna/shared/contracts';
import { endsOf } from '@manna/shared/domain';
import { hasNumber, parseReference } from '@manna/shared/domain/references';
import { nothingAdded, type AddedScores } from './added-scores';
import type { DocumentRange } from './document-windows';

/** Each more than any score of lunr: what the first verse of a passage has more than the next one, and the last more than others. */
const OF_PASSAGE = 10_000;

/** The slug of the translation that a query names behind a reference: 'web' of 'ps 23 web'. */
export function translationNamed(query: string): string | undefined {
  const parsed = hasNumber(query) ? parseReference(query) : undefined;
  return parsed?.ok ? parsed.translation : undefined;
}

/** One over several books is not asked for in a search. */
function isOfOneBook(ref: BibleRef): boolean {
  const [first, last] = endsOf(ref);
  return first.book === last.book;
}

/**
 * Finds the verses of a query that is a Bible reference, with a chapter or a verse: 'jn 3.16', 'ps 23 kjv', 'john three sixteen'. A book alone is
 * a word like others.
 *
 * @param rangesOf Finds the documents of references.
 */
export function passages(
  rangesOf: (refs: readonly BibleRef[]) => readonly DocumentRange[],
): (query: string) => AddedScores {
  return (query) => {
    if (!hasNumber(query)) return nothingAdded;
    const parsed = parseReference(query);
    if (!parsed.ok) return nothingAdded;
    const scores = new Map<number, number>();
    for (const { from, to } of rangesOf(parsed.refs.filter(isOfOneBook)))
      for (let document = from; document < to; document += 1) scores.set(document, OF_PASSAGE * (to - document));
    return scores;
  };
}
