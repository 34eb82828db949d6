/** The five collections of the search, in the order in which it shows them. */
export const listingNames = ['bible', 'encyclopedia', 'articles', 'resources', 'dictionary'] as const;
export type ListingName = (typeof listingNames)[number];

/** A listing that only some queries need, and that is downloaded for the first of them. */
const extraListing = /^(?:strongs|relations|bible-[a-z0-9-]+)$/;
export type ExtraListing = 'strongs' | 'relations' | `bible-${string}`;
/** What the file of a listing is named. */
export type ListingFile = ListingName | ExtraListing;

export const isListingFile = (name: string): name is ListingFile =>
  listingNames.some((listed) => listed === name) || extraListing.test(name);
