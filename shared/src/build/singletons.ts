/**
 * Everything with identity that shell and pillars share at run time: one instance a page. The shell brings them all,
 * a pillar brings none. Pillars reach router, store and Apollo only through the two facades, because a plain share of
 * each library is not tree-shaken and costs twice the bytes.
 */
export interface Singleton {
  /** Import request; a trailing slash covers the package's sub-paths. */
  request: string;
  /** Package whose version counts. */
  package: string;
  /** The shell ships it in its first file rather than as a chunk of its own. */
  eager: boolean;
}

export const singletons: readonly Singleton[] = [
  { request: 'react', package: 'react', eager: true },
  { request: 'react/', package: 'react', eager: true },
  { request: 'react-dom', package: 'react-dom', eager: true },
  { request: 'react-dom/', package: 'react-dom', eager: true },
  { request: '@manna/shared/runtime', package: '@manna/shared', eager: true },
  { request: '@manna/shared/runtime/data', package: '@manna/shared', eager: false },
];

/** What a pillar's server bundle leaves for the host to lend: the requests above and React's JSX runtime. */
export const hostModules = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@manna/shared/runtime',
  '@manna/shared/runtime/data',
];

/** Versions of one major are interchangeable: the range a pillar is built for. */
export const majorRange = (version: string): string => `^${version.split('.')[0]}.0.0`;
