import { definePillarBuild } from '@manna/shared/build/pillar-build';

const build = definePillarBuild(import.meta.dirname);
const { browser, server } = build.configurations;

// The map's library finds its worker by its own address, which a bundle has not: it is told where the worker is.
browser.module.rules.push(
  { test: /maplibre-gl[\\/]dist[\\/].*\.mjs$/, parser: { url: false } },
  {
    test: /maplibre-gl-worker\.mjs$/,
    type: 'asset/resource',
    generator: { filename: '[name].[contenthash:8][ext]' },
  },
);
browser.plugins.push({
  // Else the folder in which it was built would stand in it.
  apply: (compiler) => new compiler.webpack.DefinePlugin({ 'import.meta.url': '""' }).apply(compiler),
});
server.plugins.push({
  // The server draws no map.
  apply: (compiler) => new compiler.webpack.IgnorePlugin({ resourceRegExp: /^\.\/map-(chunk|files)$/ }).apply(compiler),
});

export default build;
