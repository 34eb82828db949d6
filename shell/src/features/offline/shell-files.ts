import { pinnedFiles } from '../../host/remotes/pins';
import type { PinnedFile } from './worker/release-files';

/** Scripts and style sheets of the shell. Fonts are saved when a page requests them, and the worker by the browser itself. */
const shellPart = /^\/shell\/[^/]+\/(?!service-worker\.js$)[^/]+\.(?:js|css)$/;

/** Parts of pillars in header, menu, modals and settings, whose chunks are named after the slot. */
const pillarPart = /\/(?:headerActions|menuEntries|modals|settingsFields)(?:-[\w-]+)?\.[^/]+\.(?:js|css)$/;

/** The files of the shell and of pillars' parts in header, menu, modals and settings, with their pins, loaded or not. */
export const shellFiles = (): PinnedFile[] =>
  pinnedFiles().filter(({ address }) => {
    const { pathname } = new URL(address);
    return shellPart.test(pathname) || pillarPart.test(pathname);
  });
