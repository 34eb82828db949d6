import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { shellDescriptorSchema } from '../contracts';
import { releaseVersion } from './fingerprint';
import { installedVersion } from './installed-version';
import { IntegrityPlugin } from './integrity-plugin';
import { singletons } from './singletons';
import { browserConfig, repositoryOf, routerAlias, serverConfig, workerConfig } from './webpack-common';

export interface ShellBuild {
  kind: 'shell';
  folder: string;
  version: string;
  /** The version of each singleton that the shell provides, by its import request. */
  provides: Record<string, string>;
  /** The shell's own pages, from its descriptor.json. */
  routes: { id: string; path: string }[];
  configurations: { browser: Configuration; server: Configuration; worker: Configuration };
}

export const SHELL_ENTRY = 'main';
export const SHELL_SERVER_FILE = 'server/shell.cjs';
/** In the root folder of the release, because the gateway serves it at the root of the site. */
const SERVICE_WORKER_FILE = 'service-worker.js';

/** The build of the shell. It names no pillar: remotes are registered at run time, from the composition of the page. */
export function defineShellBuild(folder: string): ShellBuild {
  const root = repositoryOf(folder);
  const version = releaseVersion(folder);
  const provided = singletons.map((singleton) => ({
    ...singleton,
    version: installedVersion(root, singleton.package),
  }));
  const browser = browserConfig(root, `manna_shell`, 'manna-shell');
  const runtimeCorePlugin = path.join(root, 'node_modules/@module-federation/inject-external-runtime-core-plugin/dist');
  return {
    kind: 'shell',
    folder,
    version,
    provides: Object.fromEntries(
      provided.filter(({ request }) => !request.endsWith('/')).map(({ request, version: is }) => [request, is]),
    ),
    routes: shellDescriptorSchema.parse(JSON.parse(readFileSync(path.join(folder, 'src/app/descriptor.json'), 'utf8')))
      .routes,
    configurations: {
      browser: {
        ...browser,
        entry: { [SHELL_ENTRY]: path.join(folder, 'src/app/main.ts') },
        resolve: {
          ...browser.resolve,
          // The CommonJS file of this plugin would add a second copy of the federation runtime.
          alias: {
            ...routerAlias(root),
            [path.join(runtimeCorePlugin, 'index.cjs')]: path.join(runtimeCorePlugin, 'index.js'),
          },
        },
        plugins: [
          ...(browser.plugins ?? []),
          new IntegrityPlugin(),
          new webpack.DefinePlugin({ ENV_TARGET: JSON.stringify('web'), __DEV__: 'false' }),
          new ModuleFederationPlugin({
            name: 'manna_shell',
            dts: false,
            manifest: false,
            shareStrategy: 'loaded-first',
            experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: false } },
            runtimePlugins: [path.join(folder, 'src/host/remotes/federation-plugin.ts')],
            shared: Object.fromEntries(
              provided.map(({ request, eager, version: is }) => [
                request,
                {
                  singleton: true,
                  strictVersion: true,
                  eager,
                  requiredVersion: is,
                  ...(request.endsWith('/') ? {} : { version: is }),
                },
              ]),
            ),
          }),
        ],
      },
      server: { ...serverConfig(root, SHELL_SERVER_FILE), entry: path.join(folder, 'src/app/server.tsx') },
      worker: {
        ...workerConfig(root, SERVICE_WORKER_FILE, `shell ${version}`),
        entry: path.join(folder, 'src/features/offline/worker/service-worker.ts'),
      },
    },
  };
}
