import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Files that travel with the gateway's code. */
export interface Assets {
  /** Script of a render worker. */
  worker: string;
  /** Script of the process that loads content. */
  loader: string;
  /** Folder of the SQL migrations. */
  migrations: string;
  /** The files that together are the GraphQL schema, in the order of their names. */
  schema: readonly string[];
}

const graphqlFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => path.join(folder, file))
    .sort((one, other) => (path.basename(one) < path.basename(other) ? -1 : 1));

/** Finds them from the address of the entry module: all beside a bundle, each in its own folder in the source tree. */
export function findAssets(entryUrl: string): Assets {
  const folder = path.dirname(fileURLToPath(entryUrl));
  const worker = path.join(folder, 'render-worker.js');
  if (existsSync(worker)) {
    return {
      worker,
      loader: path.join(folder, 'content-loader.js'),
      migrations: path.join(folder, 'migrations'),
      schema: graphqlFiles(path.join(folder, 'schema')),
    };
  }
  return {
    worker: path.join(folder, 'modules/render/render-worker.ts'),
    loader: path.join(folder, 'modules/content/content-loader.ts'),
    migrations: path.join(folder, '../migrations'),
    schema: graphqlFiles(path.join(folder, 'modules')),
  };
}
