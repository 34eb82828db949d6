import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '../../../base/content-error';

/** A file of content/authored as it is on disk. */
export interface AuthoredFile {
  /** 'people', 'journeys'. */
  readonly folder: string;
  /** 'abraham.md'. */
  readonly name: string;
  readonly text: string;
}

/** Its path in the repository, as faults name it. */
export const repositoryPath = ({ folder, name }: Pick<AuthoredFile, 'folder' | 'name'>): string =>
  `content/authored/${folder}/${name}`;

/**
 * Every file in the folders of content/authored, which is `root`, by folder and name; files that lie beside the folders,
 * such as the house style, are no entries. Throws ContentError where the folder cannot be read.
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
