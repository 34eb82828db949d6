import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Files that are deployed with the gateway's code. */
export interface Assets {
  /** Script of the render worker processes. */
  worker: string;
  /** Script of the process that searches for pages. */
  searcher: string;
  /** Script of the process that makes PDFs and EPUBs. */
  printer: string;
  /** Script of the child process that loads content. */
  loader: string;
  /** Program of the thread that hashes passwords. */
  hasher: string;
  /** Style sheet of the accounts server's pages. */
  accountStyles: string;
  /** Web fonts of that style sheet, with hashes in their names. */
  accountFonts: readonly string[];
  /** Script of the accounts server's pages that use passkeys. */
  accountScript: string;
  /** Folder with the SQL migrations. */
  migrations: string;
  /** The files of the GraphQL schema, sorted by name. */
  schema: readonly string[];
}

/** The fonts that a bundled style sheet has brought into a folder. */
export const fontsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => path.join(folder, file));

const graphqlFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => path.join(folder, file))
    .sort((one, other) => (path.basename(one) < path.basename(other) ? -1 : 1));

/**
 * Finds the assets from the URL of the entry module. In a bundle they are all next to it; in the source tree each has
 * its own folder.
 */
export function findAssets(entryUrl: string): Assets {
  const folder = path.dirname(fileURLToPath(entryUrl));
  const worker = path.join(folder, 'render-worker.js');
  if (existsSync(worker)) {
    return {
      worker,
      searcher: path.join(folder, 'search-worker.js'),
      printer: path.join(folder, 'handout-worker.js'),
      loader: path.join(folder, 'content-loader.js'),
      hasher: path.join(folder, 'hash-worker.js'),
      accountStyles: path.join(folder, 'accounts.css'),
      accountFonts: fontsIn(folder),
      accountScript: path.join(folder, 'accounts.js'),
      migrations: path.join(folder, 'migrations'),
      schema: graphqlFiles(path.join(folder, 'schema')),
    };
  }
  return {
    worker: path.join(folder, 'modules/render/render-worker.ts'),
    searcher: path.join(folder, 'modules/search/search-worker.ts'),
    printer: path.join(folder, 'modules/handouts/worker/handout-worker.ts'),
    loader: path.join(folder, 'modules/content/content-loader.ts'),
    hasher: path.join(folder, 'accounts/passwords/hash-worker.ts'),
    accountStyles: path.join(folder, 'accounts/pages/accounts.css'),
    accountFonts: [],
    accountScript: path.join(folder, 'accounts/browser/accounts.mjs'),
    migrations: path.join(folder, '../migrations'),
    schema: graphqlFiles(path.join(folder, 'modules')),
  };
}
