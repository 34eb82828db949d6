import { possessives, subjects } from './function-words';
import type { Morpheme } from './hebrew-morphemes';
import type { VerseLinks } from './verse-links';

/** How far before its word a prefix is rendered at most. Words. */
const CONJUNCTION_REACH = 7;
const PREFIX_REACH = 4;
/** How far from its word a suffix is rendered at most. Words. */
const SUFFIX_REACH = 4;
/** How far before a verbal noun its subject is: 'his coming', 'his soon coming'. Words. */
const SUBJECT_REACH = 2;

/** Whether a prefix is rendered before its word, and only what follows it in Hebrew is between: 'the great day'. */
function isPrefixInPlace(links: VerseLinks, { key, word }: Morpheme, token: number, head: number | undefined): boolean {
  const isConjunction = key === 'c';
  // 'And' of 'and he said' is sure by itself; 'in' is not.
  if (head === undefined) return isConjunction;
  // 'Captain of Saul's host': the ending renders the prefix, and 'of' another word.
  if (links.wordOf(token) === 'of' && /['’]s?$/.test(links.wordOf(head))) return false;
  if (token > head || head - token > (isConjunction ? CONJUNCTION_REACH : PREFIX_REACH)) return false;
  for (let between = token + 1; between < head; between += 1) {
    const owner = links.ownerOf(between);
    if (owner && owner.word < word) return false;
  }
  return !links.areParted(isConjunction ? token + 1 : token, head);
}

/** Whether a suffix of a stem is rendered beside it, by a pronoun of a case that it can have. */
function isSuffixInPlace(links: VerseLinks, { takes }: Morpheme, token: number, head: number | undefined): boolean {
  if (head === undefined) return false;
  const pronoun = links.wordOf(token);
  if (possessives.has(pronoun)) {
    if (takes === 'object') return false;
    if (takes === 'any' && (token > head || head - token > SUBJECT_REACH)) return false;
  } else if (takes === 'possessor') return false;
  if (subjects.has(pronoun) && takes !== 'any') return false;
  return Math.abs(token - head) <= SUFFIX_REACH && !links.areParted(token, head);
}

/** Whether a pronoun can render the suffix of a preposition: 'he' only of 'to him', which also says that he has. */
const isSuffixOfPreposition = ({ word }: Morpheme, before: Morpheme | undefined, pronoun: string): boolean =>
  !subjects.has(pronoun) || (before?.word === word && before.key === 'l');

function isInPlace(links: VerseLinks, index: number, token: number): boolean {
  const { morphemes } = links.verse;
  const affix = morphemes[index];
  if (!affix) return false;
  const stemAt = morphemes.findIndex(({ word, kind }) => word === affix.word && kind === 'stem');
  const stem = morphemes[stemAt];
  const [head] = stem ? links.of(stemAt) : [];
  if (affix.kind === 'prefix') return !stem || isPrefixInPlace(links, affix, token, head);
  return stem
    ? isSuffixInPlace(links, stem, token, head)
    : isSuffixOfPreposition(affix, morphemes[index - 1], links.wordOf(token));
}

/** Removes the links of prefixes and suffixes whose words do not stand beside the rendering of their stem. */
export function dropMisplacedAffixes(links: VerseLinks): void {
  for (const [index, { kind }] of links.verse.morphemes.entries()) {
    const [token] = links.of(index);
    if (kind !== 'stem' && token !== undefined && !isInPlace(links, index, token)) links.unlink(index);
  }
}
