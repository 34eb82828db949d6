import { memo } from 'react';
import type { ListingName } from '@manna/shared/domain';
import type { OwnBeside } from '../own/use-own-beside';
import { searchAddress, type SearchAddress } from '../search/search-address';
import type { SearchView } from '../search/use-search';
import { PillarResults } from './pillar-results';

/** Renders again only if its own results change: the others come in messages of their own. */
const SteadyPillarResults = memo(PillarResults);

interface PreviewsProps {
  /** The search without its filters. */
  everywhere: SearchAddress;
  /** What is searched, in the order of the results. */
  collections: SearchView['collections'];
  found: SearchView['found'];
  /** Pages of the reader that are no results, for the first part that has any. Keep the same object while it does not change. */
  own: OwnBeside | undefined;
  onViewAll: (name: ListingName) => void;
  onOpen: () => void;
}

/** The best results of each part of the site. */
export function Previews({ everywhere, collections, found, own, onViewAll, onOpen }: PreviewsProps) {
  const first = collections.find((name) => (found[name]?.total ?? 0) > 0);
  return collections.map((name) => {
    const results = found[name];
    return (
      results && (
        <SteadyPillarResults
          key={name}
          name={name}
          found={results}
          own={name === first ? own : undefined}
          allPath={searchAddress({ ...everywhere, pillar: name })}
          onViewAll={onViewAll}
          onOpen={onOpen}
        />
      )
    );
  });
}
