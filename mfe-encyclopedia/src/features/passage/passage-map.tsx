import { PageModal, PageModalLink, useText } from '@manna/shared/runtime';
import { LazyMap } from '../../map/lazy-map';
import type { MapMarker } from '../../map/map-marker';
import { mapText } from '../../map/map-text';
import { passageText } from './passage-text';
import styles from './passage-map.module.css';

/** The places of a passage on a map. The list below it has the same. */
export function PassageMap({ markers }: { markers: readonly MapMarker[] }) {
  const text = useText(mapText);
  const { map } = useText(passageText);
  return (
    <>
      <figure className={styles.figure} aria-label={map}>
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
