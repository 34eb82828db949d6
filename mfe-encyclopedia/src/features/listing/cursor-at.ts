/** GraphQL gives no more at once. */
const MOST_AT_ONCE = 100;

/**
 * The cursor of the item at a place of a list, from 1: a list is read by cursors, and a page by its number. `step` asks for
 * the cursor of the last of `first` items behind another cursor. Null for place 0, before which there is nothing; undefined
 * behind the end of the list.
 */
export async function cursorAt(
  place: number,
  step: (first: number, after: string | null) => Promise<string | null>,
): Promise<string | null | undefined> {
  let after: string | null = null;
  for (let left = place; left > 0; left -= MOST_AT_ONCE) {
    after = await step(Math.min(left, MOST_AT_ONCE), after);
    if (after === null) return undefined;
  }
  return after;
}
