import type { QueryNode, SearchClause } from './clauses';
import type { DocumentRange } from './document-windows';
import { costOf, type QueryTerm } from './match-data';
import { spellingsOf } from './phrases';
import type { FieldPostings } from './postings';
import type { NodeSource } from './query-nodes';
import { documentFinder, noSpans, soughtWords, spansOf, type SoughtWords } from './spans';
import type { TokenTable } from './token-table';
import type { WorkLimit } from './work-limit';

/** What is the same for all queries of an index. */
export interface ConditionIndex extends Pick<NodeSource, 'sectionOf' | 'rangesOf'> {
  readonly table: TokenTable;
  readonly postings: readonly FieldPostings[];
  readonly windows: readonly DocumentRange[];
}

/** What marking a document of a term costs, in the units of WorkLimit. */
const MARKED = 0.2;

/** The clauses in a node that say where words are; a condition on documents has none. A NEAR has spans of its own. */
function clausesIn(node: QueryNode): readonly SearchClause[] {
  if (node.kind === 'words') return node.clauses;
  return node.kind === 'any' || node.kind === 'all' ? node.nodes.flatMap(clausesIn) : [];
}

/** What the conditions of one query ask of an index. `expand` finds the terms of a clause; undefined if the limit is spent. */
export function conditionSource(
  { table, postings, sectionOf, rangesOf, windows }: ConditionIndex,
  work: WorkLimit,
  expand: (clause: SearchClause) => readonly QueryTerm[] | undefined,
): NodeSource {
  const { fields, partsOfCompound } = table;
  const expanded = new Map<SearchClause, readonly QueryTerm[]>();
  const sought = new Map<QueryNode, SoughtWords>();
  const termsOf = (clause: SearchClause): readonly QueryTerm[] => expanded.get(clause) ?? [];

  function soughtIn(node: QueryNode): SoughtWords {
    const before = sought.get(node);
    if (before) return before;
    const terms = new Set(clausesIn(node).flatMap(termsOf));
    // What has no position in a text has an empty phrase.
    const phrases = [...terms].flatMap(({ phrase }) =>
      phrase.length === 0 ? [] : spellingsOf(phrase, partsOfCompound),
    );
    const found = soughtWords(phrases, table.terms.size);
    sought.set(node, found);
    return found;
  }

  return {
    sectionOf,
    rangesOf,
    windows,
    work,
    documentCount: table.lineStarts.length - 1,
    fieldCount: fields.length,
    canExpand(clause) {
      if (expanded.has(clause)) return true;
      const terms = work.allowsMore ? expand(clause) : undefined;
      if (!terms) return false;
      work.spend(MARKED * costOf(terms));
      expanded.set(clause, terms);
      return true;
    },
    postingsOf: (clause) => termsOf(clause).flatMap((term) => term.postings),
    spansOf: (node, field, documents) => {
      const [tokens, ofField] = [fields[field], postings[field]];
      return tokens && ofField ? spansOf(tokens, ofField, soughtIn(node), documents, work) : noSpans;
    },
    documentFinder: (field) => documentFinder(fields[field]?.starts ?? new Uint32Array()),
  };
}
