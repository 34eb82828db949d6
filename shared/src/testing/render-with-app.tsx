import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  createMemoryRouter,
  isRouteErrorResponse,
  RouterProvider,
  useLoaderData,
  useRouteError,
} from 'react-router-dom';
import {
  siteConfigSchema,
  type CurrentRevision,
  type DataClient,
  type HomeCard,
  type Language,
  type LoaderArgs,
  type ResolvedComposition,
  type RouteMeta,
  type RouteModule,
  type SiteConfig,
  type TranslationPair,
} from '../contracts';
import {
  CompositionContext,
  createAppStore,
  DataContext,
  preferenceIn,
  preferenceOf,
  PrefetchContext,
  SiteContext,
  StoreProvider,
  Texts,
  TextsContext,
  type AppStore,
  type StoredPreferences,
} from '../runtime';

/** The default settings of a site, with those that a test sets. */
export const siteWith = (settings: Partial<SiteConfig> = {}): SiteConfig => siteConfigSchema.parse(settings);

/** A data client with a result for each operation name, made from the query's variables; any other query rejects. */
export const dataFrom = (
  answers: Readonly<Record<string, (variables: Record<string, unknown>) => unknown>>,
): DataClient => ({
  query: (document, variables) => {
    const [operation] = document.definitions;
    const name = operation?.kind === 'OperationDefinition' ? operation.name?.value : undefined;
    const answer = answers[name ?? ''];
    if (!answer) return Promise.reject(new Error(`No answer to the query ${name ?? 'without a name'}`));
    return Promise.resolve(answer(variables) as never);
  },
});

interface App {
  /** The initial URL; '/' by default. */
  at?: string;
  site?: SiteConfig;
  data?: DataClient;
  store?: AppStore;
  /** The pillars whose extensions fill slots, none by default; and the revision that the page is of. */
  composition?: Pick<ResolvedComposition, 'pillars' | 'slots'> & Partial<CurrentRevision>;
  /** Language of the interface, English by default. Another language needs the bundle's `translations`. */
  language?: Language;
  translations?: readonly TranslationPair[];
}

const textsOf = ({ language, translations = [] }: App): Texts => {
  const texts = new Texts(language);
  texts.add(translations);
  return texts;
};

/** Returns the current path and query of the test's page. */
type Where = () => string;

function show(routes: Parameters<typeof createMemoryRouter>[0], app: App) {
  const { at = '/', site = siteWith(), data = dataFrom({}), store = createAppStore() } = app;
  const { composition = { pillars: [], slots: {} } } = app;
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const prefetched: string[] = [];
  const prefetch = (path: string) => {
    prefetched.push(path);
    return Promise.resolve();
  };
  const view = render(
    <StoreProvider store={store}>
      <SiteContext value={site}>
        <CompositionContext value={composition}>
          <TextsContext value={textsOf(app)}>
            <DataContext value={data}>
              <PrefetchContext value={prefetch}>
                <RouterProvider router={router} />
              </PrefetchContext>
            </DataContext>
          </TextsContext>
        </CompositionContext>
      </SiteContext>
    </StoreProvider>,
  );
  const where: Where = () => router.state.location.pathname + router.state.location.search;
  return { ...view, router, where, prefetched, store };
}

/** Renders an element as a page of the app, in a router that matches every path. Records prefetched paths. */
export const renderWithApp = (element: ReactNode, app: App = {}) => show([{ path: '*', element }], app);

function FailedPage() {
  const error = useRouteError();
  return <h1>{isRouteErrorResponse(error) ? `Status ${error.status}` : String(error)}</h1>;
}

interface Opened {
  /** Patterns of the route. */
  path: string | readonly string[];
  /** The reader's preferences, as the loader gets them; by default those of the store. */
  preferences?: StoredPreferences;
}

/**
 * Opens a URL of this route as the shell would: loader, then component. An HTTP error of the loader is shown as the
 * heading 'Status 404'. Resolves when the page is rendered; `meta` returns the page's meta.
 */
export async function openRoute(route: RouteModule, { path, preferences, ...app }: App & Opened) {
  const { site = siteWith(), data = dataFrom({}), language = 'en', store = createAppStore() } = app;
  const text = textsOf(app).of;
  let meta: RouteMeta | undefined;
  const page = (pattern: string) => ({
    path: pattern,
    loader: async ({ params, request }: { params: Record<string, string | undefined>; request: Request }) => {
      const url = new URL(request.url);
      const { signal } = request;
      const preference: LoaderArgs['preference'] = (one) =>
        preferences ? preferenceIn(preferences, one) : preferenceOf(store, one);
      const loaded = (await route.loader?.({ params, url, signal, data, site, language, preference, text })) ?? null;
      meta = route.meta({ data: loaded, url, params, site, text });
      // Serialized, as data from the server is.
      return JSON.parse(JSON.stringify(loaded)) as unknown;
    },
    Component: function LoadedPage() {
      return (
        <main>
          <route.Component data={useLoaderData()} />
        </main>
      );
    },
    ErrorBoundary: FailedPage,
    HydrateFallback: () => null,
  });
  const patterns = typeof path === 'string' ? [path] : path;
  const shown = show([...patterns.map(page), { path: '*', element: <h1>Another page</h1> }], { ...app, site, store });
  await screen.findByRole('heading', { level: 1 });
  return { ...shown, meta: () => meta };
}

interface OpenedCard extends App, Pick<Opened, 'preferences'> {
  date?: string;
}

/**
 * Shows a card as the home page would: its loader, then its component. Resolves to null if the card has nothing to show
 * on that day ('2026-11-21' by default).
 */
export async function openHomeCard(card: HomeCard, { date = '2026-11-21', preferences, ...app }: OpenedCard = {}) {
  const { site = siteWith(), data = dataFrom({}), language = 'en', store = createAppStore() } = app;
  const preference: LoaderArgs['preference'] = (one) =>
    preferences ? preferenceIn(preferences, one) : preferenceOf(store, one);
  const loaded = await card.loader({ data, site, language, preference, text: textsOf(app).of, date });
  if (loaded === null) return null;
  // Serialized, as data from the server is.
  const received = JSON.parse(JSON.stringify(loaded)) as unknown;
  return renderWithApp(
    <main>
      <card.Component data={received} />
    </main>,
    { ...app, store },
  );
}
