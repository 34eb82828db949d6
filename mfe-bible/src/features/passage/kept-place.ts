/** A reader's scroll position in a passage, in CSS pixels of the scrolling element. */
export interface Place {
  /** Index of the first visible block. */
  block: number;
  /** Distance from the top of the block to the top of the visible area. */
  within: number;
  /** The first visible verse: its index in the block, and its distance below the top of the visible area. */
  verse?: { position: number; below: number } | undefined;
  /** Heights of all open blocks. */
  heights: readonly number[];
  /** The time at which the document that stored it was loaded: `performance.timeOrigin`. */
  visit?: number | undefined;
}

/** How many pages have a stored position, the latest ones; more would fill the storage. */
const MOST_PLACES = 12;
const STORAGE_KEY = 'bible-passage-places';

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** The position in a stored value; undefined if the value is invalid. */
export function placeFrom(value: unknown): Place | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { block, within, verse, heights, visit } = value as Record<string, unknown>;
  if (!isNumber(block) || !isNumber(within) || !Array.isArray(heights) || !heights.every(isNumber)) return undefined;
  if (!Number.isInteger(block) || block < 0 || block >= heights.length) return undefined;
  const { position, below } = (verse ?? {}) as Record<string, unknown>;
  return {
    block,
    within,
    heights,
    ...(isNumber(position) && isNumber(below) && { verse: { position, below } }),
    ...(isNumber(visit) && { visit }),
  };
}

function entries(storage: Storage): [string, unknown][] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((entry): entry is [string, unknown] => Array.isArray(entry)) : [];
  } catch {
    return [];
  }
}

/** The position that this tab has stored under a name. */
export function readPlace(storage: Storage, name: string): Place | undefined {
  return placeFrom(entries(storage).find(([key]) => key === name)?.[1]);
}

/** Stores a position under a name and removes the oldest ones. Does nothing if the storage is full. */
export function keepPlace(storage: Storage, name: string, place: Place): void {
  const others = entries(storage).filter(([key]) => key !== name);
  const kept = [[name, place], ...others];
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify(kept.slice(0, MOST_PLACES)));
  } catch {
    // Only the position is lost.
  }
}
