import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Compilation, type Configuration } from 'webpack';
import {
  CONTRACT_VERSION,
  pillarReleaseSchema,
  shellReleaseSchema,
  type PillarRelease,
  type ShellRelease,
} from '../contracts';
import { persistedDocuments } from './query-modules';
import {
  EXPOSED_CHUNK,
  OFFLINE_PACK_FILE,
  PILLAR_ENTRY_PREFIX,
  PILLAR_MANIFEST,
  PILLAR_SERVER_FILE,
  renderedSlots,
  routeChunk,
  routePartPrefix,
  type PillarBuild,
} from './pillar-build';
import { integrityMap, precompress, releaseFiles } from './release-files';
import { SHELL_ENTRY, SHELL_SERVER_FILE, type ShellBuild } from './shell-build';

function compile(configuration: Configuration, out: string): Promise<Compilation> {
  return new Promise((resolve, reject) => {
    const compiler = webpack({ ...configuration, output: { ...configuration.output, path: out } });
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (!stats || stats.hasErrors())
          reject(new Error(stats?.toString({ colors: false, preset: 'errors-only' })));
        else resolve(stats.compilation);
      });
    });
  });
}

/** Files of a named chunk group, as webpack wrote them. */
const groupFiles = (compilation: Compilation, name: string): string[] => [
  ...(compilation.namedChunkGroups.get(name)?.getFiles() ?? []),
];

/** Style sheets of the chunks whose names begin so. */
const stylesOf = (compilation: Compilation, prefix: string): string[] =>
  [...compilation.namedChunkGroups.keys()]
    .filter((name) => name.startsWith(prefix))
    .sort()
    .flatMap((name) => groupFiles(compilation, name).filter((file) => file.endsWith('.css')));

/** What the pillar.json of a build says, from the files that were written into a folder. */
export async function pillarRelease(build: PillarBuild, browser: Compilation, out: string): Promise<PillarRelease> {
  const { descriptor, version, shared, folder } = build;
  const exposed = groupFiles(browser, EXPOSED_CHUNK);
  const entry = releaseFiles(out).find((file) => file.startsWith(`${PILLAR_ENTRY_PREFIX}.`) && file.endsWith('.js'));
  if (!entry) throw new Error(`${descriptor.name}: the build wrote no federation entry`);
  const routes = descriptor.routes.map(({ id, path: pattern, query, offline }) => {
    const files = groupFiles(browser, routeChunk(id));
    if (files.length === 0)
      throw new Error(`${descriptor.name}: no chunk is named ${routeChunk(id)}, which the route ${id} needs`);
    const sent = [...exposed, ...files, ...stylesOf(browser, routePartPrefix(id))];
    return { id, path: pattern, query, ...(offline && { offline }), files: [...new Set(sent)] };
  });
  const extensionFiles = renderedSlots.flatMap((slot) =>
    (descriptor.extensions[slot] ?? [])
      .filter((extension) => !('content' in extension) || extension.content === 'bundle')
      .map(({ id }): [string, string[]] => {
        const files = groupFiles(browser, `${slot}-${id}`);
        if (files.length === 0)
          throw new Error(`${descriptor.name}: no chunk is named ${slot}-${id}, which fills the slot ${slot}`);
        return [`${slot}/${id}`, files];
      }),
  );
  return pillarReleaseSchema.parse({
    schema: 1,
    name: descriptor.name,
    version,
    contract: descriptor.contract,
    commit: process.env.RELEASE_COMMIT ?? '',
    owner: descriptor.owner,
    metadata: {
      title: descriptor.title,
      accent: descriptor.accent,
      routes,
      pages: descriptor.pages,
      extensions: descriptor.extensions,
      extensionFiles: Object.fromEntries(extensionFiles),
    },
    shared,
    ...(existsSync(path.join(out, PILLAR_MANIFEST)) && { manifest: PILLAR_MANIFEST }),
    entry,
    server: PILLAR_SERVER_FILE,
    ...(build.configurations.offlinePack && { offlinePack: OFFLINE_PACK_FILE }),
    documents: persistedDocuments(folder),
    integrity: await integrityMap(out),
  } satisfies PillarRelease);
}

