import { pinnedFiles } from '../../host/remotes/pins';
import type { PinnedFile } from './release-files';

/** A script or a style sheet of the shell; faces are kept as pages ask for them, the worker by the browser itself. */
const shellPart = /^\/shell\/[^/]+\/(?!service-worker\.js$)[^/]+\.(?:js|css)$/;

/** The parts of this page's shell that are loaded when they are first used, be they used yet or not, with their pins. */
export const shellFiles = (): PinnedFile[] =>
  pinnedFiles().filter(({ address }) => shellPart.test(new URL(address).pathname));
