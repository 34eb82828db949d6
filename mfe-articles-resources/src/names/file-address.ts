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

/** Where the gateway serves a file of the content; the address never changes. */
export const fileAddress = ({ revision, path }: StoredFile): string => `/data/files/${revision}/${path}`;

/** Where a picture is in its finest form: the drawing itself, or its widest copy. */
export const fullPicture = ({ revision, prettyPath, widths, svg }: StoredPicture): string =>
  fileAddress({ revision, path: svg ? `${prettyPath}.svg` : `${prettyPath}-${widths.at(-1) ?? ''}.webp` });
