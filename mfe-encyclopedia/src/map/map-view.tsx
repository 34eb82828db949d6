import 'maplibre-gl/dist/maplibre-gl.css';
import { usePartName, useText } from '@manna/shared/runtime';
import type { ChosenGround } from './chosen-ground';
import { outlinesOf } from './load-tribe-land';
import { drawMap } from './draw-map';
import { groupsOf, namedOf } from './group-pins';
import { readColours } from './map-colours';
import type { MapData } from './map-data';
import { MapCredit } from './map-credit';
import { MapPins } from './map-pins';
import { mapStyle } from './map-style';
import { mapText } from './map-text';
import type { MapMarker } from './map-marker';
import { useDrawnMap } from './use-drawn-map';
import { withLand } from './with-land';
import { viewOfMarkers } from './view-of-markers';
import { ZoomButtons } from './zoom-buttons';
import styles from './map-view.module.css';

export interface MapViewProps {
  /** Path of the GeoJSON of the ground. */
  base: string;
  /** The ground that the operator has chosen, if it could be loaded. */
  ground: ChosenGround | undefined;
  markers: readonly MapMarker[];
  /** The land that the page is about, if it is about one. */
  land?: MapData;
  /** Whether it is part of a page that scrolls. */
  isInPage: boolean;
  onDrawn: () => void;
  /** Called if drawing fails; later failures leave the map as it is. */
  onFailed: (error: unknown) => void;
}

/** The map with its pins and buttons. Later changes of its props have no effect. */
export function MapView({ base, ground, markers, land, isInPage, onDrawn, onFailed }: MapViewProps) {
  const text = useText(mapText);
  const partName = usePartName();
  const shown = [...markers, ...(land ? outlinesOf(land).flatMap(({ outline }) => outline) : [])];
  const { map, isOnChosen, container, palette } = useDrawnMap({
    ground,
    draw: (frame, style) =>
      drawMap({
        container: frame,
        style,
        camera: viewOfMarkers(shown, frame).camera,
        words: { ...text, map: partName(text.map) },
        isInPage,
      }),
    styleFor: (swatch, frame) => {
      const named = namedOf(groupsOf(markers, viewOfMarkers(shown, frame).project));
      const style = mapStyle({ base, markers, named, colours: readColours(swatch) });
      return land ? withLand(style, land, swatch) : style;
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
