import { pinnedFiles, pinOf } from '../../host/remotes/pins';
import type { PinnedFile } from './worker/release-files';

function pinnedByPage(address: string): PinnedFile[] {
  try {
    return [{ address, integrity: pinOf(address) }];
  } catch {
    // Not part of a release, for example a picture.
    return [];
  }
}

/** Style sheets that came in the HTML of this page; a link to it inside the site requests them as files. */
const inlinedSheets = (page: Document): PinnedFile[] =>
  pinnedFiles().filter(({ address }) => page.querySelector(`style[data-href="${address.split('/').at(-1)}"]`));

/** The release files of this page with their pins; the first scripts have theirs in their elements. */
export function visitedFiles(page: Document, loaded: Pick<Performance, 'getEntriesByType'>): PinnedFile[] {
  const scripts = [...page.scripts].filter(({ src, integrity }) => src !== '' && integrity !== '');
  const files = [
    ...scripts.map(({ src, integrity }) => ({ address: src, integrity })),
    ...loaded.getEntriesByType('resource').flatMap(({ name }) => pinnedByPage(name)),
    ...inlinedSheets(page),
  ];
  return [...new Map(files.map((file) => [file.address, file])).values()];
}
