import type { ComponentType } from 'react';
import type { DocumentNode } from 'graphql';
import type { Language, TextOf, TranslationLoaders } from './language';
import type { PillarDescriptor } from './pillar-release';
import type { SiteConfig } from './site-config';

/**
 * Version of everything a pillar and a shell say to each other; see contract-changelog.md beside this file.
 * A pillar names the range it runs on in its descriptor.
 */
export const CONTRACT_VERSION = '2.0.0';

/** Federation's name for a pillar's container, in its build and in the shell: a global variable, so no hyphens. */
export const containerName = (pillar: string): string => `pillar_${pillar.replaceAll('-', '_')}`;

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

/** One field of the reader's stored preferences. Its value must survive JSON. */
export interface Preference<Value> {
  /** Name of the field in the stored object. A pillar's descriptor declares those of its own. */
  readonly name: string;
  /** Returns the value that something stored stands for; undefined if it is invalid. */
  readonly read: (stored: unknown) => Value | undefined;
  /** For a reader who has not chosen, and for every page on the server. */
  readonly initial: Value;
}

/** What a route's loader is given, on the server and in the browser alike. */
export interface LoaderArgs {
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  signal: AbortSignal;
  data: DataClient;
  site: SiteConfig;
  /** Language of the interface; content has its own. */
  language: Language;
  /** The reader's choice; on the server, which knows no readers, the initial value. */
  preference: <Value>(preference: Preference<Value>) => Value;
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

/** What a page is about. Slots such as panelOffers and relatedContent choose by its type. */
export interface PageSubject {
  /** 'Chapter', 'Person' and so on. */
  type: string;
  /** Unique within its type: 'Gen.1', 'abraham'. */
  id: string;
}

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
  /** Ids of the modals that this page fills with PageModal of the runtime; on other pages the shell does not open them. */
  modals?: readonly string[];
  subject?: PageSubject;
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

/** A card of the home page. */
export interface HomeCard<Data = unknown> {
  /**
   * Loads what the card shows on a day of the reader's calendar ('2026-11-21'). The home page leaves the card out if it
   * returns null or rejects. What it returns must survive JSON.
   */
  loader(args: Pick<LoaderArgs, 'data' | 'site' | 'language' | 'text'> & { date: string }): Promise<Data | null>;
  Component: ComponentType<{ data: Data }>;
}

/** What the content of a modal is given. */
export interface ModalProps {
  onClose: () => void;
}

/** What content below a page is given. */
export interface RelatedContentProps {
  subject: PageSubject;
}

/** The part of a bundle that fills a slot, by the slot. */
export interface PillarPart {
  /** Content of an entry's tab in the main menu. */
  menuEntries: ComponentType;
  settingsFields: ComponentType;
  homeCards: HomeCard;
  modals: ComponentType<ModalProps>;
  relatedContent: ComponentType<RelatedContentProps>;
}

/** Loads the parts of a bundle, by slot and by the ids in the descriptor (menuEntries: by the page's id). */
export type PillarParts = {
  readonly [Slot in keyof PillarPart]: Readonly<Partial<Record<string, () => Promise<PillarPart[Slot]>>>>;
};

/** What `./pillar`, the one module that a pillar exposes, is made of. */
export interface PillarModule {
  /** Route id of the descriptor to its page. */
  routes: Readonly<Record<string, () => Promise<RouteModule>>>;
  extensions?: Partial<PillarParts>;
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

/** Makes a card whose loader's result and component agree in type. */
export const defineHomeCard = <Data>(card: HomeCard<Data>): HomeCard =>
  // The shell hands a card only what its own loader returned.
  card as unknown as HomeCard;

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
