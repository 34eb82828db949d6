import { Link, useLanguage, usePartName, useText } from '@manna/shared/runtime';
import { VisuallyHidden } from '@manna/shared/ui';
import choiceStyles from '../../../names/choices.module.css';
import { listingText } from '../listing-text';
import {
  choicesAddress,
  facetNames,
  withFacet,
  type FacetName,
  type ListChoices,
  type FacetCount,
} from './list-choices';
import { facetText, narrowedText } from './narrowed-text';
import { useFacetNames } from './use-facet-names';
import styles from './narrowed.module.css';

interface FacetLinksProps {
  /** Path of the list. */
  path: string;
  choices: ListChoices;
  facets: readonly FacetCount[];
  /** Facets that the page offers elsewhere. */
  without: readonly FacetName[];
  /** The reader follows one. */
  onFollow: () => void;
}

/** The facets of a list: for each value a link to the entries that have it, or back if it is chosen. */
export function FacetLinks({ path, choices, facets, without, onFollow }: FacetLinksProps) {
  const text = useText(narrowedText);
  const labels = useText(facetText);
  const partName = usePartName();
  const nameOf = useFacetNames();
  const groups = facetNames
    .filter((name) => !without.includes(name))
    .map((name) => ({
      name,
      chosen: choices.facets[name],
      values: facets.filter(({ facet }) => facet === name),
    }))
    // One value that every entry has narrows nothing.
    .filter(({ values, chosen }) => values.length > 1 || (values.length === 1 && chosen !== undefined));
  if (groups.length === 0) return null;
  return (
    <nav aria-label={partName(text.narrow)} className={styles.facets}>
      {groups.map(({ name, chosen, values }) => {
        const shown = values.find(({ value }) => value === chosen);
        return (
          <details key={name} className={styles.facet}>
            <summary className={styles.facetName}>
              {labels[name]}
              {shown && <ValueLabel {...nameOf(shown)} before=": " />}
            </summary>
            <ul className={choiceStyles.choices}>
              {values.map((one) => (
                <li key={one.value}>
                  <Link
                    to={choicesAddress(path, withFacet(choices, name, one.value === chosen ? undefined : one.value))}
                    rel="nofollow"
                    onClick={onFollow}
                    className={choiceStyles.choice}
                    aria-current={one.value === chosen ? 'true' : undefined}
                  >
                    <ValueLabel {...nameOf(one)} />
                    <Count count={one.count} />
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </nav>
  );
}

function ValueLabel({
  name,
  language,
  before = '',
}: ReturnType<ReturnType<typeof useFacetNames>> & { before?: string }) {
  return (
    <span>
      {before}
      <span lang={language}>{name}</span>
    </span>
  );
}

function Count({ count }: { count: number }) {
  const text = useText(listingText);
  const shown = count.toLocaleString(useLanguage());
  return (
    <>
      <span className={choiceStyles.count} aria-hidden="true">
        {shown}
      </span>
      <VisuallyHidden>: {text.entries(count, shown)}</VisuallyHidden>
    </>
  );
}
