import { Map as MapLibreMap, type GeoJSONSource, type MapOptions } from 'maplibre-gl';
import { BASE_MAP_BOUNDS } from '@manna/shared/domain/atlas';
import { BUTTONS, BUTTONS_ROOM, ROOM } from './map-style';
import { wantsStillness } from './wants-stillness';

/** Above this zoom the coast has no more detail. */
const MAX_ZOOM = 11;
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

/** What a map shows at first. */
export type Camera = Pick<MapOptions, 'center' | 'zoom'>;

interface Drawing {
  container: HTMLElement;
  style: NonNullable<MapOptions['style']>;
  /** What it shows at first. */
  camera: Camera;
  words: MapWords;
  /** Whether one finger, and the wheel without a modifier key, scroll the page instead of the map. */
  isInPage: boolean;
}

const transparent = (width: number, height: number) => ({ width, height, data: new Uint8Array(width * height * 4) });

/** Puts the room for the buttons into the corner that they are in, wherever the map has moved to. */
function keepButtonsFree(map: MapLibreMap): void {
  const { lng, lat } = map.unproject([map.getContainer().clientWidth, 0]);
  const corner = { type: 'Point' as const, coordinates: [lng, lat] };
  void map.getSource<GeoJSONSource>(BUTTONS)?.setData({ type: 'Feature', properties: {}, geometry: corner });
}

/** Draws the map. Throws if the browser cannot draw it; later failures are 'error' events. */
export function drawMap({ container, style, camera, words, isInPage }: Drawing): MapLibreMap {
  const [west, south, east, north] = BASE_MAP_BOUNDS;
  const map = new MapLibreMap({
    container,
    style,
    ...camera,
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
  // Before the worker asks for them, which it does when it has read the first places.
  map.once('style.load', () => {
    map.addImage(ROOM, transparent(PIN, PIN));
    map.addImage(BUTTONS_ROOM, transparent(BUTTONS_WIDTH, BUTTONS_HEIGHT));
  });
  map.once('load', () => {
    keepButtonsFree(map);
    map.on('moveend', () => keepButtonsFree(map));
    map.on('resize', () => keepButtonsFree(map));
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
}
