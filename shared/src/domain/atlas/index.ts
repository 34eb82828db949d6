export {
  atlasPath,
  FIELD_LENGTH,
  landNames,
  layerNames,
  readAtlas,
  type AtlasState,
  type LandName,
  type LayerName,
} from './atlas-state';
export { BASE_MAP_BOUNDS } from './base-map-bounds';
export { degreesPerPixel, viewAround, type Viewpoint } from './view-around';
