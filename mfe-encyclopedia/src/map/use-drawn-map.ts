import type { Map as MapLibreMap, StyleSpecification } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { reportFailure } from '@manna/shared/runtime';
import type { ChosenGround } from './chosen-ground';
import { readColours, watchColours } from './map-colours';
import { onChosenGround } from './on-chosen-ground';

/** After this time a chosen ground gives way to ours. Milliseconds. */
const CHOSEN_MS = 15_000;

interface MapToDraw {
  /** The ground that the operator has chosen, if it could be loaded. */
  ground: ChosenGround | undefined;
  /** Draws the map in an element. Throws if it cannot be drawn. */
  draw: (frame: HTMLElement, style: StyleSpecification) => MapLibreMap;
  /** Its style for a frame, in the colours that an element has. */
  styleFor: (swatch: HTMLElement, frame: HTMLElement) => StyleSpecification;
  onDrawn: () => void;
  /** Called if drawing fails; later failures leave the map as it is. */
  onFailed: (error: unknown) => void;
}

interface DrawnMap {
  /** Null until it is drawn. */
  map: MapLibreMap | null;
  /** Whether it is drawn on the ground that the operator has chosen. */
  isOnChosen: boolean;
  /** The element that it is drawn in. */
  container: RefObject<HTMLDivElement | null>;
  /** The element that has its colours. */
  palette: RefObject<HTMLDivElement | null>;
}

/** Draws a map once, and again in other colours when those of the page change. */
export function useDrawnMap({ ground, draw, styleFor, onDrawn, onFailed }: MapToDraw): DrawnMap {
  const container = useRef<HTMLDivElement>(null);
  const palette = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const [hasGroundFailed, setGroundFailed] = useState(false);

  /** Draws it on a chosen ground, or on ours. Returns a cleanup function. */
  const begin = useEffectEvent((chosen: ChosenGround | undefined): (() => void) | undefined => {
    if (!container.current || !palette.current) return undefined;
    const [frame, swatch] = [container.current, palette.current];
    const styleNow = () => {
      const style = styleFor(swatch, frame);
      return chosen ? onChosenGround(style, chosen, readColours(swatch)) : style;
    };
    let drawn: MapLibreMap;
    try {
      drawn = draw(frame, styleNow());
    } catch (error) {
      onFailed(error);
      return undefined;
    }
    let isDrawn = false;
    const fail = (error: unknown) => {
      if (isDrawn) return;
      if (chosen) {
        reportFailure(error, 'map');
        setGroundFailed(true);
      } else onFailed(error);
    };
    // Its tiles may never come.
    const late = chosen && setTimeout(() => fail(new Error('The chosen ground was not drawn in time')), CHOSEN_MS);
    drawn.on('error', ({ error }) => fail(error));
    drawn.once('load', () => {
      clearTimeout(late);
      isDrawn = true;
      setMap(drawn);
      onDrawn();
    });
    const stopWatching = watchColours(() => drawn.setStyle({ ...styleNow(), sources: drawn.getStyle().sources }));
    return () => {
      clearTimeout(late);
      stopWatching();
      drawn.remove();
    };
  });
  const chosen = hasGroundFailed ? undefined : ground;
  useEffect(() => begin(chosen), [chosen]);

  return { map, isOnChosen: chosen !== undefined, container, palette };
}