/** Files of every named chunk that is loaded later than the entry. */
const laterChunks = (compilation: Compilation): Record<string, string[]> =>
  Object.fromEntries(
    [...compilation.namedChunkGroups.keys()]
      .filter((name) => !compilation.entrypoints.has(name))
      .sort()
      .map((name) => [name, groupFiles(compilation, name)]),
  );

async function shellRelease(build: ShellBuild, browser: Compilation, out: string): Promise<ShellRelease> {
  const files = [...(browser.entrypoints.get(SHELL_ENTRY)?.getFiles() ?? [])];
  return shellReleaseSchema.parse({
    schema: 1,
    version: build.version,
    contract: CONTRACT_VERSION,
    provides: build.provides,
    routes: build.routes,
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
    chunks: laterChunks(browser),
    fonts: releaseFiles(out).filter((file) => file.endsWith('.woff2') && !/italic|hebrew/.test(file)),
    server: SHELL_SERVER_FILE,
    documents: persistedDocuments(build.folder),
    integrity: await integrityMap(out),
  } satisfies ShellRelease);
}

export interface BuiltRelease {
  name: string;
  version: string;
  folder: string;
  unchanged: boolean;
}

/** Outside this repository it is plain JavaScript, because Node.js 20 does not import TypeScript. */
const CONFIGURATIONS = ['webpack.config.mts', 'webpack.config.mjs'];

/** The build that a folder defines. Throws if it defines none. */
export async function readBuild(folder: string): Promise<PillarBuild | ShellBuild> {
  const file = CONFIGURATIONS.map((name) => path.join(folder, name)).find(existsSync);
  if (file === undefined) throw new Error(`${folder} has no ${CONFIGURATIONS.join(' or ')}`);
  const config = (await import(pathToFileURL(file).href)) as { default: PillarBuild | ShellBuild };
  return config.default;
}

/** Builds a folder into <dist>/shell/<version>/ or <dist>/pillars/<name>/<version>/, unless that release exists already. */
export async function buildRelease(folder: string, dist: string): Promise<BuiltRelease> {
  const build = await readBuild(folder);
  const name = build.kind === 'shell' ? 'shell' : build.descriptor.name;
  const home = build.kind === 'shell' ? path.join(dist, 'shell') : path.join(dist, 'pillars', name);
  const target = path.join(home, build.version);
  if (existsSync(target)) return { name, version: build.version, folder: target, unchanged: true };

  mkdirSync(home, { recursive: true });
  const out = mkdtempSync(path.join(home, '.building-'));
  try {
    const browser = await compile(build.configurations.browser, out);
    await compile(build.configurations.server, out);
    const { worker } = build.configurations;
    if (worker) await compile(worker, out);
    if (build.kind === 'shell') await compile(build.configurations.override, out);
    if (build.kind === 'pillar' && build.configurations.offlinePack)
      await compile(build.configurations.offlinePack, out);
    // Nothing reads the statistics that the federation plugin writes next to the manifest.
    rmSync(path.join(out, 'mf-stats.json'), { force: true });
    const release = await (build.kind === 'shell'
      ? shellRelease(build, browser, out)
      : pillarRelease(build, browser, out));
    precompress(out);
    writeFileSync(
      path.join(out, build.kind === 'shell' ? 'shell.json' : 'pillar.json'),
      `${JSON.stringify(release, null, 1)}\n`,
    );
    // mkdtemp gives access to its owner only, but a gateway may run as another user.
    chmodSync(out, 0o755);
    renameSync(out, target);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
  return { name, version: build.version, folder: target, unchanged: false };
}
