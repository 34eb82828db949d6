import type { UserDataKind } from '../../contracts';
import { mergeJson } from './merge-json';
import { joinUserData, splitUserData, timeOf, type UserDataItems } from './user-data-items';

/** The later one of two versions of an item; undefined if they have no times. */
function later(kind: UserDataKind, mine: unknown, theirs: unknown): unknown {
  const [own, other] = [timeOf(kind, mine), timeOf(kind, theirs)];
  if (own === 0 || other === 0) return undefined;
  return own >= other ? mine : theirs;
}

/** The merged items, in the order of a Map's first insertion, which says nothing. */
function mergedItems(
  kind: UserDataKind,
  base: UserDataItems,
  { mine, theirs }: { mine: UserDataItems; theirs: UserDataItems },
): Map<string, unknown> {
  const merged = new Map<string, unknown>();
  for (const id of new Set([...mine.keys(), ...theirs.keys()])) {
    const value = later(kind, mine.get(id), theirs.get(id)) ?? mergeJson(base.get(id), mine.get(id), theirs.get(id));
    if (value !== undefined) merged.set(id, value);
  }
  return merged;
}

/** Whether the items that were in `base` are in another order. */
function isReordered(base: UserDataItems, mine: UserDataItems): boolean {
  const before = [...base.keys()].filter((id) => mine.has(id));
  const now = [...mine.keys()].filter((id) => base.has(id));
  return before.some((id, index) => now[index] !== id);
}

/** Puts each id that only `others` has behind the one that precedes it there. */
function insertOthers(ids: readonly string[], others: readonly string[]): string[] {
  const placed = new Set(ids);
  const leading: string[] = [];
  const followers = new Map<string, string[]>();
  let current = leading;
  for (const id of others)
    if (placed.has(id)) followers.set(id, (current = []));
    else current.push(id);
  return [...leading, ...ids.flatMap((id) => [id, ...(followers.get(id) ?? [])])];
}

/** Merges values of one kind. What is not of the kind is merged as JSON. */
function mergeValues(kind: UserDataKind, base: unknown, mine: unknown, theirs: unknown): unknown {
  const own = splitUserData(kind, mine);
  const other = splitUserData(kind, theirs);
  if (kind.type === 'json' || !own || !other) return mergeJson(base, mine, theirs);
  const before = splitUserData(kind, base) ?? new Map<string, unknown>();
  const merged = mergedItems(kind, before, { mine: own, theirs: other });
  const [first, second] = isReordered(before, own) ? [own, other] : [other, own];
  const remaining = (items: UserDataItems) => [...items.keys()].filter((id) => merged.has(id));
  // Without times, the comparison changes nothing.
  const order = insertOthers(remaining(first), remaining(second)).toSorted(
    (one, another) => timeOf(kind, merged.get(another)) - timeOf(kind, merged.get(one)),
  );
  return joinUserData(kind, new Map(order.map((id) => [id, merged.get(id)])));
}

/**
 * Merges the values of two devices, as JSON texts. The result has every change that either made to `base`, which is null
 * if there was no value before: what one removed is gone unless the other changed it, and what one added is there. If both
 * changed the same, `mine` wins. Lists have the order of `mine` if it moved something, otherwise that of `theirs`; what
 * only one has stays behind the item that precedes it there. Lists of items with times have the latest first. Server and browsers use the same function.
 */
export function mergeUserData(kind: UserDataKind, base: string | null, mine: string, theirs: string): string {
  try {
    const before: unknown = base === null ? undefined : JSON.parse(base);
    return JSON.stringify(mergeValues(kind, before, JSON.parse(mine), JSON.parse(theirs)));
  } catch {
    return mine;
  }
}
