/**
 * Makes what the journeys need beside the product's build; platform/e2e.mjs runs it when something has changed.
 * `prepare.ts pillars`: the test pillars, and a second release of the Bible pillar. Needs the sources alone.
 * `prepare.ts database`: a data folder with the content loaded. Needs the build and the content release.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildRelease } from '@manna/shared/build/build-release';
import { dist, fixtureDist, loadedData, NEXT_BIBLE_VERSION, root } from './paths';

/** The database is made anew rather than repaired, so it need not survive a power cut. */
const FAST_SETTINGS = `
fsync = off
synchronous_commit = off
full_page_writes = off
autovacuum = off
max_wal_size = '4GB'
`;

async function buildPillars(): Promise<void> {
  // A release is never overwritten: one of older sources would stay, and be tested in place of the new one.
  rmSync(fixtureDist, { recursive: true, force: true });
  for (const pillar of ['faulty', 'shapeless', 'ahead'])
    await buildRelease(path.join(root, 'e2e/pillars', pillar), fixtureDist);
  process.env['RELEASE_VERSION'] = NEXT_BIBLE_VERSION;
  await buildRelease(path.join(root, 'mfe-bible'), fixtureDist);
}

function loadDatabase(): void {
  rmSync(loadedData, { recursive: true, force: true });
  const env: NodeJS.ProcessEnv = { ...process.env, DATA_DIR: loadedData };
  delete env['DATABASE_URL'];
  const content = (command: string) =>
    execFileSync(process.execPath, [path.join(dist, 'server/content.js'), command], {
      cwd: root,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  // Creates an empty database, whose settings can then be changed.
  content('status');
  appendFileSync(path.join(loadedData, 'postgres/postgresql.conf'), FAST_SETTINGS);
  content('load');
}

const [what] = process.argv.slice(2);
if (what === 'pillars') await buildPillars();
else if (what === 'database') loadDatabase();
else throw new Error(`There is nothing called "${what ?? ''}" to prepare: say pillars or database`);
