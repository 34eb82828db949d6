import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { shellDescriptorSchema } from '../contracts';
import { releaseVersion, repositoryInputs } from './fingerprint';
import { installedVersion } from './installed-version';
import { IntegrityPlugin } from './integrity-plugin';
import { withRouter } from './production-router';
import { providedVersions } from './singletons';
import { browserConfig, repositoryOf, serverConfig, workerConfig } from './webpack-common';

export interface ShellBuild {
  kind: 'shell';
  folder: string;
  version: string;
  /** The version of each singleton that the shell provides, by its import request. */
  provides: Record<string, string>;
  /** The shell's own pages, from its descriptor.json. */
  routes: { id: string; path: string }[];
  /** `override` starts a page with an override, see shell/src/host/override. */
  configurations: { browser: Configuration; server: Configuration; worker: Configuration; override: Configuration };
}

export const SHELL_ENTRY = 'main';
export const SHELL_SERVER_FILE = 'server/shell.cjs';
/** In the root folder of the release, because the gateway serves it at the root of the site. */
const SERVICE_WORKER_FILE = 'service-worker.js';
/** The same name in every release, because the shell's server bundle is built apart and names it. */
const OVERRIDE_FILE = 'override.js';

/** The shell's own pages, from its descriptor.json. */
export const shellRoutes = (root: string): ShellBuild['routes'] =>
  shellDescriptorSchema.parse(JSON.parse(readFileSync(path.join(root, 'shell/src/app/descriptor.json'), 'utf8')))
    .routes;

/** The build of the shell. It names no pillar: remotes are registered at run time, from the composition of the page. */
export function defineShellBuild(folder: string): ShellBuild {
  const root = repositoryOf(folder);
  const version = releaseVersion(folder, repositoryInputs(folder));
  const place = { root, classSalt: '' };
  const provides = providedVersions((name) => installedVersion(root, name));
  const browser = withRouter(root, browserConfig(place, 'manna_shell', 'manna-shell'));
  return {
    kind: 'shell',
    folder,
    version,
    provides,
    routes: shellRoutes(root),
    configurations: {
      browser: {
        ...browser,
        entry: { [SHELL_ENTRY]: path.join(folder, 'src/app/main.ts') },
        plugins: [
          ...(browser.plugins ?? []),
          new IntegrityPlugin(),
          new webpack.DefinePlugin({
            SINGLETON_VERSIONS: JSON.stringify(provides),
            // Settings of the federation runtime.
            ENV_TARGET: JSON.stringify('web'),
            __DEV__: 'false',
          }),
        ],
      },
      server: {
        ...withRouter(root, serverConfig(place, SHELL_SERVER_FILE)),
        entry: path.join(folder, 'src/app/server.tsx'),
      },
      worker: {
        ...workerConfig(place, SERVICE_WORKER_FILE, `shell ${version}`),
        entry: path.join(folder, 'src/features/offline/worker/service-worker.ts'),
      },
      override: {
        ...workerConfig(place, OVERRIDE_FILE, `shell ${version}`),
        entry: path.join(folder, 'src/host/override/override-entry.ts'),
      },
    },
  };
}
