import { auxiliaries, particles } from './function-words';
import { isInflected } from './english-stem';
import type { Morpheme } from './hebrew-morphemes';
import type { VerseLinks } from './verse-links';

const afterDo = new Set(['do', 'did', 'didst', 'doth', 'dost']);

/** The verbs 'to be' and the word for 'there is', which 'was' and 'are' render. */
const being = new Set(['H1961', 'H1934', 'H3426']);

/**
 * Whether a word can render a stem alone: an auxiliary verb can only for the verb 'to be', and an adverb such as 'out'
 * cannot for any verb.
 */
export const isWholeRenderingOf = ({ key, isVerb }: Morpheme, word: string): boolean =>
  auxiliaries.has(word) ? being.has(key) : !(isVerb && particles.has(word));

/** Whether an auxiliary belongs to the verb after it: 'did eat', but not 'the thing which he did displeased'. */
const isAuxiliaryOf = (word: string, verb: string): boolean =>
  auxiliaries.has(word) && !(afterDo.has(word) && isInflected(verb));

/** Links the auxiliaries directly before the renderings of verbs: 'shall be called', 'hath given', 'was taken'. */
export function linkAuxiliaries(links: VerseLinks): void {
  for (const [morpheme, { isVerb }] of links.verse.morphemes.entries()) {
    if (!isVerb) continue;
    for (;;) {
      const [first] = links.of(morpheme);
      if (first === undefined || !links.isFree(first - 1) || links.areParted(first - 1, first)) break;
      if (!isAuxiliaryOf(links.wordOf(first - 1), links.wordOf(first))) break;
      links.link(morpheme, first - 1);
    }
  }
}
