import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { LaterRulesPlugin } from './later-rules-plugin';

/** A chunk that has not loaded after this time counts as failed, so that a retry may request it again. Milliseconds. */
const CHUNK_LOAD_TIMEOUT_MS = 8000;

/**
 * Asks V8 to compile all functions of a script while it downloads, outside the main thread, instead of each function at its
 * first call, which would slow the reader's first interaction. Other engines ignore this comment.
 */
const COMPILE_EARLY = '//# allFunctionsCalledOnLoad';

const mode = 'production';

/** Loaders are packages of this build, which a pillar elsewhere need not have in its own node_modules. */
const loader = (name: string): string => createRequire(import.meta.url).resolve(name);

/** What the sources of a bundle are resolved from. */
export interface SourcePlace {
  /** webpack's context. Class names depend on paths relative to it, so that they are the same on each machine. */
  root: string;
  /** Hashed into class names, too. */
  classSalt: string;
}

const scripts: RuleSetRule = {
  test: /\.tsx?$/,
  loader: loader('swc-loader'),
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  },
};

// Class names are hashes of file path and class, so that they are the same in the bundles for server and browser.
const cssModules = {
  localIdentName: '[hash:base64:6]',
  namedExport: false,
  exportLocalsConvention: 'asIs',
};

const styles = (target: 'browser' | 'server', classSalt: string): RuleSetRule => ({
  test: /\.css$/,
  sideEffects: true,
  use: [
    ...(target === 'browser' ? [MiniCssExtractPlugin.loader] : []),
    {
      loader: loader('css-loader'),
      options: {
        modules: {
          auto: true,
          ...cssModules,
          ...(classSalt !== '' && { localIdentHashSalt: classSalt }),
          exportOnlyLocals: target === 'server',
        },
      },
    },
  ],
});

// Pictures are small, and inlined as data URLs.
const pictures: RuleSetRule = { test: /\.png$/, type: 'asset/inline' };

const resolve = { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] } satisfies Configuration['resolve'];

/** Settings of every bundle for browsers. */
export function browserConfig(
  { root, classSalt }: SourcePlace,
  uniqueName: string,
  trustedTypesPolicy: string,
): Configuration {
  return {
    mode,
    target: ['web', 'es2022'],
    context: root,
    devtool: false,
    module: {
      rules: [
        scripts,
        styles('browser', classSalt),
        pictures,
        { test: /\.woff2$/, type: 'asset/resource', generator: { filename: '[name].[contenthash:8][ext]' } },
      ],
    },
    resolve,
    output: {
      uniqueName,
      publicPath: 'auto',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS,
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName: trustedTypesPolicy },
      hashFunction: 'sha256',
      // Removes a module from the cache if its evaluation throws, so that a retry runs it again.
      strictModuleErrorHandling: true,
    },
    optimization: {
      chunkIds: 'deterministic',
      // For less shared code than this, the round trip for another chunk costs more than sending it twice. Bytes.
      splitChunks: { minSize: 100_000 },
      moduleIds: 'deterministic',
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          extractComments: false,
          // Three passes save 250 bytes of the first chapter's scripts.
          terserOptions: { ecma: 2022, compress: { passes: 3 } },
        }),
        new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.esbuildMinifyCss }),
      ],
    },
    plugins: [
      new webpack.BannerPlugin({
        banner: COMPILE_EARLY,
        raw: true,
        // Only files that every visit runs. Other parts are compiled when a reader opens them.
        test: /^(main|remoteEntry|__federation_expose_pillar|route-[^.]+)\.[^.]+\.js$/,
        // After the minimizer, which removes comments.
        stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
      }),
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css', chunkFilename: '[name].[contenthash:8].css' }),
      new LaterRulesPlugin(),
    ],
    performance: false,
  };
}

/**
 * Settings of every bundle for the gateway's render workers: one CommonJS file. Each worker keeps its text in memory, so it has
 * neither comments nor white space.
 */
export function serverConfig({ root, classSalt }: SourcePlace, filename: string): Configuration {
  return {
    mode,
    target: 'node20',
    context: root,
    devtool: false,
    module: {
      rules: [
        scripts,
        styles('server', classSalt),
        pictures,
        // Only fonts that the server inlines: this bundle does not process style sheets.
        { test: /\.woff2$/, type: 'asset/inline' },
      ],
    },
    resolve,
    output: { filename, library: { type: 'commonjs2' }, hashFunction: 'sha256' },
    optimization: {
      moduleIds: 'deterministic',
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          extractComments: false,
          // Names stay as they are, for stack traces. A single character beyond Latin-1 would double the memory of the text.
          terserOptions: { ecma: 2022, mangle: false, format: { ascii_only: true } },
        }),
      ],
    },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    performance: false,
  };
}

/**
 * Settings of a bundle for a worker: a single script. `release` is in it as a comment, so that the bytes differ for
 * each release, and browsers notice an update.
 */
export function workerConfig(place: SourcePlace, filename: string, release: string): Configuration {
  return {
    ...browserConfig(place, 'manna_worker', 'manna-shell'),
    target: ['webworker', 'es2022'],
    output: { filename, hashFunction: 'sha256' },
    plugins: [
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new webpack.BannerPlugin({
        banner: release,
        // After the minimizer, which removes comments.
        stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT,
      }),
    ],
  };
}

/** The repository that contains a folder: the nearest parent with a lock file. */
export function repositoryOf(folder: string): string {
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error('There is no package-lock.json above this folder');
  return existsSync(path.join(parent, 'package-lock.json')) ? parent : repositoryOf(parent);
}
