import { eachOccurrence, type Phrase } from './phrases';
import type { FieldPostings } from './postings';
import type { FieldTokens } from './token-table';

/** What stands in the gaps of a phrase. */
export interface GapFill {
  /** One term for each gap. */
  readonly terms: readonly string[];
  /** How many documents have it. */
  readonly count: number;
  /** The first of them. */
  readonly document: number;
}

/** Documents come in order, so the last one is enough to count each of them once. */
interface Fill {
  readonly terms: readonly number[];
  count: number;
  readonly document: number;
  last: number;
}

/** More would be no choice any more. */
const MAX_FILLS = 40;

/**
 * Counts what stands in the gaps of a phrase, in the documents that are results.
 *
 * @param spellings the ways to write the phrase
 * @returns the commonest first, and then in the order of the documents
 */
export function gapFills(
  field: FieldTokens,
  postings: FieldPostings,
  spellings: readonly Phrase[],
  isResult: (document: number) => boolean,
  textOf: (term: number) => string,
): GapFill[] {
  const found = new Map<string, Fill>();
  for (const phrase of spellings) {
    eachOccurrence(field, postings, phrase, (document, position) => {
      if (!isResult(document)) return;
      const terms = phrase.flatMap((element, index) =>
        element === 'gap' ? (field.tokens[position + index] ?? 0) : [],
      );
      const key = terms.join();
      const fill = found.get(key);
      if (!fill) found.set(key, { terms, count: 1, document, last: document });
      else if (fill.last !== document) {
        fill.count += 1;
        fill.last = document;
      }
    });
  }
  return [...found.values()]
    .sort((one, other) => other.count - one.count || one.document - other.document)
    .slice(0, MAX_FILLS)
    .map(({ terms, count, document }) => ({ terms: terms.map(textOf), count, document }));
}
