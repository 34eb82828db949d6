/** Everything that loads only with a map: the library, and the code that uses it. */
export { setWorkerCount, setWorkerUrl } from 'maplibre-gl';
export { drawMap } from './draw-map';
export { MapView } from './map-view';
