// Written by `npm run codegen`.
export * as shellPaths from './shell-paths';
export * as accountPaths from './account-paths';
export * as articlesResourcesPaths from './articles-resources-paths';
export * as biblePaths from './bible-paths';
export * as encyclopediaPaths from './encyclopedia-paths';
export * as searchPaths from './search-paths';
