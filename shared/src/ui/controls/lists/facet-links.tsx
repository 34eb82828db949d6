import type { LinkComponent } from '../../link-component';
import { VisuallyHidden } from '../../visually-hidden';
import styles from './facet-links.module.css';

/** A value of a facet, as readers see it. */
export interface ShownFacetValue {
  value: string;
  name: string;
  /** The language of the name if it is not that of the interface, BCP 47. */
  language?: string | undefined;
  /** How many entries the list would have. */
  count: number;
  /** Where a link chooses it; if it is chosen, where a link gives it up. */
  to: string;
}

/** A facet with its values. */
export interface ShownFacet {
  name: string;
  label: string;
  /** What the label does not say. */
  note?: string | undefined;
  /** The chosen value; undefined if none is. */
  chosen: string | undefined;
  values: readonly ShownFacetValue[];
}

interface FacetLinksProps {
  as: LinkComponent;
  /** Name of the navigation. */
  label: string;
  facets: readonly ShownFacet[];
  /** Returns a count as the page shows it: '1,234'. */
  showCount: (count: number) => string;
  /** Returns a count for screen readers: '1,234 entries'. */
  countText: (count: number, shown: string) => string;
  /** On a phone, the facets are folded behind these words. */
  foldedAs?: string | undefined;
  /** The reader follows a link. */
  onFollow?: (() => void) | undefined;
}

/** The facets of a list: for each value a link to the entries that have it, or back if it is chosen. */
export function FacetLinks({ label, facets, foldedAs, ...shown }: FacetLinksProps) {
  // One value that every entry has narrows nothing.
  const offered = facets.filter(({ values, chosen }) => values.length > 1 || (values.length === 1 && chosen));
  if (offered.length === 0) return null;
  const all = (
    <div className={styles.facets}>
      {offered.map((facet) => (
        <FacetValues key={facet.name} facet={facet} {...shown} />
      ))}
    </div>
  );
  return (
    <nav aria-label={label}>
      {foldedAs === undefined ? (
        all
      ) : (
        <details className={styles.fold}>
          <summary className={styles.toggle}>{foldedAs}</summary>
          {all}
        </details>
      )}
    </nav>
  );
}

interface FacetValuesProps extends Omit<FacetLinksProps, 'label' | 'facets' | 'foldedAs'> {
  facet: ShownFacet;
}

function FacetValues({ facet, as: Link, showCount, countText, onFollow }: FacetValuesProps) {
  const { label, note, chosen, values } = facet;
  const shown = values.find(({ value }) => value === chosen);
  return (
    <details className={styles.facet}>
      <summary className={styles.facetName}>
        {label}
        {shown && <ValueName value={shown} before=": " />}
      </summary>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <ul className={styles.choices}>
        {values.map((one) => (
          <li key={one.value}>
            <Link
              to={one.to}
              rel="nofollow"
              onClick={onFollow}
              className={styles.choice}
              aria-current={one.value === chosen ? 'true' : undefined}
            >
              <ValueName value={one} />
              <span className={styles.count} aria-hidden="true">
                {showCount(one.count)}
              </span>
              <VisuallyHidden>: {countText(one.count, showCount(one.count))}</VisuallyHidden>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

function ValueName({ value: { name, language }, before = '' }: { value: ShownFacetValue; before?: string }) {
  return (
    <span>
      {before}
      <span lang={language}>{name}</span>
    </span>
  );
}
