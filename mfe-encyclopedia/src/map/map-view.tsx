import 'maplibre-gl/dist/maplibre-gl.css';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePartName, useText } from '@manna/shared/runtime';
import { drawMap } from './draw-map';
import { fitMarkers } from './fit-markers';
import { readColours, watchColours } from './map-colours';
import type { MapData } from './map-data';
import { MapPins } from './map-pins';
import { mapStyle } from './map-style';
import { mapText } from './map-text';
import type { MapMarker } from './map-marker';
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
  const container = useRef<HTMLDivElement>(null);
  const palette = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibreMap | null>(null);

  const draw = useEffectEvent((): (() => void) | undefined => {
    if (!container.current || !palette.current) return undefined;
    const [frame, swatch] = [container.current, palette.current];
    const style = () => mapStyle(base, markers, readColours(swatch));
    let drawn: MapLibreMap;
    try {
      const words = { ...text, map: partName(text.map) };
      drawn = drawMap({ container: frame, style: style(), camera: fitMarkers(markers, frame), words, isInPage });
    } catch (error) {
      onFailed(error);
      return undefined;
    }
    let isDrawn = false;
    drawn.on('error', ({ error }) => {
      if (!isDrawn) onFailed(error);
    });
    drawn.once('load', () => {
      isDrawn = true;
      setMap(drawn);
      onDrawn();
    });
    const stopWatching = watchColours(() => drawn.setStyle({ ...style(), sources: drawn.getStyle().sources }));
    return () => {
      stopWatching();
      drawn.remove();
    };
  });
  useEffect(() => draw(), []);

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
