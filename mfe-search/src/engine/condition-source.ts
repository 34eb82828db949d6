import type { SearchClause } from './clauses';
import type { QueryTerm } from './match-data';
import { spellingsOf } from './phrases';
import type { FieldPostings } from './postings';
import type { NodeSource } from './query-nodes';
import { documentFinder, noSpans, spansOf } from './spans';
import type { TokenTable } from './token-table';

/** What is the same for all queries of an index. */
export interface ConditionIndex extends Pick<NodeSource, 'sectionOf' | 'rangesOf'> {
  readonly table: TokenTable;
  readonly postings: readonly FieldPostings[];
}

/** What the conditions of one query ask of an index. `expand` finds the terms of a clause, and counts what that costs. */
export function conditionSource(
  { table, postings, sectionOf, rangesOf }: ConditionIndex,
  expand: (clause: SearchClause) => readonly QueryTerm[],
): NodeSource {
  const { fields, partsOfCompound } = table;
  return {
    sectionOf,
    rangesOf,
    documentCount: table.lineStarts.length - 1,
    fieldCount: fields.length,
    postingsOf: (clause) => expand(clause).flatMap((term) => term.postings),
    spansOf: (clause, field) => {
      const [tokens, ofField] = [fields[field], postings[field]];
      if (!tokens || !ofField) return noSpans;
      const phrases = expand(clause).flatMap(({ phrase }) =>
        phrase.length === 0 ? [] : spellingsOf(phrase, partsOfCompound),
      );
      return spansOf(tokens, ofField, phrases);
    },
    documentFinder: (field) => documentFinder(fields[field]?.starts ?? new Uint32Array()),
  };
}
