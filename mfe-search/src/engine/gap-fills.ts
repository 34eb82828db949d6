import { BestList } from './best-list';
import type { DocumentRange } from './document-windows';
import { eachOccurrence, type Phrase } from './phrases';
import type { FieldPostings } from './postings';
import type { FieldTokens } from './token-table';
import type { CompactArray } from './typed-arrays';
import type { WorkLimit } from './work-limit';

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
  readonly document: number;
  count: number;
  last: number;
}

/** More would be no choice any more. */
const MAX_FILLS = 40;

/** Above the number of fills that may begin in one document. */
const FILL_STEP = 2 ** 20;

/** What counting the terms of a place costs, in the units of WorkLimit, if they are in an array and for each that is in a map. */
const [COUNTED, MAPPED] = [2, 8];

/** Collects fills. Those that begin with the same terms have the same number up to there, because numbers are found faster than texts. */
class FillCounter {
  readonly fills: Fill[] = [];
  readonly #tokens: CompactArray;
  readonly #size: number;
  /** For the first term of a fill its number, from 1 on. */
  readonly #first: Uint32Array;
  /** For the number of a beginning and the next term the number of both. */
  readonly #next = new Map<number, number>();
  /** For each number its fill, if a fill ends there. */
  readonly #fillOf: (Fill | undefined)[] = [undefined];

  constructor(tokens: CompactArray, termCount: number) {
    this.#tokens = tokens;
    this.#size = termCount + 1;
    this.#first = new Uint32Array(this.#size);
  }

  /** Counts what stands at a position of the text; `gaps` are the gaps behind it. */
  count(position: number, gaps: readonly number[], document: number): void {
    let beginning = 0;
    for (const gap of gaps) {
      const term = this.#tokens[position + gap] ?? 0;
      beginning = beginning === 0 ? this.#startOf(term) : this.#nextOf(beginning * this.#size + term);
    }
    const fill = this.#fillOf[beginning];
    if (!fill) {
      const terms = gaps.map((gap) => this.#tokens[position + gap] ?? 0);
      const added = { terms, document, count: 1, last: document };
      this.#fillOf[beginning] = added;
      this.fills.push(added);
    } else if (fill.last !== document) {
      fill.count += 1;
      fill.last = document;
    }
  }

  #startOf(term: number): number {
    const before = this.#first[term] ?? 0;
    if (before !== 0) return before;
    this.#first[term] = this.#fillOf.push(undefined) - 1;
    return this.#first[term] ?? 0;
  }

  #nextOf(key: number): number {
    const before = this.#next.get(key);
    if (before !== undefined) return before;
    const next = this.#fillOf.push(undefined) - 1;
    this.#next.set(key, next);
    return next;
  }
}

export interface GapSearch {
  readonly field: FieldTokens;
  readonly postings: FieldPostings;
  /** The ways to write the phrase. */
  readonly spellings: readonly Phrase[];
  /** The documents in parts, of which the limit may leave out the last. */
  readonly windows: readonly DocumentRange[];
  readonly work: WorkLimit;
  readonly isResult: (document: number) => boolean;
  readonly textOf: (term: number) => string;
}

/**
 * Counts what stands in the gaps of a phrase, in the documents that are results. If the limit is spent, it has counted only the
 * first documents.
 *
 * @returns the commonest first, and then in the order of the documents
 */
export function gapFills({ field, postings, spellings, windows, work, isResult, textOf }: GapSearch): GapFill[] {
  const counter = new FillCounter(field.tokens, postings.starts.length - 1);
  const gapsOf = (phrase: Phrase) => phrase.flatMap((element, index) => (element === 'gap' ? [index] : []));
  const searched = spellings.map((phrase) => ({ phrase, gaps: gapsOf(phrase) }));
  for (const window of windows) {
    if (!work.allowsMore) break;
    for (const { phrase, gaps } of searched) {
      let counted = 0;
      eachOccurrence(field, postings, phrase, window, work, (document, position) => {
        if (!isResult(document)) return;
        counted += 1;
        counter.count(position, gaps, document);
      });
      work.spend(counted * (COUNTED + MAPPED * (gaps.length - 1)));
    }
  }
  const best = new BestList(MAX_FILLS);
  counter.fills.forEach(({ document, count }, index) => best.offer(document * FILL_STEP + index, count));
  return best
    .toSorted()
    .flatMap(({ document }) => counter.fills[document % FILL_STEP] ?? [])
    .map(({ terms, count, document }) => ({ terms: terms.map(textOf), count, document }));
}
