import { useMemo } from 'react';
import { isListingName, type ListingName } from '@manna/shared/domain';
import { useExtensions } from '@manna/shared/runtime';

/**
 * What this site searches, in the order of its results: the collections that its pillars declare and of which a release can
 * have a listing. Keeps the same array while the composition does not change.
 */
export function useSearchedCollections(): readonly ListingName[] {
  const providers = useExtensions('searchProviders');
  return useMemo(() => providers.map(({ id }) => id).filter(isListingName), [providers]);
}
