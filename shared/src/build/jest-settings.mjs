/** Settings of Jest that this repository and pillars outside it have in common. */

/** Options of @swc/jest for our TypeScript. */
export const swcOptions = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
};

/** Packages that ship only ES modules, as patterns; Jest runs CommonJS. */
export const moduleOnlyPackages = ['awoken-bible-reference'];

/**
 * The two projects of a folder: tests named *.test.ts have no document, and those named *.test.tsx have one, which takes a
 * second to make.
 * @template {object} Settings
 * @param {Settings} common
 * @param {(name: 'setup-retries' | 'setup-jsdom') => string} setup the path of a setup file
 */
export const nodeAndBrowser = (common, setup) => [
  {
    ...common,
    testEnvironment: 'node',
    testMatch: ['<rootDir>/src/**/*.test.ts'],
    setupFilesAfterEnv: [setup('setup-retries')],
  },
  {
    ...common,
    testEnvironment: 'jsdom',
    testMatch: ['<rootDir>/src/**/*.test.tsx'],
    setupFilesAfterEnv: [setup('setup-retries'), setup('setup-jsdom')],
  },
];
