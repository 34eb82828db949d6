import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installedVersion } from '@manna/shared/build/installed-version';
import { readSchemaText } from '@manna/shared/build/query-modules';
import { shellRoutes } from '@manna/shared/build/shell-build';
import { providedVersions } from '@manna/shared/build/singletons';
import { CONTRACT_VERSION } from '@manna/shared/contracts';
import { build } from 'esbuild';
import { kitDependencies } from './kit-dependencies';
import { modulesOf, writeDeclarations, writeModules } from './kit-modules';

/** Test support that a setting of Jest names, and no module. */
const TEST_SETUP = ['setup-jsdom.ts', 'setup-retries.ts', 'css-module.ts', 'data-url.ts'].map(
  (name) => `testing/${name}`,
);

interface Manifest {
  name: string;
  version: string;
  exports: Record<string, string | { types?: string; default?: string }>;
}

/** Programs of the kit, by the names of their files in tools/. */
const TOOLS = { kit: 'shared/src/build/kit.ts', pillar: 'platform/src/pillar/pillar.ts' };

/** Bundles the programs of the kit. Returns the requests of packages that they import. */
async function writeTools(root: string, outdir: string): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: TOOLS,
    outdir,
    bundle: true,
    // The build that a pillar's configuration imports is the one that the program runs.
    splitting: true,
    metafile: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    plugins: [
      {
        name: 'packages-stay-outside',
        setup: ({ onResolve }) => {
          onResolve({ filter: /^[^./]/ }, ({ path: request, kind }) =>
            kind === 'entry-point' || request.startsWith('@manna/') ? undefined : { path: request, external: true },
          );
        },
      },
    ],
  });
  chmodSync(path.join(outdir, 'pillar.js'), 0o755);
  return Object.values(metafile.outputs).flatMap(({ imports }) =>
    imports.filter(({ external }) => external).map(({ path: request }) => request),
  );
}

/** The source of an exported module, from the folder of the sources: 'runtime/index.ts' for './src/runtime/index.js'. */
function sourceOf(sources: string, module: string): string {
  const bare = module.replace('./src/', '').replace(/\.js$/, '');
  const found = [`${bare}.ts`, `${bare}.tsx`].find((file) => existsSync(path.join(sources, file)));
  if (found === undefined) throw new Error(`The kit exports ${module}, which is not in ${sources}`);
  return found;
}

/** Builds the package @manna/pillar-kit into an empty folder. Its types must have been compiled into .cache/kit/types before. */
export async function buildKit(root: string, target: string): Promise<{ name: string; version: string }> {
  const kit = path.join(root, 'platform/kit');
  const manifest = JSON.parse(readFileSync(path.join(kit, 'package.json'), 'utf8')) as Manifest;
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const file of ['README.md', 'CHANGELOG.md', 'tsconfig.json'])
    cpSync(path.join(kit, file), path.join(target, file));
  cpSync(path.join(root, 'LICENSE'), path.join(target, 'LICENSE'));
  const sources = path.join(root, 'shared/src');
  cpSync(path.join(sources, 'contracts/contract-changelog.md'), path.join(target, 'CONTRACT.md'));
  cpSync(path.join(sources, 'types/assets.d.ts'), path.join(target, 'src/types/assets.d.ts'));
  writeFileSync(path.join(target, 'schema.graphql'), readSchemaText(path.join(root, 'server/src/modules')));
  const host = {
    contract: CONTRACT_VERSION,
    provides: providedVersions((name) => installedVersion(root, name)),
    routes: shellRoutes(root),
  };
  writeFileSync(path.join(target, 'host.json'), `${JSON.stringify(host, null, 2)}\n`);

  const entries = Object.values(manifest.exports).flatMap((file) =>
    typeof file === 'string' && /^\.\/src\/.*\.js$/.test(file) ? [sourceOf(sources, file)] : [],
  );
  const modules = await modulesOf(sources, [...entries, ...TEST_SETUP]);
  await writeModules(sources, modules.sources, path.join(target, 'src'));
  const types = path.join(root, '.cache/kit/types/src');
  writeDeclarations(types, [...entries, 'build/kit.ts'], path.join(target, 'src'), (text) =>
    text.replaceAll('@manna/shared/', `${manifest.name}/`),
  );
  const ofTools = await writeTools(root, path.join(target, 'tools'));
  const dependencies = kitDependencies(root, [...modules.packages, ...ofTools]);
  writeFileSync(path.join(target, 'package.json'), `${JSON.stringify({ ...manifest, dependencies }, null, 2)}\n`);
  return { name: manifest.name, version: manifest.version };
}

/** Packs a folder as npm publishes it. Returns the path of the tarball. */
export function packKit(folder: string, target: string): string {
  mkdirSync(target, { recursive: true });
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', target], { cwd: folder, encoding: 'utf8' }),
  ) as { filename: string }[];
  if (!packed) throw new Error(`npm packed nothing in ${folder}`);
  return path.join(target, packed.filename);
}
