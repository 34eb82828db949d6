import 'maplibre-gl/dist/maplibre-gl.css';
import { usePartName, useText } from '@manna/shared/runtime';
import { drawMap } from './draw-map';
import { fitMarkers } from './fit-markers';
import { readColours } from './map-colours';
import type { MapData } from './map-data';
import { MapPins } from './map-pins';
import { mapStyle } from './map-style';
import { mapText } from './map-text';
import type { MapMarker } from './map-marker';
import { useDrawnMap } from './use-drawn-map';
import { ZoomButtons } from './zoom-buttons';
import styles from './map-view.module.css';

export interface MapViewProps {
  base: MapData;
  markers: readonly MapMarker[];
  /** Whether it is part of a page that scrolls. */
  isInPage: boolean;
  onDrawn: () => void;
  /** Called if drawing fails; later failures leave the map as it is. */
  onFailed: (error: unknown) => void;
}

/** The map with its pins and buttons. Later changes of its props have no effect. */
export function MapView({ base, markers, isInPage, onDrawn, onFailed }: MapViewProps) {
  const text = useText(mapText);
  const partName = usePartName();
  const { map, container, palette } = useDrawnMap({
    draw: (frame, style) =>
      drawMap({
        container: frame,
        style,
        camera: fitMarkers(markers, frame),
        words: { ...text, map: partName(text.map) },
        isInPage,
      }),
    styleFor: (swatch) => mapStyle(base, markers, readColours(swatch)),
    onDrawn,
    onFailed,
  });

  return (
    <>
      <div ref={palette} className={styles.palette} aria-hidden />
      <div ref={container} className={styles.map} />
      {map && (
        <>
          <MapPins map={map} markers={markers} />
          <ZoomButtons map={map} />
        </>
      )}
    </>
  );
}
