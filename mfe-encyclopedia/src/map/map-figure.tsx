import { PageModal, PageModalLink, useText } from '@manna/shared/runtime';
import { LazyMap } from './lazy-map';
import type { MapMarker } from './map-marker';
import { mapText } from './map-text';
import styles from './map-figure.module.css';

interface MapFigureProps {
  markers: readonly MapMarker[];
  /** What it shows, where no heading says so. */
  label?: string;
}

/** Places on a map, which can be opened in a modal. Beside it belongs a list of them, for readers who cannot see the map. */
export function MapFigure({ markers, label }: MapFigureProps) {
  const text = useText(mapText);
  return (
    <>
      <figure className={styles.figure} aria-label={label}>
        <LazyMap markers={markers} isInPage />
        <figcaption className={styles.caption}>
          <span>{text.source}</span>
          <PageModalLink name="map" className={styles.expand}>
            {text.expand}
          </PageModalLink>
        </figcaption>
      </figure>
      <PageModal name="map">
        <LazyMap markers={markers} isInPage={false} />
      </PageModal>
    </>
  );
}
