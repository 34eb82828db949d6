import { articlesResourcesPaths, periodNames } from '@manna/shared/domain';
import { Link, useLanguage, usePartName, useText } from '@manna/shared/runtime';
import { FacetLinks } from '@manna/shared/ui/controls';
import type { ResourceCategory } from '../../../names/categories';
import { namesText } from '../../../names/names-text';
import {
  galleryAddress,
  galleryFacets,
  isNarrowed,
  withFacet,
  type GalleryChoices,
  type GalleryFacet,
} from './gallery-choices';
import { ageText, galleryFacetText, galleryText, resourceKindText } from './gallery-text';
import styles from './gallery.module.css';
import type { GalleryFacetCount } from './load-gallery';

interface GalleryToolsProps {
  category: ResourceCategory;
  choices: GalleryChoices;
  facets: readonly GalleryFacetCount[];
  /** Number of resources that match the choices. */
  total: number;
}

/** Links that narrow a gallery, how many resources are left, and the way back to all of them. */
export function GalleryTools({ category, choices, facets, total }: GalleryToolsProps) {
  const text = useText(galleryText);
  const labels = useText(galleryFacetText);
  const { resourceCount } = useText(namesText);
  const partName = usePartName();
  const language = useLanguage();
  const nameOf = useValueNames();
  const path = articlesResourcesPaths.resourcesCategory({ category });
  return (
    <div className={styles.tools}>
      <FacetLinks
        as={Link}
        label={partName(text.narrow)}
        facets={galleryFacets.map((name) => {
          const chosen = choices.facets[name];
          return {
            name,
            label: labels[name],
            chosen,
            values: facets
              .filter(({ facet }) => facet === name)
              .map(({ value, count }) => ({
                value,
                name: nameOf(name, value),
                count,
                to: galleryAddress(path, withFacet(choices, name, value === chosen ? undefined : value)),
              })),
          };
        })}
        showCount={(count) => count.toLocaleString(language)}
        countText={(count) => resourceCount(count)}
      />
      {/* Always in the page, so that screen readers read out its changes. */}
      <p role="status" className={styles.total}>
        {isNarrowed(choices) && (total === 0 ? text.none : resourceCount(total))}
      </p>
      {isNarrowed(choices) && (
        <p>
          <Link to={path}>{text.whole}</Link>
        </p>
      )}
    </div>
  );
}

/** Returns a function that names the values of facets. A value that the site has no text for is its own name. */
function useValueNames(): (facet: GalleryFacet, value: string) => string {
  const { old, new: later } = useText(galleryText);
  const names: Readonly<Record<GalleryFacet, Readonly<Record<string, string>>>> = {
    kind: useText(resourceKindText),
    testament: { old, new: later },
    age: useText(ageText),
    period: useText(periodNames),
  };
  return (facet, value) => names[facet][value] ?? value;
}
