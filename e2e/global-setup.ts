import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { dist, fixtureDist, loadedData, NEXT_BIBLE_VERSION, root } from './paths';

function buildRelease(folder: string, version?: string): void {
  const env = version === undefined ? process.env : { ...process.env, RELEASE_VERSION: version };
  execFileSync('npx', ['tsx', 'shared/src/build/build-release.ts', folder, fixtureDist], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
}

/** Loads the content once: each gateway would take as long again. */
function loadContent(): void {
  rmSync(loadedData, { recursive: true, force: true });
  execFileSync(process.execPath, [path.join(dist, 'server/content.js'), 'load'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: loadedData },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Builds the pillars that go wrong on purpose, as any team builds its own, and a next release of the Bible pillar; loads content. */
export default function globalSetup(): void {
  if (!existsSync(path.join(dist, 'composition.json')))
    throw new Error('Nothing is built yet: run npm run build first');
  // A release is never built over, so one of older sources would stay and be tested in place of the new.
  rmSync(fixtureDist, { recursive: true, force: true });
  for (const pillar of ['faulty', 'shapeless', 'ahead']) buildRelease(`e2e/pillars/${pillar}`);
  buildRelease('mfe-bible', NEXT_BIBLE_VERSION);
  loadContent();
}
