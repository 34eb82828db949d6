import { readFileSync } from 'node:fs';
import path from 'node:path';
import { KIT_PACKAGE, kitFolder } from '@manna/shared/build/kit-host';
import { queryModules } from '@manna/shared/build/query-modules';
import { updateFiles } from '@manna/shared/build/update-files';
import { buildRelease, type BuiltRelease } from '@manna/shared/build/write-release';
import { semverSchema } from '@manna/shared/contracts';
import { parse } from 'graphql';
import { Problem } from '../command-line/problem';
import type { Project } from './project';

/** Writes the types of the pillar's queries. Returns the paths of the files that were stale. */
export async function writeQueryModules({ folder }: Project): Promise<string[]> {
  const schema = parse(readFileSync(path.join(kitFolder, 'schema.graphql'), 'utf8'));
  const stale: string[] = [];
  try {
    const modules = await queryModules(folder, schema, { command: 'pillar codegen', platform: KIT_PACKAGE });
    updateFiles(path.join(folder, 'src/generated'), modules, (file) => stale.push(path.relative(folder, file)));
  } catch (error) {
    throw new Problem(`The queries do not fit the site's schema: ${(error as Error).message}`);
  }
  return stale;
}

/** Builds the release of a pillar into <out>/pillars/<name>/<version>/. Throws a Problem with the compiler's errors. */
export async function buildProject(project: Project, out: string, version: string | undefined): Promise<BuiltRelease> {
  await writeQueryModules(project);
  if (version !== undefined) {
    const parsed = semverSchema.safeParse(version);
    if (!parsed.success) throw new Problem(`The version ${version} ${parsed.error.issues[0]?.message ?? ''}.`);
    process.env['RELEASE_VERSION'] = parsed.data;
  }
  try {
    return await buildRelease(project.folder, out);
  } catch (error) {
    throw new Problem(`${project.descriptor.name} cannot be built.\n${(error as Error).message}`);
  }
}
