import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '../../../base/content-error';

/** A file of content/authored. */
export interface AuthoredFile {
  /** For example 'people' or 'journeys'. */
  readonly folder: string;
  /** For example 'abraham.md'. */
  readonly name: string;
  readonly text: string;
}

/** Returns the path of the file in the repository, as used in faults. */
export const repositoryPath = ({ folder, name }: Pick<AuthoredFile, 'folder' | 'name'>): string =>
  `content/authored/${folder}/${name}`;

/**
 * Reads every file in the folders of content/authored (`root`), sorted by folder and name. Files next to the folders,
 * such as the house style, are ignored. Throws ContentError if the folder cannot be read.
 */
export function readAuthoredFiles(root: string): AuthoredFile[] {
  const inOrder = (folder: string) =>
    readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  try {
    return inOrder(root)
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name: folder }) =>
        inOrder(join(root, folder)).map(({ name }) => ({
          folder,
          name,
          text: readFileSync(join(root, folder, name), 'utf8'),
        })),
      );
  } catch {
    throw new ContentError(`The authored content in ${root} cannot be read.`);
  }
}
