import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../modules/storage/embedded-postgres';

declare global {
  // A global is all that jest keeps between the start and the end of a run.
  var testPostgres: { server: EmbeddedPostgres; folder: string } | undefined;
}

/** Starts the one PostgreSQL that all suites of a run share, each with a database of its own. */
export default async function startPostgres(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gateway-postgres-'));
  await chmod(folder, 0o755);
  const server = await startEmbeddedPostgres(folder, (log) => console.error(`PostgreSQL ended: ${log}`));
  globalThis.testPostgres = { server, folder };
  process.env['TEST_DATABASE_URL'] = server.url;
}
