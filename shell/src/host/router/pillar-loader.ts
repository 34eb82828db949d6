import type { LoaderFunctionArgs } from 'react-router-dom';
import type { DataClient, Language, LoaderArgs, SiteConfig, TextOf } from '@manna/shared/contracts';
import { notFound } from '@manna/shared/runtime';
import type { PillarRegistry } from '../remotes/pillar-registry';
import { PillarFailure } from '../remotes/pillar-failure';
import { contentAddress } from './content-address';
import type { WarmedPages } from '../page-turner/warmed-pages';
import type { PillarRouteData, PillarRouteHandle } from './route-handle';

/** The context that all pillar routes of one page share. */
export interface PageContext {
  registry: PillarRegistry;
  data: DataClient;
  site: SiteConfig;
  /** Language of the interface. */
  language: Language;
  /** Texts of all catalogues in that language. */
  text: TextOf;
  /** The reader's preferences. Absent on the server, which does not know the reader. */
  preference?: LoaderArgs['preference'];
  /** Warmed pages. Absent on the server. */
  warmed?: WarmedPages;
  /**
   * On the server: called when a pillar's code could not run there. The page is then sent without its HTML, and the
   * browser renders it. Absent in the browser, where the reader sees the failure.
   */
  onServerFailure?: (failure: PillarFailure) => void;
}

/** Whether every parameter whose name contains Num is a non-zero integer; a route with another value does not match. */
export const numberParamsMatch = (params: Readonly<Record<string, string | undefined>>): boolean =>
  Object.entries(params).every(([name, value]) => !name.includes('Num') || /^-?0*[1-9][0-9]*$/.test(value ?? ''));

/**
 * How long the data of a page may take: in the browser on the slowest connection, and on the server a little less than a
 * thread may take for a page.
 */
const IN_BROWSER_MS = 20_000;
const ON_SERVER_MS = 3_500;

/** A numeric parameter is invalid. If the pillar can suggest a correction, that is used. */
async function whyNotFound(load: () => Promise<unknown>): Promise<Response> {
  try {
    await load();
  } catch (answer) {
    if (answer instanceof Response && answer.status === 404) return answer;
  }
  return notFound();
}

/** Loads a pillar route's code and then its data. The route's error boundary shows what it throws. */
export const pillarLoader =
  (page: PageContext, { pillar, routeId }: PillarRouteHandle) =>
  async ({ params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>): Promise<PillarRouteData> => {
    const { registry, data, site, language, text, warmed, onServerFailure } = page;
    let route;
    try {
      route = await registry.route(pillar, routeId);
    } catch (error) {
      if (!numberParamsMatch(params)) throw notFound();
      // If the gateway refused the pillar, the browser cannot load it either; any other failure may concern only the
      // server.
      const isServersOwn = error instanceof PillarFailure && !registry.refused(pillar);
      if (!onServerFailure || !isServersOwn) throw error;
      onServerFailure(error);
      return { pending: true };
    }
    const url = new URL(request.url);
    const address = contentAddress(url);
    const warm = warmed?.find(address);
    // A page that is shown ahead is painted before the frame around it changes.
    await warmed?.painted(address);
    if (warm) return { pending: false, data: warm.data };
    const preference: LoaderArgs['preference'] = page.preference ?? (({ initial }) => initial);
    const { signal } = request;
    const read = async () => route.loader?.({ params, url, signal, data, site, language, preference, text });
    const load = () => registry.dataWithin(onServerFailure ? ON_SERVER_MS : IN_BROWSER_MS, pillar, read());
    if (!numberParamsMatch(params)) throw await whyNotFound(load);
    try {
      return { pending: false, data: (await load()) ?? null };
    } catch (error) {
      if (!onServerFailure || !(error instanceof PillarFailure)) throw error;
      onServerFailure(error);
      return { pending: true };
    }
  };
