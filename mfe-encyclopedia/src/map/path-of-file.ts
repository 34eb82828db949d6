interface StoredFile {
  path: string;
  revision: string;
}

/** The path of a resource's file whose name has this ending; undefined if the content has none. */
export function pathOfFile(resource: object | null | undefined, ending: string): string | undefined {
  const files = resource && 'files' in resource ? (resource.files as readonly StoredFile[]) : [];
  const file = files.find(({ path }) => path.endsWith(ending));
  return file && `/data/files/${file.revision}/${file.path}`;
}
