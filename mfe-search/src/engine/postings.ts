import type { FieldTokens } from './token-table';
import { compactArray, type CompactArray } from './typed-arrays';

/** lunr's defaults (Builder#k1 and Builder#b, after BM25). */
const K1 = 1.2;
const B = 0.75;
/** lunr stores scores with three decimals. */
export const SCORE_UNITS = 1000;

/** Which documents have a term, in order, and what it scores in each, in thousandths. */
export interface Posting {
  readonly documents: ArrayLike<number>;
  readonly scores: ArrayLike<number>;
  /** The part of both arrays that belongs to the term; `to` is not part of it. */
  readonly from: number;
  readonly to: number;
}

/** The postings of all terms in one field. */
export interface FieldPostings {
  /** For each term where its posting starts; one more at the end. */
  readonly starts: Uint32Array;
  readonly documents: CompactArray;
  readonly scores: CompactArray;
  /** For each document, the part of the score's divisor that depends on the field's length. */
  readonly lengthParts: Float64Array;
}

/** Where the posting of a term goes on from a document on; its end if it has no further ones. */
export function firstDocument({ starts, documents }: FieldPostings, term: number, document: number): number {
  let low = starts[term] ?? 0;
  let high = starts[term + 1] ?? 0;
  if (document === 0) return low;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((documents[middle] ?? 0) < document) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface Counted {
  readonly starts: Uint32Array;
  readonly documents: CompactArray;
  readonly frequencies: CompactArray;
  /** For each document the number of terms. */
  readonly lengths: Uint32Array;
}

/** Calls `visit` for each term of each document, documents in order. */
function eachTerm(
  { tokens, starts, compounds }: FieldTokens,
  termCount: number,
  visit: (document: number, term: number) => void,
) {
  let compound = 0;
  for (let document = 0; document + 1 < starts.length; document += 1) {
    const end = starts[document + 1] ?? 0;
    for (let position = starts[document] ?? 0; position < end; position += 1) {
      const term = tokens[position] ?? 0;
      if (term !== termCount) visit(document, term);
    }
    for (; compound < compounds.documents.length && (compounds.documents[compound] ?? 0) === document; compound += 1) {
      visit(document, compounds.terms[compound] ?? 0);
    }
  }
}

/** Sorts the terms of a field by counting: the first pass counts the documents of each term, the second puts them there. */
function invert(field: FieldTokens, termCount: number): Counted {
  const documentCount = field.starts.length - 1;
  const lengths = new Uint32Array(documentCount);
  // The document that had the term last, plus one: a document is counted once, however often it has the term.
  const lastSeen = new Uint32Array(termCount);
  const starts = new Uint32Array(termCount + 1);
  let longest = 0;
  eachTerm(field, termCount, (document, term) => {
    const length = (lengths[document] ?? 0) + 1;
    lengths[document] = length;
    if (length > longest) longest = length;
    if ((lastSeen[term] ?? 0) === document + 1) return;
    lastSeen[term] = document + 1;
    starts[term + 1] = (starts[term + 1] ?? 0) + 1;
  });
  for (let term = 0; term < termCount; term += 1) starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0);

  const total = starts[termCount] ?? 0;
  const documents = compactArray(total, documentCount);
  const frequencies = compactArray(total, longest);
  const next = starts.slice(0, termCount);
  lastSeen.fill(0);
  eachTerm(field, termCount, (document, term) => {
    let position = next[term] ?? 0;
    if ((lastSeen[term] ?? 0) === document + 1) {
      position -= 1;
    } else {
      lastSeen[term] = document + 1;
      next[term] = position + 1;
      documents[position] = document;
    }
    frequencies[position] = (frequencies[position] ?? 0) + 1;
  });
  return { starts, documents, frequencies, lengths };
}

/** lunr.idf: how much a term says that is in so many documents, counted once for each field. */
export function inverseFrequency(documentsWithTerm: number, documentCount: number): number {
  const ratio = (documentCount - documentsWithTerm + 0.5) / (documentsWithTerm + 0.5);
  return Math.log(1 + Math.abs(ratio));
}

/** What lunr stores for a term in a document, in thousandths. Each operation is in lunr's order, so that it rounds like it. */
export const scoreOf = (idf: number, frequency: number, lengthPart: number, boost: number): number =>
  Math.round(((idf * ((K1 + 1) * frequency)) / (lengthPart + frequency)) * boost * SCORE_UNITS);

function lengthPartsOf(lengths: Uint32Array): Float64Array {
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const average = total / lengths.length;
  const parts = new Float64Array(lengths.length);
  for (let document = 0; document < lengths.length; document += 1) {
    parts[document] = K1 * (1 - B + B * ((lengths[document] ?? 0) / average));
  }
  return parts;
}

/** A factor on the scores of a field in a document. */
export type BoostOf = (field: number, document: number) => number;

/** Makes the postings of all fields, with the scores that lunr would store. */
export function buildPostings(fields: readonly FieldTokens[], termCount: number, boostOf: BoostOf): FieldPostings[] {
  const counted = fields.map((field) => invert(field, termCount));
  const documentCount = counted[0]?.lengths.length ?? 0;
  const idfs = new Float64Array(termCount);
  for (let term = 0; term < termCount; term += 1) {
    let documentsWithTerm = 0;
    for (const { starts } of counted) documentsWithTerm += (starts[term + 1] ?? 0) - (starts[term] ?? 0);
    idfs[term] = inverseFrequency(documentsWithTerm, documentCount);
  }
  return counted.map(({ starts, documents, frequencies, lengths }, field) => {
    const lengthParts = lengthPartsOf(lengths);
    const scores = new Float64Array(documents.length);
    let highest = 0;
    for (let term = 0; term < termCount; term += 1) {
      const idf = idfs[term] ?? 0;
      const end = starts[term + 1] ?? 0;
      for (let position = starts[term] ?? 0; position < end; position += 1) {
        const document = documents[position] ?? 0;
        const score = scoreOf(idf, frequencies[position] ?? 0, lengthParts[document] ?? 0, boostOf(field, document));
        scores[position] = score;
        if (score > highest) highest = score;
      }
    }
    const compactScores = compactArray(scores.length, highest);
    compactScores.set(scores);
    return { starts, documents, scores: compactScores, lengthParts };
  });
}
