import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { containerName, pillarDescriptorSchema, WORKER_FILE, type PillarDescriptor } from '../contracts';
import { contractRangeFault } from './contract-range';
import { IntegrityPlugin } from './integrity-plugin';
import { importedAs, repositoryHome, type PillarHome } from './pillar-home';
import { hostModules, majorRange, singletons } from './singletons';
import { browserConfig, serverConfig, workerConfig, type SourcePlace } from './webpack-common';

export interface PillarBuild {
  kind: 'pillar';
  folder: string;
  descriptor: PillarDescriptor;
  version: string;
  /** The version ranges of the singletons, for pillar.json. */
  shared: Record<string, string>;
  configurations: {
    browser: Configuration;
    server: Configuration;
    offlinePack?: Configuration;
    worker?: Configuration;
  };
}

/** The name of the chunk with a route's page: import(\/* webpackChunkName: "route-<id>" *\/ …). */
export const routeChunk = (id: string): string => `route-${id}`;
/**
 * What the names of chunks begin with that a route's page loads later, with lazy(): 'route-subject.word'. Their style sheets are
 * sent with the page, because the server renders them.
 */
export const routePartPrefix = (id: string): string => `${routeChunk(id)}.`;

/** Slots whose parts the server renders: their chunks have the name `<slot>-<id>`, so that a page finds their style sheets. */
export const renderedSlots = ['homeCards', 'modals', 'settingsFields'] as const;

export const EXPOSED_CHUNK = '__federation_expose_pillar';
export const PILLAR_ENTRY_PREFIX = 'remoteEntry';
export const PILLAR_MANIFEST = 'mf-manifest.json';
export const PILLAR_SERVER_FILE = 'server/pillar.cjs';
export const OFFLINE_PACK_FILE = 'offline-pack.js';

/** The script of an offline pack assigns its exports to a global object that the service worker reads. */
function offlinePackConfig(
  place: SourcePlace,
  folder: string,
  { name }: PillarDescriptor,
  version: string,
): Configuration {
  const config = workerConfig(place, OFFLINE_PACK_FILE, `${name} ${version}`);
  return {
    ...config,
    entry: path.join(folder, 'src/offline-pack.ts'),
    output: { ...config.output, library: { name: ['mannaOfflinePacks', name], type: 'assign' } },
  };
}

export interface PillarBuildOptions {
  /**
   * Whether the pillar needs the federation runtime, because it loads remotes of its own or extends the runtime with
   * plugins. The shell then downloads the runtime, 30 kB, before the pillar. Default: false.
   */
  needsFederationRuntime?: boolean;
}

/** The whole build of a pillar: its webpack.config.mts only calls this with its folder. */
export const definePillarBuild = (folder: string, options: PillarBuildOptions = {}): PillarBuild =>
  pillarBuildIn(repositoryHome, folder, options);

/** The build of a pillar whose home is found otherwise. */
export function pillarBuildIn(
  homeOf: (folder: string) => PillarHome,
  folder: string,
  { needsFederationRuntime = false }: PillarBuildOptions,
): PillarBuild {
  const descriptor = pillarDescriptorSchema.parse(
    JSON.parse(readFileSync(path.join(folder, 'src/descriptor.json'), 'utf8')),
  );
  const fault = contractRangeFault(descriptor.name, descriptor.contract);
  if (fault !== undefined) throw new Error(fault);
  const home = homeOf(folder);
  const { version } = home;
  const place: SourcePlace = { root: home.root, classSalt: home.hasUniquePaths ? '' : descriptor.name };
  const container = containerName(descriptor.name);
  const ranges = singletons.map(({ request, package: name }) => [request, majorRange(home.versionOf(name))] as const);
  const entry = path.join(folder, 'src/pillar.tsx');
  const federation = {
    name: container,
    filename: `${PILLAR_ENTRY_PREFIX}.[contenthash:8].js`,
    exposes: { './pillar': { import: entry, name: EXPOSED_CHUNK } },
    shared: Object.fromEntries(
      ranges.map(([request, requiredVersion]) => [
        importedAs(request, home),
        { shareKey: request, singleton: true, import: false as const, strictVersion: true, requiredVersion },
      ]),
    ),
  };

  const browser = browserConfig(
    place,
    `${container}_${version.replaceAll(/[^0-9A-Za-z]/g, '_')}`,
    `manna-${descriptor.name}`,
  );
  const server = serverConfig(place, PILLAR_SERVER_FILE);
  const worker = path.join(folder, 'src/worker.ts');
  return {
    kind: 'pillar',
    folder,
    descriptor,
    version,
    shared: Object.fromEntries(ranges.filter(([request]) => !request.endsWith('/'))),
    configurations: {
      browser: {
        ...browser,
        entry: {},
        plugins: [
          ...(browser.plugins ?? []),
          new IntegrityPlugin(),
          needsFederationRuntime
            ? new ModuleFederationPlugin({
                ...federation,
                manifest: true,
                dts: false,
                // With the default strategy, one unreachable remote would prevent the shell from starting.
                shareStrategy: 'loaded-first',
                experiments: { externalRuntime: true },
              })
            : // webpack's own container: half the size, and the shell loads it without the runtime.
              new webpack.container.ModuleFederationPlugin(federation),
        ],
      },
      server: {
        ...server,
        entry,
        externalsType: 'commonjs',
        externals: Object.fromEntries(hostModules.map((request) => [importedAs(request, home), request])),
      },
      ...(descriptor.extensions.offlinePacks?.length && {
        offlinePack: offlinePackConfig(place, folder, descriptor, version),
      }),
      ...(existsSync(worker) && {
        worker: { ...workerConfig(place, WORKER_FILE, `${descriptor.name} ${version}`), entry: worker },
      }),
    },
  };
}
