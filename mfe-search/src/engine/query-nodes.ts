import type { BibleRef } from '@manna/shared/contracts';
import type { QueryNode, SearchClause } from './clauses';
import type { DocumentRange } from './document-windows';
import type { Posting } from './postings';
import { eachNear, mergeSpans, nearSpans, type Spans } from './spans';
import type { WorkLimit } from './work-limit';

/** What an index knows. */
export interface NodeSource {
  readonly documentCount: number;
  readonly fieldCount: number;
  /** All documents, in parts that are looked through one after the other. See documentWindows. */
  readonly windows: readonly DocumentRange[];
  readonly work: WorkLimit;
  /** Finds what a clause stands for. False if the limit is spent before; only for other clauses the functions below may be called. */
  readonly canExpand: (clause: SearchClause) => boolean;
  /** The postings of what a clause stands for. */
  readonly postingsOf: (clause: SearchClause) => readonly Posting[];
  /** Where the words of a node are in one field of some documents; those of a NEAR in it are left out. */
  readonly spansOf: (node: QueryNode, field: number, documents: DocumentRange) => Spans;
  /** Makes a function that returns the document of a position in one field. */
  readonly documentFinder: (field: number) => (position: number) => number;
  /** Documents with the same section follow each other as one text: the verses of a book. */
  readonly sectionOf: (document: number) => unknown;
  readonly rangesOf: (refs: readonly BibleRef[]) => readonly DocumentRange[];
}

type Near = Extract<QueryNode, { kind: 'near' }>;

/** What one more array of a number for each document costs, in the units of WorkLimit, for each document. */
const PASSED = 0.1;
/** What marking a document costs. */
const MARKED = 0.3;

/** The NEARs in a node that say where words are. */
function nearsIn(node: QueryNode): readonly Near[] {
  if (node.kind === 'near') return [node];
  return node.kind === 'any' || node.kind === 'all' ? node.nodes.flatMap(nearsIn) : [];
}

/** Where the words of a node are in some documents. */
function spansIn(node: QueryNode, field: number, documents: DocumentRange, source: NodeSource): Spans {
  const ofNears = nearsIn(node).map((near) => nearSpansIn(near, field, documents, source));
  return mergeSpans([source.spansOf(node, field, documents), ...ofNears], source.work);
}

