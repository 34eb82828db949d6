import React from 'react';
import jsxRuntime from 'react/jsx-runtime';
import ReactDom from 'react-dom';
import ReactDomClient from 'react-dom/client';
import * as runtime from '@manna/shared/runtime';

declare global {
  /** The version of each singleton by its import request; the shell's build defines it. */
  var SINGLETON_VERSIONS: Readonly<Record<string, string>>;
}

/** Returns a module's exports. */
type ModuleFactory = () => unknown;

/** A module that the shell provides to pillars. */
export interface SharedModule {
  /** Import request. */
  request: string;
  version: string;
  get(): ModuleFactory | Promise<ModuleFactory>;
}

/** The version of a module, or of the package that it is a part of. */
function versionOf(request: string): string {
  const versions = SINGLETON_VERSIONS;
  return versions[request] ?? versions[request.slice(0, request.lastIndexOf('/'))] ?? '';
}

const shared = (request: string, get: SharedModule['get']): SharedModule => ({
  request,
  version: versionOf(request),
  get,
});

/** The singletons of a page (`shared/src/build/singletons.ts`), which pillars use and never bring along. */
export const sharedModules = (): SharedModule[] => [
  shared('react', () => () => React),
  shared('react/jsx-runtime', () => () => jsxRuntime),
  shared('react-dom', () => () => ReactDom),
  shared('react-dom/client', () => () => ReactDomClient),
  shared('@manna/shared/runtime', () => () => runtime),
  shared('@manna/shared/runtime/data', () => import('@manna/shared/runtime/data').then((data) => () => data)),
  shared('@manna/shared/runtime/user-data', () => import('@manna/shared/runtime/user-data').then((data) => () => data)),
];
