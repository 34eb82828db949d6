import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../command-line/problem';
import type { Project } from './project';

/** The release that was built last into the folder dist of a pillar. Throws a Problem if there is none. */
export function latestRelease({ folder, descriptor }: Project): string {
  const home = path.join(folder, 'dist/pillars', descriptor.name);
  const entries = existsSync(home) ? readdirSync(home, { withFileTypes: true }) : [];
  const versions = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
  const [latest] = versions
    .map(({ name }) => path.join(home, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  if (latest === undefined) throw new Problem(`There is no release in ${home}: make one with pillar build.`);
  return latest;
}
