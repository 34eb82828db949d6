/** Paths of the files of the ground that all maps have: land, waters and their names. */
export interface Ground {
  /** An SVG whose part `ground` is its drawing; undefined if the content has none. */
  drawing: string | undefined;
  /** Its GeoJSON; undefined if the content has none. */
  data: string | undefined;
}

interface GroundFile {
  path: string;
  revision: string;
}

/** The ground among the files of its resource. */
export function groundOf(resource: object | null | undefined): Ground {
  const files = resource && 'files' in resource ? (resource.files as readonly GroundFile[]) : [];
  const pathOf = (ending: string) => {
    const file = files.find(({ path }) => path.endsWith(ending));
    return file && `/data/files/${file.revision}/${file.path}`;
  };
  return { drawing: pathOf('.ground.svg'), data: pathOf('.geojson') };
}
