/** Everything that comes only where a reader meets a map: the library, and what draws with it. */
export { MapView } from './map-view';
export { prepareWorker } from './map-worker';
