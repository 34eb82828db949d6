/**
 * Builds the test pillars, as any team builds its own, and another release of a pillar of the product, a small one:
 * `tsx build.ts <dist> <version of that release>`.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { buildRelease } from '@manna/shared/build/write-release';

const [dist = '', nextVersion = ''] = process.argv.slice(2);
// A build never overwrites a release, so a release of older sources would stay and be tested instead.
rmSync(dist, { recursive: true, force: true });
for (const pillar of ['faulty', 'shapeless', 'ahead', 'guest'])
  await buildRelease(path.join(import.meta.dirname, pillar), path.resolve(dist));
process.env['RELEASE_VERSION'] = nextVersion;
await buildRelease(path.join(import.meta.dirname, '../../mfe-articles-resources'), path.resolve(dist));
