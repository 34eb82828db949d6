interface StoredFile {
  revision: string;
  path: string;
}

interface StoredPicture {
  revision: string;
  prettyPath: string;
  widths: readonly number[];
  svg: boolean;
}

/** The URL at which the gateway serves a file of the content. It never changes. */
export const fileAddress = ({ revision, path }: StoredFile): string => `/data/files/${revision}/${path}`;

/** The URL of a picture in its best quality: the SVG itself, or the widest copy. */
export const fullPicture = ({ revision, prettyPath, widths, svg }: StoredPicture): string =>
  fileAddress({ revision, path: svg ? `${prettyPath}.svg` : `${prettyPath}-${widths.at(-1) ?? ''}.webp` });
