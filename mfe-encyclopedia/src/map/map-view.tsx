import 'maplibre-gl/dist/maplibre-gl.css';
import { usePartName, useText } from '@manna/shared/runtime';
import type { ChosenGround } from './chosen-ground';
import { drawMap } from './draw-map';
import { groupsOf, namedOf } from './group-pins';
import { readColours } from './map-colours';
import { MapCredit } from './map-credit';
import { MapPins } from './map-pins';
import { mapStyle } from './map-style';
import { mapText } from './map-text';
import type { MapMarker } from './map-marker';
import { useDrawnMap } from './use-drawn-map';
import { viewOfMarkers } from './view-of-markers';
import { ZoomButtons } from './zoom-buttons';
import styles from './map-view.module.css';

export interface MapViewProps {
  /** Path of the GeoJSON of the ground. */
  base: string;
  /** The ground that the operator has chosen, if it could be loaded. */
  ground: ChosenGround | undefined;
  markers: readonly MapMarker[];
  /** Whether it is part of a page that scrolls. */
  isInPage: boolean;
  onDrawn: () => void;
  /** Called if drawing fails; later failures leave the map as it is. */
  onFailed: (error: unknown) => void;
}

/** The map with its pins and buttons. Later changes of its props have no effect. */
export function MapView({ base, ground, markers, isInPage, onDrawn, onFailed }: MapViewProps) {
  const text = useText(mapText);
  const partName = usePartName();
  const { map, isOnChosen, container, palette } = useDrawnMap({
    ground,
    draw: (frame, style) =>
      drawMap({
        container: frame,
        style,
        camera: viewOfMarkers(markers, frame).camera,
        words: { ...text, map: partName(text.map) },
        isInPage,
      }),
    styleFor: (swatch, frame) => {
      const named = namedOf(groupsOf(markers, viewOfMarkers(markers, frame).project));
      return mapStyle({ base, markers, named, colours: readColours(swatch) });
    },
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
          {isOnChosen && <MapCredit map={map} />}
        </>
      )}
    </>
  );
}
