/** A JSON object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The own field of an object; undefined if there is none, also for names such as 'constructor'. */
export const fieldOf = (value: unknown, name: string): unknown =>
  isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;

/** Whether two values have the same JSON text. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function mergeLists(base: unknown, mine: readonly unknown[], theirs: readonly unknown[]): unknown[] {
  const texts = (list: readonly unknown[]) => new Set(list.map((item) => JSON.stringify(item)));
  const [before, own, other] = [texts(Array.isArray(base) ? base : []), texts(mine), texts(theirs)];
  const isAdded = (text: string) => !before.has(text) && !other.has(text);
  return [
    ...mine.filter((item) => isAdded(JSON.stringify(item))),
    ...theirs.filter((item) => own.has(JSON.stringify(item)) || !before.has(JSON.stringify(item))),
  ];
}

/**
 * Merges two JSON values that come from `base`; undefined stands for a missing value. Objects are merged by field, and
 * lists by the items that were added and removed, with new items first. If both changed the same field, `mine` wins, but a
 * change wins over a removal.
 */
export function mergeJson(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine;
  if (isSame(mine, base) || mine === undefined) return theirs;
  if (Array.isArray(mine) && Array.isArray(theirs)) return mergeLists(base, mine, theirs);
  if (!isRecord(mine) || !isRecord(theirs)) return mine;
  return Object.fromEntries(
    Object.keys({ ...theirs, ...mine }).flatMap((name) => {
      const value = mergeJson(fieldOf(base, name), fieldOf(mine, name), fieldOf(theirs, name));
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
