import { inverseFrequency, type Posting } from '../postings';

/**
 * What each variant of a word counts, from 0 to 1. lunr rates a rare term higher, but 'Eliah', which two verses have, is not better
 * than 'Elijah': all variants count as if they were as common as the commonest of them, or as the word itself.
 *
 * @param variants the postings of each, by field
 * @param word the postings of the word; none if the vocabulary does not have it
 */
export function variantWeights(
  variants: readonly (readonly Posting[])[],
  word: readonly Posting[],
  documentCount: number,
): number[] {
  const rarityOf = (postings: readonly Posting[]) =>
    inverseFrequency(
      postings.reduce((sum, { from, to }) => sum + to - from, 0),
      documentCount,
    );
  const rarities = variants.map(rarityOf);
  const least = Math.min(...rarities, word.length === 0 ? Infinity : rarityOf(word));
  return rarities.map((rarity) => least / rarity);
}
