/** Builds one workspace folder (shell or a pillar) into its immutable release: `tsx build-release.ts <folder> [dist]`. */
import path from 'node:path';
import { repositoryOf } from './webpack-common';
import { buildRelease } from './write-release';

const folder = path.resolve(process.argv[2] ?? '.');
const built = await buildRelease(folder, path.resolve(process.argv[3] ?? path.join(repositoryOf(folder), 'dist')));
console.log(`${built.name} ${built.version}${built.unchanged ? ' unchanged' : ''}`);
