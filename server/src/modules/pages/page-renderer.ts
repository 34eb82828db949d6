import { randomBytes } from 'node:crypto';
import type { Language, Override, RenderResult, SiteConfig } from '@manna/shared/contracts';
import { areaOf } from '@manna/shared/domain/host';
import type { Logger } from 'pino';
import { messageOf } from '../../start-error';
import { ANY_AREA } from '../composition/release-choice';
import { NO_STORE, prepareResponse } from '../responses/response';
import type { Produced } from '../responses/response-cache';
import type { GraphqlService } from '../graphql/graphql-service';
import type { CompositionState } from '../composition/composition-state';
import { languageHeaders } from '../language/page-language';
import { bareErrorPage } from '../render/bare-error-page';
import { QueueFull } from '../render/fair-queue';
import { NoWorker } from '../render/worker-crew';
import type { RenderPool } from '../render/render-pool';
import { isOutage } from '../storage/outage';
import type { Storage } from '../storage/storage';
import { pagePolicies } from '../security/security-headers';
import { siteAt } from '../session/accounts-settings';
import { pageCaching } from './page-caching';
import type { SiteInLanguage } from './site-in-language';

const NONCE_BYTES = 18;
const HTML_TYPE = 'text/html; charset=utf-8';

interface PageRendererOptions {
  site: SiteConfig;
  siteIn: SiteInLanguage;
  pool: Pick<RenderPool, 'render'>;
  storage: Pick<Storage, 'isReachable'>;
  graphql: Pick<GraphqlService, 'wasAwaySince'>;
  log: Logger;
}

/** Whether an unknown page may be one of a pillar that cannot be used now. */
const isLost = ({ pathname }: URL, { lostAreas }: CompositionState): boolean =>
  lostAreas.includes(ANY_AREA) || lostAreas.includes(areaOf(pathname));

/** The page of one browser may load a pillar from one more origin. */
const withOrigin = ({ allowedOrigins, resolved }: CompositionState, { base }: Override) => ({
  resolved,
  allowedOrigins: [...allowedOrigins, new URL(base).origin],
});

/** Redirects on the same origin use a path, so that a site behind a proxy never exposes its internal host name. */
const locationOf = (location: string, page: URL): string => {
  const target = new URL(location, page);
  return target.origin === page.origin ? `${target.pathname}${target.search}${target.hash}` : target.href;
};

/**
 * Renders a page for a client. Rejects with QueueFull only: if rendering fails, it returns the fallback error page, with
 * status 503 if the page will be there again when the database, a pillar or a render worker is.
 */
export const makePageRenderer =
  ({ site, siteIn, pool, storage, graphql, log }: PageRendererOptions) =>
  async (
    page: URL,
    language: Language,
    state: CompositionState,
    client: string,
    override?: Override,
  ): Promise<Produced> => {
    // One nonce per rendering: any cached copy has a body and a header that match.
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    const policies = pagePolicies(nonce, siteAt(site, page.origin), override ? withOrigin(state, override) : state);
    const uncached = (status: number, html: string): Produced => {
      const headers = {
        ...policies,
        ...languageHeaders(language, site.languages),
        'content-type': HTML_TYPE,
        'cache-control': NO_STORE,
      };
      return { cacheable: false, response: prepareResponse(status, headers, html) };
    };
    const unavailable = () => uncached(503, bareErrorPage(site, language, 'busy'));
    const began = performance.now();
    // A database that is back already, or that answers other queries, may have been away for those of this page.
    const isAway = async () => graphql.wasAwaySince(began) || (await isOutage(storage));
    let result: RenderResult;
    try {
      const { resolved: composition, bundles: pillars, documents } = state;
      const { base, release, styles, serverFile, serverIntegrity } = state.shell;
      const request = {
        url: page.href,
        language,
        site: siteAt(await siteIn(language), page.origin),
        composition,
        shell: { base, release, styles, serverFile, serverIntegrity },
        pillars,
        nonce,
        override,
      };
      result = await pool.render(request, documents, { client, generation: state.generation });
    } catch (error) {
      if (error instanceof QueueFull) throw error;
      log.error({ url: page.href, reason: messageOf(error) }, 'a page could not be rendered');
      return error instanceof NoWorker || (await isAway())
        ? unavailable()
        : uncached(500, bareErrorPage(site, language, 'failed'));
    }
    if (result.kind === 'redirect') {
      const location = locationOf(result.location, page);
      const headers = { location, 'content-type': 'text/plain; charset=utf-8', ...pageCaching(state) };
      return { cacheable: true, response: prepareResponse(result.status, headers, '') };
    }
    const { failures, html, status } = result;
    for (const { pillar, kind, message } of failures)
      if (kind !== 'postponed') log.error({ url: page.href, pillar, reason: message }, 'a pillar was not rendered');
    const isWhole = failures.length === 0 && status < 500;
    if (!isWhole && status !== 503 && (await isAway())) return unavailable();
    if (status === 404 && isLost(page, state)) return unavailable();
    if (!isWhole || override) return uncached(status, html);
    const headers = {
      ...policies,
      ...languageHeaders(language, site.languages),
      'content-type': HTML_TYPE,
      ...pageCaching(state),
    };
    return { cacheable: true, response: prepareResponse(status, headers, html) };
  };
