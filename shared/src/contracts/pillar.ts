import type { ComponentType } from 'react';
import type { DocumentNode } from 'graphql';
import type { Language, TextOf, TranslationLoaders } from './language';
import type { PillarDescriptor, PillarModalName } from './pillar-release';
import type { SiteConfig } from './site-config';

/**
 * Version of everything a pillar and a shell say to each other; see contract-changelog.md beside this file.
 * A pillar names the range it runs on in its descriptor.
 */
export const CONTRACT_VERSION = '1.5.0';

/** A query with the types of its result and variables, as the build writes it from a .graphql file. */
export interface QueryDocument<Result, Variables> extends DocumentNode {
  /** Phantom: carries the types, never a value. */
  __apiType?: (variables: Variables) => Result;
  /** SHA-256 of the persisted text. */
  __meta__?: { hash: string };
}

/** Reads from the site's GraphQL. The browser keeps what it read; rejects with an Error that names what failed. */
export interface DataClient {
  query<Result, Variables extends Record<string, unknown>>(
    document: QueryDocument<Result, Variables>,
    variables: Variables,
  ): Promise<Result>;
}

/** What a route's loader is given, on the server and in the browser alike. */
export interface LoaderArgs {
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  signal: AbortSignal;
  data: DataClient;
  site: SiteConfig;
  /** Of the interface; content has its own. */
  language: Language;
  /** Slug of the translation that the reader prefers; on the server, which knows no readers, the site's own. */
  preferredTranslation: string;
  /** Texts of this pillar's catalogues in that language. */
  text: TextOf;
}

/** One step of a page's trail. */
export interface Crumb {
  path: string;
  /** Its label. */
  fragment: string;
  /** Slug of its icon; a crumb without one is shown by its label alone. */
  icon?: string;
  iconColor?: PillarDescriptor['accent'];
  /** A few words more, for lists of pages. */
  description?: string;
}

/** Modals that a page may fill with PageModal of the runtime; `mdl` in the address says which is open. */
export type PageModalName = 'map';

/** What a page says of itself to browsers, search engines and those it is shared with. */
export interface RouteMeta {
  /** Without the product's name; the shell adds it. */
  metaTitle: string;
  description: string;
  /** Path of the one address of this content; the page's own path where left out. */
  canonicalPath?: string;
  breadcrumbs: readonly Crumb[];
  /** Kept out of search engines: the page has nothing to find. */
  noindex?: boolean;
  /** 404 where the address names nothing, and the page itself says what is wrong with it. */
  status?: 404;
  opengraph?: { type: 'website' | 'article' | 'book' };
  /** schema.org object, without its @context. */
  jsonld?: Readonly<Record<string, unknown>>;
  /** What a reader who shares the page sends along, e.g. the selected verses; the description where left out. */
  shareText?: string;
  /** The modals that this page fills itself: on others the shell opens none of them. */
  modals?: readonly PageModalName[];
}

/** A page of a pillar. `loader` may throw notFound() or redirectTo(); what it returns must survive JSON. */
export interface RouteModule<Data = unknown> {
  loader?(args: LoaderArgs): Promise<Data>;
  /** Query parameters that the loader reads: a change of others keeps what it answered. All of them where left out. */
  loaderQuery?: readonly string[];
  meta(args: {
    data: Data;
    url: URL;
    params: LoaderArgs['params'];
    site: SiteConfig;
    /** Texts of this pillar's catalogues in the language of the page. */
    text: TextOf;
  }): RouteMeta;
  Component: ComponentType<{ data: Data }>;
}

/** What the content of a modal is given. */
export interface PillarModalProps {
  onClose: () => void;
}

/** What `./pillar`, the one module that a pillar exposes, is made of. */
export interface PillarModule {
  /** Route id of the descriptor to its page. */
  routes: Readonly<Record<string, () => Promise<RouteModule>>>;
  /** The content of each modal that the descriptor names. */
  modals?: Partial<Readonly<Record<PillarModalName, () => Promise<ComponentType<PillarModalProps>>>>>;
  /** Its texts in languages other than English, which its catalogues are written in. */
  translations?: TranslationLoaders;
}

const PILLAR_MARK = Symbol.for('manna.pillar');

/** Makes the default export of `src/pillar.tsx`. */
export const definePillar = (pillar: PillarModule): PillarModule =>
  Object.assign(pillar, { [PILLAR_MARK]: CONTRACT_VERSION });

/** Makes a page whose loader's result and component agree in type. */
export const defineRoute = <Data = undefined>(route: RouteModule<Data>): RouteModule =>
  // The shell hands a route only what the same route's loader returned.
  route as unknown as RouteModule;

/** Whether a loaded module is what `definePillar` makes: a wrong module is found here, before it renders. */
export function isPillarModule(value: unknown): value is PillarModule {
  return (
    typeof value === 'object' &&
    value !== null &&
    PILLAR_MARK in value &&
    'routes' in value &&
    typeof value.routes === 'object' &&
    value.routes !== null &&
    Object.values(value.routes).every((route) => typeof route === 'function')
  );
}

export function isRouteModule(value: unknown): value is RouteModule {
  return (
    typeof value === 'object' &&
    value !== null &&
    'Component' in value &&
    (typeof value.Component === 'function' || typeof value.Component === 'object') &&
    'meta' in value &&
    typeof value.meta === 'function'
  );
}
