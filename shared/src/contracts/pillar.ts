import type { ComponentType, RefObject } from 'react';
import type { DataClient } from './data-client';
import type { Language, TextOf, TranslationLoaders } from './language';
import type { OfflineData } from './offline-pack';
import type { PillarDescriptor } from './pillar-release';
import type { SiteConfig } from './site-config';

/**
 * Version of the contract between pillars and the shell; see contract-changelog.md beside this file.
 * A pillar's descriptor states the range that it supports.
 */
export const CONTRACT_VERSION = '2.6.0';

/** Federation's name for a pillar's container, in its build and in the shell: a global variable, so no hyphens. */
export const containerName = (pillar: string): string => `pillar_${pillar.replaceAll('-', '_')}`;

/** One field of the reader's stored preferences. Its value must survive JSON. */
export interface Preference<Value> {
  /** Name of the field in the stored object. A pillar's descriptor declares those of its own. */
  readonly name: string;
  /** Parses a stored value. Returns undefined if it is invalid. */
  readonly read: (stored: unknown) => Value | undefined;
  /** The value for a reader who has not chosen, and for every page on the server. */
  readonly initial: Value;
}

/** Arguments of a route's loader, on the server and in the browser. */
export interface LoaderArgs {
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  signal: AbortSignal;
  data: DataClient;
  site: SiteConfig;
  /** Language of the interface; content has its own. */
  language: Language;
  /** Returns the reader's choice. On the server, whose pages are the same for everyone, the initial value. */
  preference: <Value>(preference: Preference<Value>) => Value;
  /** Texts of this pillar's catalogues in that language. */
  text: TextOf;
}

/** One breadcrumb of a page. */
export interface Crumb {
  path: string;
  /** Its label. */
  fragment: string;
  /** Language of the label, BCP 47; by default that of the interface. */
  language?: string;
  /** Slug of its icon; a crumb without one is shown by its label alone. */
  icon?: string;
  iconColor?: PillarDescriptor['accent'];
  /** A short description, for lists of pages. */
  description?: string;
}

/** What a page is about. Slots such as panelOffers and relatedContent choose by its type. */
export interface PageSubject {
  /** 'Chapter', 'Person' and so on. */
  type: string;
  /** Unique within its type: 'Gen.1', 'abraham'. */
  id: string;
}

/** Metadata of a page for browsers, search engines and sharing. */
export interface RouteMeta {
  /** Without the product's name; the shell adds it. */
  metaTitle: string;
  description: string;
  /** Canonical path of this content. Defaults to the page's own path. */
  canonicalPath?: string;
  breadcrumbs: readonly Crumb[];
  /** The feed of what the page lists, one of the pillar's; its category if it lists one. Only the server writes it. */
  feed?: { id: string; category?: string; title: string };
  /** Asks search engines not to index the page. */
  noindex?: boolean;
  /**
   * 404 if the path names nothing and the page itself explains what is wrong. 503 if a part of the page is missing for the
   * moment; the page is not cached.
   */
  status?: 404 | 503;
  opengraph?: { type: 'website' | 'article' | 'book' };
  /** schema.org object, without its @context. */
  jsonld?: Readonly<Record<string, unknown>>;
  /** Text sent when a reader shares the page, e.g. the selected verses. Defaults to the description. */
  shareText?: string;
  /**
   * The path, with its query, of what other sites may embed of the page: a resource with a picture, a verse or consecutive verses.
   * The gateway has it at /embed followed by this path.
   */
  embed?: string;
  /** Ids of the modals that this page fills with PageModal of the runtime; on other pages the shell does not open them. */
  modals?: readonly string[];
  subject?: PageSubject;
}

/** A page of a pillar. `loader` may throw notFound() or redirectTo(); what it returns must survive JSON. */
export interface RouteModule<Data = unknown> {
  loader?(args: LoaderArgs): Promise<Data>;
  /** Query parameters that the loader reads. It does not run again if only others change. Defaults to all. */
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
   * returns null, rejects, or takes longer than 10 s in the browser or 2.5 s on the server. What it returns must survive JSON.
   */
  loader(
    args: Pick<LoaderArgs, 'data' | 'site' | 'language' | 'preference' | 'text'> & { date: string },
  ): Promise<Data | null>;
  Component: ComponentType<{ data: Data }>;
}

/** Props of the content of a modal. */
export interface ModalProps {
  onClose: () => void;
}

/** Props of what appears below the field of a header action. */
export interface ActionFieldProps {
  /** The field, which is in a form with this part. It keeps its own value: the reader may have typed before the part loads. */
  field: RefObject<HTMLInputElement | null>;
  /** Opens the modal of the action over the page. */
  openModal: () => void;
}

/** Props of content below a page. */
export interface RelatedContentProps {
  subject: PageSubject;
}

/** Props of what a link shows beside it. */
export interface LinkPreviewProps {
  /** Path and query of the page that it leads to. */
  path: string;
}

/** By slot, the part of a bundle that fills it. */
export interface PillarPart {
  /** Content of an entry's tab in the main menu. */
  menuEntries: ComponentType;
  /** What appears below the field, if the action has one. */
  headerActions: ComponentType<ActionFieldProps>;
  settingsFields: ComponentType;
  homeCards: HomeCard;
  modals: ComponentType<ModalProps>;
  relatedContent: ComponentType<RelatedContentProps>;
  linkPreviews: ComponentType<LinkPreviewProps>;
  /** Optional, unlike the others: without it, pages made by src/offline-pack.ts are all that the pillar has offline. */
  offlinePacks: OfflineData;
}

/** Loads the parts of a bundle, by slot and by the ids in the descriptor (menuEntries and headerActions: by the page's id). */
export type PillarParts = {
  readonly [Slot in keyof PillarPart]: Readonly<Partial<Record<string, () => Promise<PillarPart[Slot]>>>>;
};

/** The contents of `./pillar`, the one module that a pillar exposes. */
export interface PillarModule {
  /** Loads a route's page, by the route's id in the descriptor. */
  routes: Readonly<Record<string, () => Promise<RouteModule>>>;
  extensions?: Partial<PillarParts>;
  /** Translations of its English catalogues. */
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

/** Whether a loaded module was made by `definePillar`, so that a wrong module fails before it renders. */
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
