import { releaseVersion, repositoryInputs } from './fingerprint';
import { installedVersion } from './installed-version';
import { repositoryOf } from './webpack-common';

/** Where the sources of a pillar are, and by which names they import the platform. */
export interface PillarHome {
  /** The folder from which webpack resolves packages, and to which the paths in class names are relative. */
  root: string;
  /** The package of the platform in imports. Its modules are shared under the names that it has in this repository. */
  platform: string;
  /**
   * Whether no other pillar has files with the same paths from the root. Otherwise the pillar's name is hashed into its class
   * names, too, because they would be those of another pillar.
   */
  hasUniquePaths: boolean;
  /** The version of the pillar's release. */
  version: string;
  /** The version of a package that provides a singleton. */
  versionOf: (name: string) => string;
}

/** The package of the platform in this repository, and in the names of shared modules everywhere. */
export const PLATFORM_PACKAGE = '@manna/shared';

/** What the code of a pillar imports to get a shared module. */
export const importedAs = (request: string, { platform }: Pick<PillarHome, 'platform'>): string =>
  request.startsWith(`${PLATFORM_PACKAGE}/`) ? platform + request.slice(PLATFORM_PACKAGE.length) : request;

/** The home of a pillar in this repository. */
export function repositoryHome(folder: string): PillarHome {
  const root = repositoryOf(folder);
  return {
    root,
    platform: PLATFORM_PACKAGE,
    hasUniquePaths: true,
    version: releaseVersion(folder, repositoryInputs(folder)),
    versionOf: (name) => installedVersion(root, name),
  };
}
