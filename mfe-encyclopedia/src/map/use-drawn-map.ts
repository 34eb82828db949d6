import type { Map as MapLibreMap, StyleSpecification } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { watchColours } from './map-colours';

interface MapToDraw {
  /** Draws the map in an element. Throws if it cannot be drawn. */
  draw: (frame: HTMLElement, style: StyleSpecification) => MapLibreMap;
  /** Its style, in the colours that an element has. */
  styleFor: (swatch: HTMLElement) => StyleSpecification;
  onDrawn: () => void;
  /** Called if drawing fails; later failures leave the map as it is. */
  onFailed: (error: unknown) => void;
}

interface DrawnMap {
  /** Null until it is drawn. */
  map: MapLibreMap | null;
  /** The element that it is drawn in. */
  container: RefObject<HTMLDivElement | null>;
  /** The element that has its colours. */
  palette: RefObject<HTMLDivElement | null>;
}

/** Draws a map once, and again in other colours when those of the page change. */
export function useDrawnMap({ draw, styleFor, onDrawn, onFailed }: MapToDraw): DrawnMap {
  const container = useRef<HTMLDivElement>(null);
  const palette = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibreMap | null>(null);

  const begin = useEffectEvent((): (() => void) | undefined => {
    if (!container.current || !palette.current) return undefined;
    const swatch = palette.current;
    let drawn: MapLibreMap;
    try {
      drawn = draw(container.current, styleFor(swatch));
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
    const stopWatching = watchColours(() => drawn.setStyle({ ...styleFor(swatch), sources: drawn.getStyle().sources }));
    return () => {
      stopWatching();
      drawn.remove();
    };
  });
  useEffect(() => begin(), []);

  return { map, container, palette };
}
