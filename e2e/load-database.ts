/** Loads the content release of the build into a data folder, for the gateways of the journeys. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { dist, loadedData, root } from './paths';

/** A damaged database is loaded again rather than repaired, so it need not survive a power cut. */
const FAST_SETTINGS = `
fsync = off
synchronous_commit = off
full_page_writes = off
autovacuum = off
max_wal_size = '4GB'
`;

const env: NodeJS.ProcessEnv = { ...process.env, DATA_DIR: loadedData };
delete env['DATABASE_URL'];

const content = (command: string) =>
  execFileSync(process.execPath, [path.join(dist, 'server/content.js'), command], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });

rmSync(loadedData, { recursive: true, force: true });
// This creates an empty database, whose settings can then be changed.
content('status');
appendFileSync(path.join(loadedData, 'postgres/postgresql.conf'), FAST_SETTINGS);
content('load');
