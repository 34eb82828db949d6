/**
 * The collections that a content release has a listing of. A site searches those that its pillars declare as search providers,
 * in their order.
 */
export const listingNames = ['bible', 'encyclopedia', 'articles', 'resources', 'dictionary'] as const;
export type ListingName = (typeof listingNames)[number];

export const isListingName = (name: unknown): name is ListingName => listingNames.some((listed) => listed === name);

/** The collections among these ids, in their order, each once: two pillars may declare the same one as searched. */
export const listingNamesIn = (ids: readonly string[]): ListingName[] => [...new Set(ids)].filter(isListingName);

/** A listing that only some queries need, and that is downloaded for the first of them. */
const extraListing = /^(?:strongs|relations|bible-[a-z0-9-]+)$/;
export type ExtraListing = 'strongs' | 'relations' | `bible-${string}`;
/** What the file of a listing is named. */
export type ListingFile = ListingName | ExtraListing;

export const isListingFile = (name: string): name is ListingFile => isListingName(name) || extraListing.test(name);
