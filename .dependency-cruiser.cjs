/**
 * Who may import whom. A rule's comment is what its author is told, so it gives the reason.
 * Folders are captured by pattern, so that a new pillar, feature or module is covered on the day it is made.
 * platform/src/walls plants a violation of each rule and expects it to be found.
 */
const { exports: rooms } = require('./shared/package.json');

const product = '^(shared/src/(contracts|domain|print|runtime|ui)|shell|mfe-[^/]+|server|content)/';
const test = '[.]test[.]tsx?$';
/** The stages of a content release, each with the earlier ones that it reads. The last one, check, reads all. */
const releaseStages = {
  sources: [],
  alignment: [],
  editions: ['sources'],
  names: ['sources'],
  authored: [],
  entries: ['names', 'authored'],
  emit: ['entries'],
};
const testSupport = ['^[^/]+/src/testing/', '^[^/]+/src/[^/]+/testing/'];
/** The files that shared's package.json exports, as patterns of their paths. */
const doors = Object.values(rooms).map((file) => `^shared/${file.slice(2).replace('.', '[.]').replace('*', '[^/]+')}$`);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'contracts-stand-alone',
      severity: 'error',
      comment: 'Contracts are what bundles and processes meet at: they may lean on zod and on nothing that can differ.',
      from: { path: '^shared/src/contracts/', pathNot: test },
      to: {
        pathNot: ['^shared/src/contracts/', 'node_modules/zod/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'contracts-types-only-of-libraries',
      severity: 'error',
      comment: 'A contract may speak of React and GraphQL types; types of anything else would tie its readers to that.',
      from: { path: '^shared/src/contracts/', pathNot: test },
      to: {
        pathNot: ['^shared/src/contracts/', 'node_modules/(@types/)?(zod|react|graphql)/'],
        dependencyTypes: ['type-only'],
      },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment: 'Domain is pure functions, run on the server, in the browser and at build: no React, no store, no Node.',
      from: { path: '^shared/src/domain/', pathNot: test },
      to: { pathNot: ['^shared/src/(contracts|domain)/'] },
    },
    {
      name: 'runtime-knows-contracts-and-domain',
      severity: 'error',
      comment:
        'Runtime is the one singleton of a page: what it pulls in, every page pays for and every pillar is tied to.',
      from: { path: '^shared/src/runtime/', pathNot: test },
      to: { path: '^shared/', pathNot: '^shared/src/(contracts|domain|runtime)/' },
    },
    {
      name: 'ui-knows-contracts-and-domain',
      severity: 'error',
      comment:
        'Components are drawn from what they are given, without a store, so that any pillar can use and test them.',
      from: { path: '^shared/src/ui/', pathNot: test },
      to: { path: '^shared/', pathNot: '^shared/src/(contracts|domain|ui)/' },
    },
    {
      name: 'print-knows-contracts-and-domain',
      severity: 'error',
      comment: 'Print makes pictures, PDFs and EPUBs without a page: it sets what it is given, and reads no store.',
      from: { path: '^shared/src/print/', pathNot: test },
      to: { path: '^shared/', pathNot: '^shared/src/(contracts|domain|print)/' },
    },
    {
      name: 'only-backstage-prints',
      severity: 'error',
      comment: 'Fonts, and the packages that read them, are for the build and the server: browsers must not load them.',
      // A journey may only read a file that it got.
      from: { pathNot: ['^shared/src/print/', '^(server|content|e2e)/'] },
      to: { path: '^shared/src/print/' },
    },
    {
      name: 'ui-has-no-store',
      severity: 'error',
      comment: 'A component with a store or a router of its own would be a second one in the page.',
      from: { path: '^shared/src/ui/', pathNot: test },
      to: { path: 'node_modules/(react-router|react-router-dom|redux|react-redux|@reduxjs|@apollo)/' },
    },
    {
      name: 'shared-knows-nobody',
      severity: 'error',
      comment:
        'Shared is below everything: what it imports from shell, pillars or server would come into every bundle.',
      from: { path: '^shared/' },
      to: { path: '^(shell|mfe-[^/]+|server|content|platform|e2e)/' },
    },
    {
      name: 'shell-knows-no-pillar',
      severity: 'error',
      comment:
        'The shell meets pillars at run time, through the composition: an import would ship one inside the other.',
      from: { path: '^shell/' },
      to: { path: '^mfe-[^/]+/' },
    },
    {
      name: 'pillar-knows-no-other-pillar',
      severity: 'error',
      comment: 'Pillars deploy on their own: what two of them need belongs in a room of shared.',
      from: { path: '^(mfe-[^/]+|e2e/pillars/[^/]+)/' },
      to: { path: '^(mfe-[^/]+|e2e/pillars/[^/]+)/', pathNot: '^$1/' },
    },
    {
      name: 'pillar-knows-only-shared',
      severity: 'error',
      comment: 'A pillar reaches the shell and the server through contracts, never through their code.',
      from: { path: '^(mfe-[^/]+|e2e/pillars)/' },
      to: { path: '^(shell|server|content|platform|e2e)/', pathNot: '^e2e/pillars/' },
    },
    {
      name: 'feature-knows-no-other-feature',
      severity: 'error',
      comment: 'A feature can be read, moved and deleted alone: a rule that two of them need belongs in domain.',
      from: { path: '^(mfe-[^/]+|shell)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/[^/]+/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'host-knows-no-feature',
      severity: 'error',
      comment: 'The host runs any page: features build on it, and app puts both together.',
      from: { path: '^shell/src/host/' },
      to: { path: '^shell/src/', pathNot: '^shell/src/(host|generated|testing)/' },
    },
    {
      name: 'feature-knows-no-app',
      severity: 'error',
      comment: 'App chooses the features: a feature that imports it could not be left out or moved.',
      from: { path: '^shell/src/features/' },
      to: { path: '^shell/src/', pathNot: '^shell/src/(host|features|generated|testing)/' },
    },
    {
      name: 'shell-knows-only-shared',
      severity: 'error',
      comment: 'The shell reaches the server through contracts, never through its code.',
      from: { path: '^shell/' },
      to: { path: '^(server|content|platform|e2e)/' },
    },
    {
      name: 'backstage-knows-contracts-and-domain',
      severity: 'error',
      comment:
        'Server, content and platform run without a page: of shared they need its contracts, its rules and its print.',
      // One test puts real browsers' sync and real routes together: what they agree on is in neither of them.
      from: { path: '^(server|content|platform)/', pathNot: '^server/src/modules/user-data/convergence[.]test[.]ts$' },
      to: {
        path: '^(shared|shell|mfe-[^/]+|server|content|platform|e2e)/',
        // Any test may take long, and all are left out together.
        pathNot: [
          '^shared/src/(contracts|domain|print)/',
          '^shared/src/build/',
          '^shared/src/testing/thorough[.]ts$',
          '^$1/',
        ],
      },
    },
    {
      name: 'content-base-is-below',
      severity: 'error',
      comment:
        'Base is what the rooms of content share: with one of them in it, it would bring that room to the others.',
      from: { path: '^content/src/base/', pathNot: test },
      to: { path: '^content/src/', pathNot: '^content/src/base/' },
    },
    {
      name: 'content-rooms-stand-apart',
      severity: 'error',
      comment:
        'Release, studio and importers meet in content/src/build-release.ts: each can be read without the others.',
      from: { path: '^content/src/(release|studio|importers)/', pathNot: test },
      to: { path: '^content/src/', pathNot: ['^content/src/base/', '^content/src/$1/'] },
    },
    ...Object.entries(releaseStages).map(([stage, earlier]) => ({
      name: `release-${stage}-knows-no-later-stage`,
      severity: 'error',
      comment:
        'A release is made in stages. What a stage needs of a later one belongs in base, or in that later stage.',
      from: { path: `^content/src/release/${stage}/`, pathNot: test },
      to: {
        path: '^content/src/release/',
        pathNot: [stage, ...earlier].map((known) => `^content/src/release/${known}/`),
      },
    })),
    {
      name: 'only-builds-build',
      severity: 'error',
      comment: 'Build presets bring webpack with them: nothing that a reader loads or a gateway runs may reach them.',
      from: {
        pathNot: ['^shared/src/build/', '^platform/', '^[^/]+/webpack[.]config[.]', 'jest[.]config[.]mjs$', '^e2e/'],
      },
      to: { path: '^shared/src/build/' },
    },
    {
      name: 'journeys-see-what-readers-see',
      severity: 'error',
      comment: 'Journeys drive the built site from outside: with product code in hand they would prove less.',
      // The faulty pillars beside the journeys are pillars, and live by the rules of pillars.
      from: { path: '^e2e/', pathNot: '^e2e/pillars/' },
      to: {
        path: '^(shared|shell|mfe-[^/]+|server|content|platform)/',
        // What reads a PDF is no part of the product: readers have viewers of their own.
        pathNot: '^shared/src/((contracts|testing)/|print/read-pdf[.]ts$)',
      },
    },
    {
      name: 'nobody-imports-journeys',
      severity: 'error',
      comment: 'Journeys stand outside: nothing of the product may depend on how it is tested.',
      from: { pathNot: '^e2e/' },
      to: { path: '^e2e/' },
    },
    {
      name: 'test-support-stays-in-tests',
      severity: 'error',
      comment: 'What only tests need must not reach a bundle or a gateway.',
      from: { pathNot: [test, ...testSupport, '^e2e/'] },
      to: { path: testSupport },
    },
    {
      name: 'rooms-are-entered-by-their-door',
      severity: 'error',
      comment: 'Shared promises what its package.json exports; what lies behind may move without asking anyone.',
      from: { path: '/', pathNot: '^shared/' },
      to: { path: '^shared/', pathNot: doors },
    },
    {
      name: 'rooms-are-called-by-name',
      severity: 'error',
      comment: 'Say @manna/shared/…: a path through ../.. goes around the exports of the package.',
      from: { path: '/', pathNot: '^shared/' },
      to: { path: '^shared/', dependencyTypesNot: ['aliased-workspace'] },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Files that need each other are one file in two places, and may meet each other half made.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      comment: 'Nothing imports it and it imports nothing: delete it, or use it.',
      from: {
        orphan: true,
        pathNot: [
          test,
          '[.]d[.]ts$',
          '[.]config[.]m?[tj]s$',
          // jest.config.mjs names them.
          '^shared/src/testing/(css-module|data-url|setup-jsdom|setup-retries)[.]ts$',
        ],
      },
      to: {},
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      comment: 'It is not there, or the package it is in does not export it.',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-undeclared-packages',
      severity: 'error',
      comment: 'A package that no package.json names is there by chance: the next install may leave it out.',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-dev-packages-in-product',
      severity: 'error',
      comment: 'A devDependency is not there in production: what product code runs on is a dependency.',
      // Films are made by hand, and committed.
      from: { path: product, pathNot: [test, ...testSupport, '[.]config[.]ts$', '^content/src/films/'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'], pathNot: 'node_modules/@types/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|[.]cache|data|test-results)/' },
    // Types hold folders together too, so imports of types count.
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.cjs', '.json'],
    },
    parser: 'tsc',
  },
};
