import type { BibleRef } from '@manna/shared/contracts';
import type { QueryNode, SearchClause } from './clauses';
import type { Posting } from './postings';
import { eachNear, mergeSpans, nearSpans, noSpans, type Spans } from './spans';

/** Documents from one on; `to` is not one of them. */
export interface DocumentRange {
  readonly from: number;
  readonly to: number;
}

/** What an index knows. */
export interface NodeSource {
  readonly documentCount: number;
  readonly fieldCount: number;
  /** The postings of what a clause stands for. */
  readonly postingsOf: (clause: SearchClause) => readonly Posting[];
  /** Where the words of a clause are in one field. */
  readonly spansOf: (clause: SearchClause, field: number) => Spans;
  /** Makes a function that returns the document of a position in one field. */
  readonly documentFinder: (field: number) => (position: number) => number;
  /** Documents with the same section follow each other as one text: the verses of a book. */
  readonly sectionOf: (document: number) => unknown;
  readonly rangesOf: (refs: readonly BibleRef[]) => readonly DocumentRange[];
}

type Near = Extract<QueryNode, { kind: 'near' }>;
/** Where the words of a node are. A condition on documents has no words. */
function spansIn(node: QueryNode, field: number, source: NodeSource): Spans {
  switch (node.kind) {
    case 'words':
      return mergeSpans(node.clauses.map((clause) => source.spansOf(clause, field)));
    case 'any':
    case 'all':
      return mergeSpans(node.nodes.map((each) => spansIn(each, field, source)));
    case 'near': {
      const [left, right] = [spansIn(node.left, field, source), spansIn(node.right, field, source)];
      return nearSpans(left, right, node.distance, togetherIn(source, field));
    }
    case 'scope':
      return noSpans;
  }
}

/** Makes a function that says whether two positions are in one text. */
function togetherIn({ documentFinder, sectionOf }: NodeSource, field: number) {
  const [ofFirst, ofSecond] = [documentFinder(field), documentFinder(field)];
  return (one: number, other: number): boolean => {
    const [document, next] = [ofFirst(one), ofSecond(other)];
    return document === next || sectionOf(document) === sectionOf(next);
  };
}

/** Marks the documents of a NEAR: both verses if its words are in two. */
function markNear({ left, right, distance }: Near, field: number, source: NodeSource, isIn: Uint8Array): void {
  const { sectionOf, documentFinder } = source;
  const [documentAt, nextAt, otherAt] = [documentFinder(field), documentFinder(field), documentFinder(field)];
  eachNear(
    spansIn(left, field, source),
    spansIn(right, field, source),
    distance,
    (first, firstEnd, second, secondEnd) => {
      const [document, next] = [documentAt(firstEnd), nextAt(second)];
      if (document !== next && sectionOf(document) !== sectionOf(next)) return;
      isIn[document] = 1;
      isIn[next] = 1;
      // A side that is a NEAR may reach over verses.
      if (first !== firstEnd) isIn[otherAt(first)] = 1;
      if (second !== secondEnd) isIn[otherAt(secondEnd)] = 1;
    },
  );
}

/** The documents of a node: a 1 for each. */
function isInNode(node: QueryNode, source: NodeSource): Uint8Array {
  const isIn = new Uint8Array(source.documentCount);
  switch (node.kind) {
    case 'words':
      for (const { documents, from, to } of node.clauses.flatMap(source.postingsOf)) {
        for (let index = from; index < to; index += 1) isIn[documents[index] ?? 0] = 1;
      }
      return isIn;
    case 'any':
      for (const other of node.nodes) {
        const isInOther = isInNode(other, source);
        for (let document = 0; document < isIn.length; document += 1) isIn[document] ||= isInOther[document] ?? 0;
      }
      return isIn;
    case 'all':
      isIn.fill(node.nodes.length === 0 ? 0 : 1);
      for (const other of node.nodes) {
        const isInOther = isInNode(other, source);
        for (let document = 0; document < isIn.length; document += 1) isIn[document] &&= isInOther[document] ?? 0;
      }
      for (const other of node.except) {
        const isInOther = isInNode(other, source);
        for (let document = 0; document < isIn.length; document += 1) if (isInOther[document] === 1) isIn[document] = 0;
      }
      return isIn;
    case 'near':
      for (let field = 0; field < source.fieldCount; field += 1) markNear(node, field, source, isIn);
      return isIn;
    case 'scope':
      for (const { from, to } of source.rangesOf(node.refs)) isIn.fill(1, from, to);
      return isIn;
  }
}

/** The documents of a node as a posting without scores. */
export function nodePosting(node: QueryNode, source: NodeSource): Posting {
  const isIn = isInNode(node, source);
  const documents: number[] = [];
  for (let document = isIn.indexOf(1); document !== -1; document = isIn.indexOf(1, document + 1)) {
    documents.push(document);
  }
  return { documents, scores: [], from: 0, to: documents.length };
}
