import { groupWord, relationWord, type RelationWord } from './relation-words';

/** A query that asks for entries by their relation to another. */
export type RelationQuery = {
  /** Who or what they are related to, as it was typed: 'samuel' for 'mother of samuel'. */
  readonly subject: string;
} & (
  | { readonly kind: 'relation'; readonly relation: RelationWord }
  /** `word` is 'king' for 'kings of judah'. */
  | { readonly kind: 'group'; readonly word: string }
);

/** In UTF-16 code units. A longer query is not of this form. */
const LONGEST = 100;

/** Words and punctuation only: no quotes, no operators. A hyphen stands inside of a word. */
const plain = /^[\p{L}\p{M}\p{N}\s'’.,?!-]+$/u;
const operator = /(?:^|\s)-/;

/** What a question says before it comes to the relation. */
const opening = /^(?:(?:who|what|which|list|names?|is|was|are|were|a|all|of|the)(?:'s)?\s+)*/;
const ending = /(?:\s+in\s+the\s+(?:holy\s+)?(?:bible|scriptures?))?[\s.,?!]*$/;

const possessive = /^(.+?)(?:'s|(?<=s)')\s+(.+)$/;
const ofSubject = /^(.+?)\s+(?:of|in(?!\s+law\b))\s+(?:the\s+tribe\s+of\s+)?(.+)$/;

function queryOf(head: string, subject: string): RelationQuery | undefined {
  const text = head.replaceAll(/[\s-]+/g, ' ');
  const relation = relationWord(text);
  if (relation) return { kind: 'relation', relation, subject };
  const word = groupWord(text);
  return word === undefined ? undefined : { kind: 'group', word, subject };
}

/**
 * Reads 'mother of samuel', 'Who were the sons of Jacob?' and 'samuel's mother'. Undefined if the query is not of such a form;
 * whether anybody has that name, or that relation, is not known here. Never throws.
 */
export function parseRelationQuery(query: string): RelationQuery | undefined {
  if (query.length > LONGEST || !plain.test(query) || operator.test(query)) return undefined;
  const asked = query.trim().toLowerCase().replaceAll('’', "'").replace(opening, '');
  const typed = asked.replace(ending, '');
  const [, owner, owned] = possessive.exec(typed) ?? [];
  if (owner !== undefined && owned !== undefined) return queryOf(owned, owner);
  // 'Judges in the Bible' has lost its subject.
  const [, head, subject] = ofSubject.exec(typed) ?? ofSubject.exec(asked.replace(/[\s.,?!]*$/, '')) ?? [];
  return head === undefined || subject === undefined ? undefined : queryOf(head, subject);
}
