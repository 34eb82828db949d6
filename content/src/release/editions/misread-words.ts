import { ContentError } from '../../base/content-error';
import type { EditionRecord } from '../../base/bible/edition-record';
import { independent, witnessOf } from './witnesses';
import type { WordStock } from './word-stock';
import { isCapital, lookedUp, wordsIn, type Passage, type Word } from './words';

/** A word of an edition's record that our copy has misread as another: 'God five thee' for 'God give thee'. */
export type Misread = EditionRecord['misread'][number];

/** How many independent editions must have the right word between the same neighbours. */
const WITNESSES = 2;
/** The slugs of the other editions that have the three words side by side in a verse, as independent witnesses. */
function witnesses(words: readonly [string, string, string], ref: string, slug: string, stock: WordStock): Set<string> {
  const run = ` ${words.join(' ')} `;
  const having = stock.wordsOfOthers(slug, ref).filter(({ words: of }) => ` ${of.join(' ')} `.includes(run));
  return new Set(
    having.filter(({ slug: other }) => independent(slug, other)).map(({ slug: other }) => witnessOf(other)),
  );
}

const inCaseOf = (written: string, right: string): string => {
  if (written.length > 1 && written === written.toUpperCase()) return right.toUpperCase();
  return isCapital(written) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
};

/**
 * The misread words of a passage, each with the right word. Two editions that do not depend on each other must have it
 * between the same neighbours, and none the word of our copy. Throws ContentError for an entry without that evidence.
 */
export function misreadWords(
  { ref, text }: Passage,
  misread: readonly Misread[],
  slug: string,
  stock: WordStock,
): (Word & { to: string })[] {
  const ofPassage = misread.filter(({ verse }) => verse === ref);
  if (ofPassage.length === 0) return [];
  const words = wordsIn(text);
  return ofPassage.flatMap(({ word, right }) => {
    const found = words.flatMap((here, index) => {
      const [before, after] = [words[index - 1], words[index + 1]];
      if (lookedUp(here.text) !== word || !before || !after) return [];
      const around = (middle: string) =>
        witnesses([lookedUp(before.text), middle, lookedUp(after.text)], ref, slug, stock).size;
      return around(right) >= WITNESSES && around(word) === 0 ? [{ ...here, to: inCaseOf(here.text, right) }] : [];
    });
    if (found.length === 0) {
      throw new ContentError(`${slug} ${ref}: no two editions have "${right}" where "${word}" stands.`);
    }
    return found;
  });
}
