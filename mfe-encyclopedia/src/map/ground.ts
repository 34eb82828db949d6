import { pathOfFile } from './path-of-file';

/** Paths of the files of the ground that all maps have: land, waters and their names. */
export interface Ground {
  /** An SVG whose part `ground` is its drawing; undefined if the content has none. */
  drawing: string | undefined;
  /** Its GeoJSON; undefined if the content has none. */
  data: string | undefined;
}

/** The ground among the files of its resource. */
export const groundOf = (resource: object | null | undefined): Ground => ({
  drawing: pathOfFile(resource, '.ground.svg'),
  data: pathOfFile(resource, '.geojson'),
});
