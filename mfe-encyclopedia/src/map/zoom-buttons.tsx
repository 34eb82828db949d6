import type { Map as MapLibreMap } from 'maplibre-gl';
import { useText } from '@manna/shared/runtime';
import { mapText } from './map-text';
import { wantsStillness } from './wants-stillness';
import styles from './zoom-buttons.module.css';

/** The buttons in the corner of a map. */
export function ZoomButtons({ map }: { map: MapLibreMap }) {
  const text = useText(mapText);
  const zoom = (by: 1 | -1) => map.zoomTo(map.getZoom() + by, { animate: !wantsStillness() });
  return (
    <div className={styles.zoom}>
      <button type="button" className={styles.step} aria-label={text.zoomIn} onClick={() => zoom(1)}>
        +
      </button>
      <button type="button" className={styles.step} aria-label={text.zoomOut} onClick={() => zoom(-1)}>
        −
      </button>
    </div>
  );
}
