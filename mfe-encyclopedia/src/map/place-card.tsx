import { Link, useText } from '@manna/shared/runtime';
import { Icon } from '@manna/shared/ui';
import { relationNames } from '../names/relation-names';
import { mapText } from './map-text';
import type { MapMarker } from './map-marker';
import { sitesText } from './sites-text';
import { usePlaceTitle } from './use-place-title';
import styles from './place-card.module.css';

interface PlaceCardProps {
  /** The places of a pin. */
  markers: readonly MapMarker[];
  /** Zooms in, if that may separate the pins. */
  onApproach: (() => void) | undefined;
  onClose: () => void;
}

/** The places of a pin, with links to their entries. */
export function PlaceCard({ markers, onApproach, onClose }: PlaceCardProps) {
  const text = useText(mapText);
  return (
    <div className={styles.card}>
      <div className={styles.content}>
        <ul className={styles.places}>
          {markers.map((marker) => (
            <li key={marker.id}>
              <PlaceName marker={marker} />
            </li>
          ))}
        </ul>
        {onApproach && (
          <button type="button" className={styles.approach} onClick={onApproach}>
            {text.zoomHere}
          </button>
        )}
      </div>
      <button type="button" className={styles.close} aria-label={text.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** A link to the entry of a place, with its relations to the entry of this page. */
export function PlaceName({ marker }: { marker: MapMarker }) {
  const { title, pagePath, kinds, isSubject, isFirm, confidence } = marker;
  const titleOf = usePlaceTitle();
  const sites = useText(sitesText);
  const names = useText(relationNames);
  if (isSubject || confidence !== undefined) return <span className={styles.here}>{titleOf(marker)}</span>;
  const more = [...kinds.map((kind) => names[kind]), ...(isFirm ? [] : [sites.isUnsure])].join(', ');
  return (
    <Link to={pagePath} className={styles.link}>
      <span lang="en" className={styles.name}>
        {title}
      </span>
      {more !== '' && <span className={styles.kinds}>{` · ${more}`}</span>}
    </Link>
  );
}
