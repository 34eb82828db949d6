/** Where a reader is in a passage, in CSS pixels of the element that scrolls. */
export interface Place {
  /** Number of the block in sight, from 0. */
  block: number;
  /** From the top of the block to the top of what is seen. */
  within: number;
  /** The first verse in sight: its position among those of the block, and how far below the top it begins. */
  verse?: { position: number; below: number } | undefined;
  /** Of all blocks that are open. */
  heights: readonly number[];
  /** When the document was loaded that kept it: `performance.timeOrigin`. */
  visit?: number | undefined;
}

/** Places of the pages that the reader was at last; more would fill the storage. */
const MOST_PLACES = 12;
const STORAGE_KEY = 'bible-passage-places';

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** A place that was kept, or undefined where it is none. */
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

/** The place that was kept under a name in this tab. */
export function readPlace(storage: Storage, name: string): Place | undefined {
  return placeFrom(entries(storage).find(([key]) => key === name)?.[1]);
}

/** Keeps a place under a name; those kept longest ago are forgotten first. A storage that is full keeps nothing. */
export function keepPlace(storage: Storage, name: string, place: Place): void {
  const others = entries(storage).filter(([key]) => key !== name);
  const kept = [[name, place], ...others];
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify(kept.slice(0, MOST_PLACES)));
  } catch {
    // Nothing is lost but the place.
  }
}
