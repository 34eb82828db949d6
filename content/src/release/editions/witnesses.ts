/**
 * Editions that are no witnesses of their own: Webster revised the King James Version, and A Conservative Version the
 * American Standard Version, from a copy with the same errors.
 */
const familyOf: ReadonlyMap<string, string> = new Map([
  ['wbt', 'kjv'],
  ['acv', 'asv'],
]);

/** The edition that stands for this one as a witness: itself, or the one that it revises. */
export const witnessOf = (slug: string): string => familyOf.get(slug) ?? slug;

/** Whether the two editions, by slug, are witnesses of their own. */
export const independent = (one: string, other: string): boolean => witnessOf(one) !== witnessOf(other);
