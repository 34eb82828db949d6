import { readFileSync } from 'node:fs';
import { moduleOnlyPackages, nodeAndBrowser, swcOptions } from './shared/src/build/jest-settings.mjs';

/** Unit and component tests of every folder; the server's own tests bring a real PostgreSQL. */
const transform = { '^.+\\.(m|c)?[jt]sx?$': ['@swc/jest', swcOptions] };
/** Tests that take minutes have names of this form. `npm test` leaves them out unless it is told otherwise. */
const thorough = process.env.SKIP_THOROUGH_TESTS ? ['\\.thorough\\.test\\.ts$'] : [];
/** @param {string} name */
const setup = (name) => `<rootDir>/../shared/src/testing/${name}.ts`;
const common = {
  testPathIgnorePatterns: ['/node_modules/', ...thorough],
  runtime: '<rootDir>/../shared/src/testing/jest-runtime.mjs',
  transform,
  // Some packages ship only ES modules; jest runs CommonJS.
  transformIgnorePatterns: [
    '<rootDir>/../.cache/',
    `/node_modules/(?!(${moduleOnlyPackages.join('|')}|oauth2-mock-server|is-plain-obj|mdast-util-[^/]+|micromark[^/]*|devlop|decode-named-character-reference|character-entities|unist-util-[^/]+|file-type|strtok3|token-types|uint8array-extras|@tokenizer/[^/]+|@borewit/text-codec|media-captions)/)`,
  ],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/../shared/src/testing/css-module.ts',
    '\\.(png|woff2)$': '<rootDir>/../shared/src/testing/data-url.ts',
    // These ship only .mjs files, which jest does not transform; their older builds lie beside them.
    '^(d3-[a-z]+|internmap)$': '<rootDir>/../node_modules/$1/dist/$1.js',
  },
};
/** @type {string[]} */
const bundledPackages = JSON.parse(
  readFileSync(new URL('server/src/testing/bundled-packages.json', import.meta.url), 'utf8'),
);

/** Ends a test file that hangs. */
const hangWatch = '<rootDir>/../platform/src/testing/setup-hang-watch.mjs';

/** A folder's tests. */
const browser = (folder) =>
  nodeAndBrowser({ ...common, displayName: folder, rootDir: folder }, setup).map((project) => ({
    ...project,
    setupFilesAfterEnv: [hangWatch, ...project.setupFilesAfterEnv],
  }));

/** The tests of a folder that has no pages. */
const node = (folder, extra = {}) => ({ ...browser(folder)[0], ...extra });

export default {
  cacheDirectory: '.cache/jest',
  // Databases, threads and processes are real, and slow on a busy machine. Milliseconds; jest reads it only here.
  testTimeout: 60_000,
  testSequencer: './shared/src/testing/longest-first.mjs',
  reporters: ['default', './platform/src/testing/long-runners.mjs'],
  projects: [
    ...browser('shared'),
    ...browser('shell'),
    ...browser('mfe-bible'),
    ...browser('mfe-encyclopedia'),
    ...browser('mfe-articles-resources'),
    ...browser('mfe-search'),
    ...browser('mfe-account'),
    node('server', {
      moduleNameMapper: {
        ...common.moduleNameMapper,
        // Bundled by the setup. A path within them that the list lacks is not found, so that no package is loaded twice.
        [`^((?:${bundledPackages.join('|')})(?:/.*)?)$`]: '<rootDir>/../.cache/server-packages/$1.cjs',
      },
      globalSetup: '<rootDir>/src/testing/global-setup.ts',
      globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
    }),
    node('content'),
    node('platform'),
  ],
};
