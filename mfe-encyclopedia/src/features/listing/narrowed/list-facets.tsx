import { Link, useLanguage, usePartName, useText } from '@manna/shared/runtime';
import { FacetLinks } from '@manna/shared/ui/controls';
import { listingText } from '../listing-text';
import type { ListSlug } from '../lists';
import {
  choicesAddress,
  facetNames,
  withFacet,
  type FacetName,
  type ListChoices,
  type FacetCount,
} from './list-choices';
import { facetNotes, facetText, narrowedText } from './narrowed-text';
import { useFacetNames } from './use-facet-names';

interface ListFacetsProps {
  list: ListSlug;
  /** Path of the list. */
  path: string;
  choices: ListChoices;
  facets: readonly FacetCount[];
  /** Facets that the page offers elsewhere. */
  without: readonly FacetName[];
  /** The reader follows one. */
  onFollow: () => void;
}

/** Links that narrow a list by what is known of its entries. */
export function ListFacets({ list, path, choices, facets, without, onFollow }: ListFacetsProps) {
  const text = useText(narrowedText);
  const { entries } = useText(listingText);
  const labels = useText(facetText);
  const { period, ...notes } = useText(facetNotes);
  const noteOf: Partial<Record<FacetName, string>> = list === 'people' ? { ...notes, period } : notes;
  const partName = usePartName();
  const language = useLanguage();
  const nameOf = useFacetNames();
  return (
    <FacetLinks
      as={Link}
      label={partName(text.narrow)}
      foldedAs={text.narrow}
      facets={facetNames
        .filter((name) => !without.includes(name))
        .map((name) => {
          const chosen = choices.facets[name];
          const values = facets.filter(({ facet }) => facet === name);
          return {
            name,
            label: labels[name],
            note: noteOf[name],
            chosen,
            values: values.map((one) => ({
              ...nameOf(one),
              value: one.value,
              count: one.count,
              to: choicesAddress(path, withFacet(choices, name, one.value === chosen ? undefined : one.value)),
            })),
          };
        })}
      showCount={(count) => count.toLocaleString(language)}
      countText={entries}
      onFollow={onFollow}
    />
  );
}
