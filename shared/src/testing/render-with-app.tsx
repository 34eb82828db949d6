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
  type DataClient,
  type Language,
  type RouteMeta,
  type RouteModule,
  type SiteConfig,
  type TranslationPair,
} from '../contracts';
import {
  createAppStore,
  DataContext,
  PrefetchContext,
  SiteContext,
  StoreProvider,
  Texts,
  TextsContext,
  type AppStore,
} from '../runtime';

/** The settings of a site that sets nothing, but for what a test names. */
export const siteWith = (settings: Partial<SiteConfig> = {}): SiteConfig => siteConfigSchema.parse(settings);

/** Answers to GraphQL queries by operation name, each made from the query's variables; any other query rejects. */
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
  /** Address shown first; '/' unless said otherwise. */
  at?: string;
  site?: SiteConfig;
  data?: DataClient;
  store?: AppStore;
  /** Of the interface, English unless said otherwise; with the translations of the bundle under test. */
  language?: Language;
  translations?: readonly TranslationPair[];
}

const textsOf = ({ language, translations = [] }: App): Texts => {
  const texts = new Texts(language);
  texts.add(translations);
  return texts;
};

/** The path and query a test's page is at. */
type Where = () => string;

function show(routes: Parameters<typeof createMemoryRouter>[0], app: App) {
  const { at = '/', site = siteWith(), data = dataFrom({}), store = createAppStore() } = app;
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const prefetched: string[] = [];
  const prefetch = (path: string) => {
    prefetched.push(path);
    return Promise.resolve();
  };
  const view = render(
    <StoreProvider store={store}>
      <SiteContext value={site}>
        <TextsContext value={textsOf(app)}>
          <DataContext value={data}>
            <PrefetchContext value={prefetch}>
              <RouterProvider router={router} />
            </PrefetchContext>
          </DataContext>
        </TextsContext>
      </SiteContext>
    </StoreProvider>,
  );
  const where: Where = () => router.state.location.pathname + router.state.location.search;
  return { ...view, router, where, prefetched, store };
}

/** Renders an element as a page of the app: in a router that knows every path, on a site, with prefetching recorded. */
export const renderWithApp = (element: ReactNode, app: App = {}) => show([{ path: '*', element }], app);

function FailedPage() {
  const error = useRouteError();
  return <h1>{isRouteErrorResponse(error) ? `Status ${error.status}` : String(error)}</h1>;
}

interface Opened {
  /** Patterns of the route. */
  path: string | readonly string[];
  /** Slug; the site's own unless said otherwise. */
  preferredTranslation?: string;
}

/**
 * Opens an address whose page is this route, as the shell would: loader, then component. An HTTP error of the loader
 * shows as the heading 'Status 404'. Resolves when the page stands; `meta` is what the page says of itself.
 */
export async function openRoute(route: RouteModule, { path, ...app }: App & Opened) {
  const { site = siteWith(), data = dataFrom({}), language = 'en' } = app;
  const { preferredTranslation = site.defaultTranslation } = app;
  const text = textsOf(app).of;
  let meta: RouteMeta | undefined;
  const page = (pattern: string) => ({
    path: pattern,
    loader: async ({ params, request }: { params: Record<string, string | undefined>; request: Request }) => {
      const url = new URL(request.url);
      const { signal } = request;
      const args = { params, url, signal, data, site, language, preferredTranslation, text };
      const loaded = (await route.loader?.(args)) ?? null;
      meta = route.meta({ data: loaded, url, params, site, text });
      // As on its way from the server into the browser.
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
  const shown = show([...patterns.map(page), { path: '*', element: <h1>Another page</h1> }], { ...app, site });
  await screen.findByRole('heading', { level: 1 });
  return { ...shown, meta: () => meta };
}
