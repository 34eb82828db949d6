import type { Collection } from '../collection';
import type { QueryNode, SearchClause } from '../clauses';
import type { HebrewWords } from './hebrew-words';
import type { StrongsRange } from './strongs-number';

interface WrittenNumber {
  readonly number: number;
  /** As a query has it: 'h430'. */
  readonly term: string;
}

/** For each collection and letter that was asked for, the numbers that its texts have as words, the lowest first. */
const written = new WeakMap<Collection, Map<string, readonly WrittenNumber[]>>();

/** Looks through the terms of a collection instead of looking up the thousands of numbers of a range. */
function numbersWith(letter: string, collection: Collection): readonly WrittenNumber[] {
  const byLetter = written.get(collection) ?? new Map<string, readonly WrittenNumber[]>();
  written.set(collection, byLetter);
  const before = byLetter.get(letter);
  if (before) return before;
  const { terms } = collection.index;
  const { from, to } = terms.withPrefix(letter);
  const numbers: WrittenNumber[] = [];
  for (let id = from; id < to; id += 1) {
    const term = terms.textOf(id);
    if (/^.[1-9]\d{0,3}$/.test(term)) numbers.push({ number: Number(term.slice(1)), term });
  }
  numbers.sort((one, other) => one.number - other.number);
  byLetter.set(letter, numbers);
  return numbers;
}

/** The numbers of a range that a text has as words. */
const writtenNumbers = ({ language, first, last }: StrongsRange, collection: Collection): string[][] =>
  numbersWith(language === 'Hebrew' ? 'h' : 'g', collection)
    .filter(({ number }) => number >= first && number <= last)
    .map(({ term }) => [term]);

/**
 * Says what the Strong's numbers of a query stand for in a collection: in the Bible the Hebrew words of its verses, elsewhere the
 * number itself, as a word of the text.
 *
 * @param hebrew the words of the Bible; undefined for other collections, and if only Greek words are searched
 */
export function strongsClauses(
  clauses: readonly SearchClause[],
  collection: Collection,
  hebrew: HebrewWords | undefined,
): readonly SearchClause[] {
  const inClause = (clause: SearchClause): SearchClause => {
    if (clause.node) return { ...clause, node: inNode(clause.node) };
    if (!clause.strongs) return clause;
    if (collection.name === 'bible') return { ...clause, made: hebrew?.termsOf(clause.strongs) ?? [] };
    return { ...clause, phrases: writtenNumbers(clause.strongs, collection) };
  };
  const inNode = (node: QueryNode): QueryNode => {
    switch (node.kind) {
      case 'words':
        return { ...node, clauses: node.clauses.map(inClause) };
      case 'any':
        return { ...node, nodes: node.nodes.map(inNode) };
      case 'all':
        return { ...node, nodes: node.nodes.map(inNode), except: node.except.map(inNode) };
      case 'near':
        return { ...node, left: inNode(node.left), right: inNode(node.right) };
      case 'scope':
        return node;
    }
  };
  return clauses.map(inClause);
}
