import { LngLatBounds, Map as MapLibreMap, type GeoJSONSource, type MapOptions } from 'maplibre-gl';
import { BASE_MAP_BOUNDS } from './base-map';
import { BUTTONS, BUTTONS_ROOM, ROOM } from './map-style';
import type { MapMarker } from './map-marker';

/** Above this zoom the coast has no more detail. */
const MAX_ZOOM = 11;
/** Limit of the first zoom, so that a map of one place shows the country around it. */
const MAX_FIRST_ZOOM = 7.5;
/** Largest margins beside, above and below the outermost pins, for their names. Pixels. */
const [SIDE_MARGIN, MARGIN] = [112, 56];
/** Width of a pin, in CSS pixels. */
const PIN = 24;
/** Width and height of the corner with the map's buttons. */
const [BUTTONS_WIDTH, BUTTONS_HEIGHT] = [104, 60];

/** The texts that the library itself shows. */
export interface MapWords {
  map: string;
  wheel: string;
  wheelOnMac: string;
  twoFingers: string;
}

interface Drawing {
  container: HTMLElement;
  style: NonNullable<MapOptions['style']>;
  markers: readonly MapMarker[];
  words: MapWords;
  /** Whether one finger, and the wheel without a modifier key, scroll the page instead of the map. */
  isInPage: boolean;
}

/** Whether the reader or the system prefers reduced motion. */
export const wantsStillness = (): boolean =>
  document.documentElement.dataset['motion'] === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches;

function boundsOf(markers: readonly MapMarker[]): LngLatBounds {
  const bounds = new LngLatBounds();
  for (const { longitude, latitude } of markers) bounds.extend([longitude, latitude]);
  return bounds;
}

const transparent = (width: number, height: number) => ({ width, height, data: new Uint8Array(width * height * 4) });

/** Puts the room for the buttons into the corner that they are in, wherever the map has moved to. */
function keepButtonsFree(map: MapLibreMap): void {
  const { lng, lat } = map.unproject([map.getContainer().clientWidth, 0]);
  const corner = { type: 'Point' as const, coordinates: [lng, lat] };
  void map.getSource<GeoJSONSource>(BUTTONS)?.setData({ type: 'Feature', properties: {}, geometry: corner });
}

/** Draws the map with all places in view. Throws if the browser cannot draw it; later failures are 'error' events. */
export function drawMap({ container, style, markers, words, isInPage }: Drawing): MapLibreMap {
  const [west, south, east, north] = BASE_MAP_BOUNDS;
  const above = Math.min(MARGIN, Math.min(container.clientWidth, container.clientHeight) / 5);
  const beside = Math.min(SIDE_MARGIN, container.clientWidth / 5);
  const map = new MapLibreMap({
    container,
    style,
    bounds: boundsOf(markers),
    fitBoundsOptions: {
      padding: { left: beside, right: beside, top: above, bottom: above },
      maxZoom: MAX_FIRST_ZOOM,
    },
    maxBounds: [west, south, east, north],
    maxZoom: MAX_ZOOM,
    renderWorldCopies: false,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    cooperativeGestures: isInPage,
    fadeDuration: wantsStillness() ? 0 : 150,
    locale: {
      'Map.Title': words.map,
      'CooperativeGesturesHandler.WindowsHelpText': words.wheel,
      'CooperativeGesturesHandler.MacHelpText': words.wheelOnMac,
      'CooperativeGesturesHandler.MobileHelpText': words.twoFingers,
    },
  });
  map.once('load', () => {
    map.addImage(ROOM, transparent(PIN, PIN));
    map.addImage(BUTTONS_ROOM, transparent(BUTTONS_WIDTH, BUTTONS_HEIGHT));
    keepButtonsFree(map);
    map.on('moveend', () => keepButtonsFree(map));
    map.on('resize', () => keepButtonsFree(map));
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
}
