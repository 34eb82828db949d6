import { useMemo } from 'react';
import { isListingName, listingNamesIn, type Extension, type ListingName } from '@manna/shared/domain';
import { useExtensions } from '@manna/shared/runtime';

type Provider = Extension<'searchProviders'> & { id: ListingName };

/**
 * What this site searches, in the order of its results: the collections that its pillars declare and of which a release can
 * have a listing. Keeps the same array while the composition does not change.
 */
export function useSearchProviders(): readonly Provider[] {
  const declared = useExtensions('searchProviders');
  return useMemo(() => declared.filter((provider): provider is Provider => isListingName(provider.id)), [declared]);
}

/** The names of these collections, each once, even if two pillars declare it. Keeps the same array as long. */
export function useSearchedCollections(): readonly ListingName[] {
  const providers = useSearchProviders();
  return useMemo(() => listingNamesIn(providers.map(({ id }) => id)), [providers]);
}
