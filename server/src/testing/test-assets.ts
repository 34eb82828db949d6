import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findAssets, fontsIn, type Assets } from '../assets';

/** The gateway's own files in the source tree. */
export const assets: Assets = findAssets(pathToFileURL(path.resolve(__dirname, '../server.ts')).href);

/** Folder of the server's programs, which are bundled once for all suites. */
export function programsFolder(): string {
  const folder = process.env['TEST_PROGRAMS'];
  if (folder === undefined) throw new Error('TEST_PROGRAMS is not set: run the tests with jest, which bundles them');
  return folder;
}

/** The same files with bundled scripts, which start in milliseconds. */
export const bundledAssets = (): Assets => ({
  ...assets,
  worker: path.join(programsFolder(), 'render-worker.js'),
  searcher: path.join(programsFolder(), 'search-worker.js'),
  printer: path.join(programsFolder(), 'handout-worker.js'),
  loader: path.join(programsFolder(), 'content-loader.js'),
  hasher: path.join(programsFolder(), 'hash-worker.js'),
  accountStyles: path.join(programsFolder(), 'accounts.css'),
  accountFonts: fontsIn(programsFolder()),
  accountScript: path.join(programsFolder(), 'accounts.js'),
});
