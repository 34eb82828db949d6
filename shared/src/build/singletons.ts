/**
 * A module of which a page must have only one instance. The shell provides all singletons, a pillar none. Pillars use
 * router, store and Apollo only through the facades, because sharing each library itself would disable tree shaking
 * and cost twice the bytes.
 */
export interface Singleton {
  /** Import request; with a trailing slash, all sub-paths of the package. */
  request: string;
  /** The package that determines the version. */
  package: string;
}

export const singletons: readonly Singleton[] = [
  { request: 'react', package: 'react' },
  { request: 'react/', package: 'react' },
  { request: 'react-dom', package: 'react-dom' },
  { request: 'react-dom/', package: 'react-dom' },
  { request: '@manna/shared/runtime', package: '@manna/shared' },
  { request: '@manna/shared/runtime/data', package: '@manna/shared' },
  { request: '@manna/shared/runtime/user-data', package: '@manna/shared' },
];

/** The version of each singleton by its request, from the versions of packages. */
export const providedVersions = (versionOf: (name: string) => string): Record<string, string> =>
  Object.fromEntries(
    singletons
      .filter(({ request }) => !request.endsWith('/'))
      .map(({ request, package: name }) => [request, versionOf(name)]),
  );

/** What a pillar's server bundle gets from the host: the requests above and React's JSX runtime. */
export const hostModules = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@manna/shared/runtime',
  '@manna/shared/runtime/data',
  '@manna/shared/runtime/user-data',
];

/** The range that a pillar supports: all versions with the same major number. */
export const majorRange = (version: string): string => `^${version.split('.')[0]}.0.0`;
