import { pinOf } from '../../host/remotes/pins';
import type { PinnedFile } from './worker/release-files';

function pinnedByPage(address: string): PinnedFile[] {
  try {
    return [{ address, integrity: pinOf(address) }];
  } catch {
    // Not part of a release, for example a picture.
    return [];
  }
}

/** The release files of this page with their pins; the first scripts have theirs in their elements. */
export function visitedFiles(page: Document, loaded: Pick<Performance, 'getEntriesByType'>): PinnedFile[] {
  const scripts = [...page.scripts].filter(({ src, integrity }) => src !== '' && integrity !== '');
  const files = [
    ...scripts.map(({ src, integrity }) => ({ address: src, integrity })),
    ...loaded.getEntriesByType('resource').flatMap(({ name }) => pinnedByPage(name)),
  ];
  return [...new Map(files.map((file) => [file.address, file])).values()];
}
