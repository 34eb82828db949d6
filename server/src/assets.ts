import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Files that travel with the gateway's code. */
export interface Assets {
  /** Script of a render worker. */
  worker: string;
  /** Folder of the SQL migrations. */
  migrations: string;
  /** The GraphQL schema's text. */
  schema: string;
}

/** Finds them from the address of the entry module: all beside a bundle, each in its own folder in the source tree. */
export function findAssets(entryUrl: string): Assets {
  const folder = path.dirname(fileURLToPath(entryUrl));
  const bundled: Assets = {
    worker: path.join(folder, 'render-worker.js'),
    migrations: path.join(folder, 'migrations'),
    schema: path.join(folder, 'bible.graphql'),
  };
  if (existsSync(bundled.worker)) return bundled;
  return {
    worker: path.join(folder, 'modules/render/render-worker.ts'),
    migrations: path.join(folder, '../migrations'),
    schema: path.join(folder, 'modules/bible/bible.graphql'),
  };
}
