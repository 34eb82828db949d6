import { createStaticHandler, type RouteObject } from 'react-router-dom';
import type { PanelPage } from './boot-data';
import type { PanelBudget } from './panel-budget';

/** Number of redirects in a row after which the server gives up. */
const REDIRECTS_FOLLOWED = 5;

/** An unknown path: a panel shows it if its redirects form a loop. */
const NOWHERE = '/404';

/** Runs a panel's routes for a path. */
export async function queryPanel(routes: RouteObject[], url: URL) {
  const handler = createStaticHandler(routes);
  return { handler, url, context: await handler.query(new Request(url)) };
}

/** The page of a side panel. Redirects are followed here, because a panel has no response of its own. */
async function panelPage(routes: RouteObject[], origin: string, path: string): Promise<PanelPage> {
  let url = new URL(path, origin);
  for (let step = 0; step < REDIRECTS_FOLLOWED; step += 1) {
    const { handler, context } = await queryPanel(routes, url);
    if (!(context instanceof Response)) return { path, url, handler, context };
    url = new URL(context.headers.get('location') ?? '/', url);
  }
  const nowhere = await queryPanel(routes, new URL(NOWHERE, origin));
  if (nowhere.context instanceof Response) throw new Error(`${NOWHERE} redirects`);
  return { ...nowhere, path, context: nowhere.context };
}

interface PanelPagesOptions {
  routes: RouteObject[];
  origin: string;
  paths: readonly string[];
  budget: Pick<PanelBudget, 'remainingMs' | 'isSpent'>;
}

/**
 * The pages of the side panels, one after the other, as far as the budget allows. The browser renders the others, which are
 * undefined here.
 */
export async function panelPages(options: PanelPagesOptions): Promise<(PanelPage | undefined)[]> {
  const { routes, origin, paths, budget } = options;
  const within: PanelPage[] = [];
  for (const path of paths) {
    const ms = budget.remainingMs;
    if (ms <= 0 || budget.isSpent()) break;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), ms);
    });
    const page = await Promise.race([panelPage(routes, origin, path), late]).finally(() => clearTimeout(timer));
    // A timer may end a moment before the time is up by the clock: no later panel may begin then.
    if (!page || budget.isSpent()) break;
    within.push(page);
  }
  return paths.map((_, index) => within[index]);
}
