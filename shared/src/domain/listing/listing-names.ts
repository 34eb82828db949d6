/** The five collections of the search, in the order in which it shows them. */
export const listingNames = ['bible', 'encyclopedia', 'articles', 'resources', 'dictionary'] as const;
export type ListingName = (typeof listingNames)[number];
