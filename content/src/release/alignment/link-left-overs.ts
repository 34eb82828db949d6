import { isFunctionWord, particles } from './function-words';
import { RIVAL } from './link-rest-of-renderings';
import type { VerseLinks } from './verse-links';

/** How far from its expected position a word may be. Words. */
const REACH = 7;

/** Whether a free word is listed for this stem and no other could claim it. */
function isOnlyFor(links: VerseLinks, morpheme: number, token: number): boolean {
  const { verse } = links;
  return verse.morphemes.every(
    ({ kind }, other) =>
      other === morpheme ||
      kind !== 'stem' ||
      !verse.isListed(other, token) ||
      (links.of(other).length > 0 && verse.probabilities.english.at(other, token) <= RIVAL),
  );
}

/** Links a stem and a word that have only each other left and that the lexicon brings together. */
export function linkLeftOvers(links: VerseLinks): void {
  const { morphemes, tokens, isListed } = links.verse;
  for (const [morpheme, { kind }] of morphemes.entries()) {
    if (kind !== 'stem' || links.of(morpheme).length > 0) continue;
    const expected = ((morpheme + 0.5) / morphemes.length) * tokens.length;
    const [token, ...more] = [...tokens.keys()].filter((each) => {
      const word = links.wordOf(each);
      return links.isFree(each) && isListed(morpheme, each) && !isFunctionWord(word) && !particles.has(word);
    });
    if (token === undefined || more.length > 0 || Math.abs(expected - token) >= REACH) continue;
    if (isOnlyFor(links, morpheme, token)) links.link(morpheme, token);
  }
}
