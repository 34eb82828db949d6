import path from 'node:path';
import type { Configuration } from 'webpack';

/** Resolves to the production files: the package exports only its development files, whose warnings readers do not need. */
function routerAlias(root: string): Record<string, string> {
  const router = path.join(root, 'node_modules/react-router/dist/production');
  return {
    'react-router$': path.join(router, 'index.mjs'),
    'react-router/dom$': path.join(router, 'dom-export.mjs'),
  };
}

/** The settings of a bundle that contains the router: only the shell's, because pillars get the router from it. */
export const withRouter = (root: string, config: Configuration): Configuration => ({
  ...config,
  resolve: { ...config.resolve, alias: routerAlias(root) },
  module: {
    ...config.module,
    rules: [
      ...(config.module?.rules ?? []),
      {
        test: /react-router[\\/]dist[\\/]production[\\/].*\.mjs$/,
        loader: path.join(import.meta.dirname, 'pure-components-loader.ts'),
      },
    ],
  },
});
