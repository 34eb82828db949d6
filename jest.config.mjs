/** Unit and component tests of every folder; the server's own tests bring a real PostgreSQL. */
const transform = {
  '^.+\\.(m|c)?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  ],
};
const setup = (name) => `<rootDir>/../shared/src/testing/${name}.ts`;
const common = {
  transform,
  // Some packages ship only ES modules; jest runs CommonJS.
  transformIgnorePatterns: [
    '/node_modules/(?!(awoken-bible-reference|@graphql-tools|graphql-yoga|mdast-util-[^/]+|micromark[^/]*|devlop|decode-named-character-reference|character-entities|unist-util-[^/]+)/)',
  ],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/../shared/src/testing/css-module.ts',
    '\\.(png|woff2)$': '<rootDir>/../shared/src/testing/data-url.ts',
    // These ship only .mjs files, which jest does not transform; their older builds lie beside them.
    '^(d3-[a-z]+|internmap)$': '<rootDir>/../node_modules/$1/dist/$1.js',
  },
};

/** A folder's tests of plain code. */
const node = (folder, extra = {}) => ({
  ...common,
  displayName: folder,
  rootDir: folder,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/src/**/*.test.ts'],
  setupFilesAfterEnv: [setup('setup-retries')],
  ...extra,
});

/** A folder's tests: those named *.test.tsx have a document, which takes a second to make; those named *.test.ts have none. */
const browser = (folder) => [
  node(folder),
  {
    ...common,
    displayName: folder,
    rootDir: folder,
    testEnvironment: 'jsdom',
    testMatch: ['<rootDir>/src/**/*.test.tsx'],
    setupFilesAfterEnv: [setup('setup-retries'), setup('setup-jsdom')],
  },
];

export default {
  cacheDirectory: '.cache/jest',
  // Databases, threads and processes are real, and slow on a busy machine. Milliseconds; jest reads it only here.
  testTimeout: 60_000,
  projects: [
    ...browser('shared'),
    ...browser('shell'),
    ...browser('mfe-bible'),
    ...browser('mfe-encyclopedia'),
    ...browser('mfe-articles-resources'),
    ...browser('mfe-search'),
    ...browser('mfe-account'),
    node('server', {
      globalSetup: '<rootDir>/src/testing/start-postgres.ts',
      globalTeardown: '<rootDir>/src/testing/stop-postgres.ts',
    }),
    node('content'),
    node('platform'),
  ],
};
