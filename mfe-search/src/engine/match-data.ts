import lunr from 'lunr';
import type { MadeTerm, SearchClause } from './clauses';
import type { Phrase } from './phrases';
import type { Posting } from './postings';

/** A term of a query, or a phrase, which is a term made for the query: its text and its posting in each field. */
export interface QueryTerm {
  readonly text: string;
  readonly postings: readonly Posting[];
  readonly phrase: Phrase;
  /** In how many documents it is, counted once for each field: what scoring it costs, in the units of WorkLimit. */
  readonly cost: number;
  /** The clause with the highest boost that found it. */
  clause?: SearchClause;
}

/** What scoring some terms costs. */
export const costOf = (terms: readonly QueryTerm[]): number => terms.reduce((sum, { cost }) => sum + cost, 0);

/** A term that was made for the query, which is the same object in all of its clauses. It has no position in a text. */
export function madeTerm({ text, posting }: MadeTerm, known: Map<string, QueryTerm>): QueryTerm {
  const term = known.get(text) ?? { text, postings: [posting], phrase: [], cost: posting.to - posting.from };
  known.set(text, term);
  return term;
}

/** For each field the terms that are scored in it, with the sum of their boosts. */
export type Weights = readonly Map<QueryTerm, number>[];

const isBefore = (documents: ArrayLike<number>, index: number, document: number) => (documents[index] ?? 0) < document;

/** Whether a document is in a posting. */
function isIn({ documents, from, to }: Posting, document: number): boolean {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(documents, middle, document)) low = middle + 1;
    else high = middle;
  }
  return low < to && documents[low] === document;
}

/** The terms of a query that a document has, as lunr gives them: by term, then by field. */
export function matchDataOf(document: number, weights: Weights, fields: readonly string[]): lunr.MatchData {
  const matchData = new lunr.MatchData('', '', {});
  const metadata: Record<string, Record<string, object>> = Object.create(null) as Record<
    string,
    Record<string, object>
  >;
  weights.forEach((ofField, field) => {
    for (const { text, postings } of ofField.keys()) {
      const posting = postings[field];
      if (!posting || !isIn(posting, document)) continue;
      const byField = (metadata[text] ??= Object.create(null) as Record<string, object>);
      byField[fields[field] ?? ''] = Object.create(null) as object;
    }
  });
  return Object.assign(matchData, { metadata });
}
