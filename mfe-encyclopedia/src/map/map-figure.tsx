import { Link, PageModal, PageModalLink, useText } from '@manna/shared/runtime';
import { LazyMap, type LazyMapProps } from './lazy-map';
import { mapText } from './map-text';
import { sitesText } from './sites-text';
import styles from './map-figure.module.css';

export interface MapFigureProps extends Omit<LazyMapProps, 'isInPage'> {
  /** What it shows, where no heading says so. */
  label?: string;
  /** The atlas with what it shows. */
  atlasPath: string;
  /** What a reader has to know about it. */
  note?: string;
}

/** Places on a map, which can be opened in a modal. Beside it belongs a list of them, for readers who cannot see the map. */
export function MapFigure({ label, atlasPath, note, ...map }: MapFigureProps) {
  const text = useText(mapText);
  const sites = useText(sitesText);
  const legend = map.markers.some(({ isFirm }) => !isFirm) && <span>{sites.legend}</span>;
  const about = note !== undefined && <span>{note}</span>;
  const atlas = (
    <Link to={atlasPath} className={styles.way}>
      {text.atlas}
    </Link>
  );
  return (
    <>
      <figure className={styles.figure} aria-label={label}>
        <LazyMap {...map} isInPage />
        <figcaption className={styles.caption}>
          {legend}
          {about}
          <span className={styles.source}>{text.source}</span>
          <PageModalLink name="map" className={styles.way}>
            {text.expand}
          </PageModalLink>
          {atlas}
        </figcaption>
      </figure>
      <PageModal name="map">
        <LazyMap {...map} isInPage={false} />
        <p className={styles.ways}>
          {legend}
          {about}
          {atlas}
        </p>
      </PageModal>
    </>
  );
}
