import { useEffect, useRef, useState } from 'react';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import type { RenderedPanel } from './panel-parts';

export type PanelRouter = ReturnType<typeof createMemoryRouter>;

const addressOf = ({ state: { location } }: PanelRouter): string => location.pathname + location.search;

interface PanelPlace {
  /** Path and query that the page's URL names for the panel. */
  path: string;
  /** The panel as the server rendered it, if it came with the page. */
  rendered: RenderedPanel | undefined;
  /** Called when the panel itself navigates. */
  onShown: (path: string, replace: boolean) => void;
}

/** The router of a side panel. It is kept in sync with the page's URL in both directions. */
export function usePanelRouter(routes: () => RouteObject[], { path, rendered, onShown }: PanelPlace): PanelRouter {
  const [router] = useState(() =>
    createMemoryRouter(routes(), {
      initialEntries: [rendered?.shown ?? path],
      ...(rendered && { hydrationData: rendered.hydration }),
    }),
  );
  const latest = useRef({ path, onShown });
  // A redirect of the first page is not a history step.
  const started = useRef(false);
  useEffect(() => {
    latest.current = { path, onShown };
    const shown = addressOf(router);
    const isRedirected = rendered?.path === path && rendered.shown === shown;
    // The reader went to a history step at which the panel showed another page.
    if (shown !== path && !isRedirected) void router.navigate(path, { replace: true });
  }, [router, path, rendered, onShown]);
  useEffect(
    () =>
      router.subscribe(({ navigation, initialized, historyAction }) => {
        const address = addressOf(router);
        if (initialized && navigation.state === 'idle' && address !== latest.current.path)
          latest.current.onShown(address, historyAction === 'REPLACE' || !started.current);
        if (initialized) started.current = true;
      }),
    [router],
  );
  return router;
}
