/** The release of a file: its folder and its version. */
const releasePattern = /^(.*\/)(\d+\.\d+\.\d+[^/]*)\//;

/** Number of older releases that are saved beside the newest one, for pages that were saved with them. */
const OLDER_RELEASES_KEPT = 1;

/** A file of a release with its pin, in a message from a page to the service worker. */
export interface PinnedFile {
  address: string;
  integrity: string;
}

/** Whether a URL is a file of a release, which never changes. */
export const isReleaseFile = ({ pathname }: URL): boolean =>
  /^\/(?:shell|pillars\/[^/]+)\/\d+\.\d+\.\d+[^/]*\/./.test(pathname);

/**
 * The cached files that no page will request again: those of all releases except the ones in use and the last ones
 * before them. `cached` has the cached files in the order in which they were cached; `used` has the files of the visited
 * page.
 */
export function staleFiles(cached: readonly string[], used: readonly string[]): string[] {
  const releases = new Map<string, string[]>();
  for (const address of [...cached, ...used]) {
    const [, part, version] = releasePattern.exec(address) ?? [];
    if (part === undefined || version === undefined) continue;
    const versions = releases.get(part)?.filter((known) => known !== version) ?? [];
    // Saved files come in order and those in use come last, so the last version is the newest.
    releases.set(part, [...versions, version]);
  }
  return cached.filter((address) => {
    const [, part = '', version = ''] = releasePattern.exec(address) ?? [];
    return (
      releases
        .get(part)
        ?.slice(-1 - OLDER_RELEASES_KEPT)
        .includes(version) === false
    );
  });
}

/** Whether a page uses another release than the one that is saved of the same part. */
export function hasOtherRelease(saved: readonly string[], used: readonly string[]): boolean {
  const versions = new Map<string, string>();
  for (const address of saved) {
    const [, part, version] = releasePattern.exec(address) ?? [];
    if (part !== undefined && version !== undefined) versions.set(part, version);
  }
  return used.some((address) => {
    const [, part = '', version] = releasePattern.exec(address) ?? [];
    return versions.has(part) && versions.get(part) !== version;
  });
}
