import type { Collection } from '../collection';
import type { QueryNode, SearchClause } from '../clauses';
import type { HebrewWords } from './hebrew-words';
import type { StrongsRange } from './strongs-number';

/** The numbers of a range that a text has as words, as a query has them: 'h430'. */
function writtenNumbers({ language, first, last }: StrongsRange, { index }: Collection): string[][] {
  const letter = language === 'Hebrew' ? 'h' : 'g';
  const numbers = Array.from({ length: last - first + 1 }, (_, offset) => `${letter}${first + offset}`);
  return numbers.filter((number) => index.terms.find(number) !== undefined).map((number) => [number]);
}

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
