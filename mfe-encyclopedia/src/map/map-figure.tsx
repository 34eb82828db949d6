import { Link, PageModal, PageModalLink, useText } from '@manna/shared/runtime';
import type { Ground } from './ground';
import { LazyMap } from './lazy-map';
import type { MapMarker } from './map-marker';
import { mapText } from './map-text';
import { sitesText } from './sites-text';
import styles from './map-figure.module.css';

interface MapFigureProps {
  markers: readonly MapMarker[];
  ground: Ground;
  /** What it shows, where no heading says so. */
  label?: string;
  /** The atlas with what it shows. */
  atlasPath: string;
}

/** Places on a map, which can be opened in a modal. Beside it belongs a list of them, for readers who cannot see the map. */
export function MapFigure({ markers, ground, label, atlasPath }: MapFigureProps) {
  const text = useText(mapText);
  const sites = useText(sitesText);
  const legend = markers.some(({ isFirm }) => !isFirm) && <span>{sites.legend}</span>;
  const atlas = (
    <Link to={atlasPath} className={styles.way}>
      {text.atlas}
    </Link>
  );
  return (
    <>
      <figure className={styles.figure} aria-label={label}>
        <LazyMap markers={markers} ground={ground} isInPage />
        <figcaption className={styles.caption}>
          {legend}
          <span className={styles.source}>{text.source}</span>
          <PageModalLink name="map" className={styles.way}>
            {text.expand}
          </PageModalLink>
          {atlas}
        </figcaption>
      </figure>
      <PageModal name="map">
        <LazyMap markers={markers} ground={ground} isInPage={false} />
        <p className={styles.ways}>
          {legend}
          {atlas}
        </p>
      </PageModal>
    </>
  );
}
