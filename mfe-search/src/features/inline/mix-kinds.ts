/** How many suggestions of one kind stand before those of the others. */
const MOST_OF_A_KIND = 3;

/**
 * Mixes suggestions of several kinds, the best of each first: at most three of each kind, then the rest of each.
 *
 * @param most How many suggestions are returned at most.
 * @param isComplete Whether no more will come. Until then the rest of each is left out, because the others would move it.
 */
export const mixKinds = <Item>(
  kinds: readonly (readonly Item[])[],
  most: number,
  isComplete = true,
): readonly Item[] => {
  const rest = isComplete ? kinds.flatMap((kind) => kind.slice(MOST_OF_A_KIND)) : [];
  return [...kinds.flatMap((kind) => kind.slice(0, MOST_OF_A_KIND)), ...rest].slice(0, most);
};