function nearSpansIn(
  { left, right, distance }: Near,
  field: number,
  documents: DocumentRange,
  source: NodeSource,
): Spans {
  const [ofLeft, ofRight] = [left, right].map((side) => spansIn(side, field, documents, source)) as [Spans, Spans];
  return nearSpans(ofLeft, ofRight, distance, togetherIn(source, field), source.work);
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
function markNear(
  { left, right, distance }: Near,
  field: number,
  documents: DocumentRange,
  source: NodeSource,
  isIn: Uint8Array,
): void {
  const { sectionOf, documentFinder } = source;
  const [documentAt, nextAt, otherAt] = [documentFinder(field), documentFinder(field), documentFinder(field)];
  eachNear(
    spansIn(left, field, documents, source),
    spansIn(right, field, documents, source),
    distance,
    source.work,
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

/** Adds the documents of one set to another. */
function addDocuments(from: Uint8Array | undefined, to: Uint8Array): void {
  for (let document = 0; document < to.length; document += 1) if (from?.[document] === 1) to[document] = 1;
}

/** The NEARs whose documents a node needs. */
function nearsOf(node: QueryNode): readonly Near[] {
  if (node.kind === 'near') return [node];
  if (node.kind === 'any') return node.nodes.flatMap(nearsOf);
  return node.kind === 'all' ? [...node.nodes, ...node.except].flatMap(nearsOf) : [];
}

/** Marks the documents of a node and of the nodes in it, and knows up to which document they were looked through. */
class NodeMarker {
  /** What is from this document on is unknown, because the limit was spent. */
  readonly end: number;
  readonly #source: NodeSource;
  readonly #nears: ReadonlyMap<Near, Uint8Array>;

  constructor(node: QueryNode, source: NodeSource) {
    this.#source = source;
    this.#nears = new Map(nearsOf(node).map((near) => [near, new Uint8Array(source.documentCount)]));
    this.end = this.#lookThrough();
  }

  /** Sets a 1 for each document of the node. */
  mark(node: QueryNode, isIn: Uint8Array): void {
    const source = this.#source;
    switch (node.kind) {
      case 'words':
        for (const { documents, from, to } of node.clauses.flatMap(source.postingsOf)) {
          for (let index = from; index < to; index += 1) isIn[documents[index] ?? 0] = 1;
        }
        return;
      case 'any':
        for (const other of node.nodes) this.mark(other, isIn);
        return;
      case 'all':
        this.#markAll(node, isIn);
        return;
      case 'near':
        addDocuments(this.#nears.get(node), isIn);
        return;
      case 'scope':
        for (const { from, to } of source.rangesOf(node.refs)) isIn.fill(1, from, to);
    }
  }

  /** The documents of a node: a 1 for each. */
  isIn(node: QueryNode): Uint8Array {
    const isIn = new Uint8Array(this.#source.documentCount);
    this.#source.work.spend(PASSED * isIn.length);
    this.mark(node, isIn);
    return isIn;
  }

  #markAll({ nodes, except }: Extract<QueryNode, { kind: 'all' }>, isIn: Uint8Array): void {
    const [first, ...others] = nodes;
    if (!first) return;
    const isInAll = this.isIn(first);
    for (const other of others) {
      const isInOther = this.isIn(other);
      for (let document = 0; document < isIn.length; document += 1)
        if (isInOther[document] === 0) isInAll[document] = 0;
    }
    for (const other of except) {
      const isInOther = this.isIn(other);
      for (let document = 0; document < isIn.length; document += 1)
        if (isInOther[document] === 1) isInAll[document] = 0;
    }
    addDocuments(isInAll, isIn);
  }

  /** Marks the documents of all NEARs, one part of the documents after the other. Returns where it had to stop. */
  #lookThrough(): number {
    const { windows, fieldCount, work, documentCount } = this.#source;
    if (this.#nears.size === 0) return documentCount;
    for (const window of windows) {
      for (const [near, isIn] of this.#nears) {
        for (let field = 0; field < fieldCount; field += 1) markNear(near, field, window, this.#source, isIn);
      }
      // A step of this part was left out.
      if (work.isCut) return window.from;
    }
    return documentCount;
  }
}

/** Whether the words of a node can all be looked up within the limit. */
function canExpandAll(node: QueryNode, source: NodeSource): boolean {
  const canExpandEach = (nodes: readonly QueryNode[]) => nodes.every((each) => canExpandAll(each, source));
  switch (node.kind) {
    case 'words':
      return node.clauses.every(source.canExpand);
    case 'any':
      return canExpandEach(node.nodes);
    case 'all':
      return canExpandEach(node.nodes) && canExpandEach(node.except);
    case 'near':
      return canExpandEach([node.left, node.right]);
    case 'scope':
      return true;
  }
}

/**
 * The documents of a node as a posting without scores. If the limit is spent while they are looked through, those that were not
 * must not be results: they are in the posting if it excludes documents, else not. Undefined if none was.
 */
export function nodePosting(node: QueryNode, source: NodeSource, isExcluding: boolean): Posting | undefined {
  if (!canExpandAll(node, source)) return undefined;
  const marker = new NodeMarker(node, source);
  if (marker.end === 0) return undefined;
  const isIn = marker.isIn(node);
  isIn.fill(isExcluding ? 1 : 0, marker.end);
  const documents = new Uint32Array(isIn.length);
  let count = 0;
  for (let document = isIn.indexOf(1); document !== -1; document = isIn.indexOf(1, document + 1)) {
    documents[count] = document;
    count += 1;
  }
  source.work.spend(MARKED * count);
  return { documents, scores: [], from: 0, to: count };
}
