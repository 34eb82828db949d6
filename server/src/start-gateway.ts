import path from 'node:path';
import { canonicalTranslation } from '@manna/shared/domain/site-translation';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { deletionHooks } from './accounts/deletion-hooks';
import { mailSender } from './accounts/mail/mail-sender';
import { sessionEnder } from './accounts/session-ender';
import { openAccounts, type Accounts } from './accounts/open-accounts';
import { siteOrigins } from './accounts/site-origins';
import type { Assets } from './assets';
import { buildApp, type AppOptions } from './build-app';
import { readSiteConfig, type Config } from './config';
import { readComposition } from './modules/composition/composition-file';
import { readCompositionKeys } from './modules/composition/composition-signature';
import { CompositionService } from './modules/composition/composition-service';
import { cacheFolder } from './modules/composition/file-cache';
import { loadInChildProcess } from './modules/content/content-loader-process';
import { ContentFiles } from './modules/content/content-files';
import { startContent } from './modules/content/content-service';
import { openGraphql } from './modules/graphql/graphql-service';
import { HandoutService, type HandoutLimits } from './modules/handouts/handout-service';
import { shareStops } from './modules/canary/shared-stops';
import { LimitExchange } from './modules/responses/limit-exchange';
import { RenderPool } from './modules/render/render-pool';
import { readShell } from './modules/shell/shell-release';
import { oidcClientOf, siteForPages } from './modules/session/accounts-settings';
import { plainApp } from './plain-app';
import { startPurging } from './modules/session/deletions';
import { SearchService } from './modules/search/search-service';
import { prepareDataFolder } from './modules/storage/data-folder';
import { openStorage } from './modules/storage/storage';
import { noTracing } from './modules/tracing/tracing';

export interface Gateway {
  app: FastifyInstance;
  /** The server for operators; undefined if the settings name no port for it. */
  operations: FastifyInstance | undefined;
  /** The accounts server; undefined if the settings turn it off. */
  accounts: Accounts | undefined;
  productName: string;
  /** Makes /readyz say that the gateway stops, so that nobody sends readers to it any more. It still serves. */
  beginStop(): void;
  /** Closes everything, the database last. */
  close(): Promise<void>;
}

export interface StartOptions extends Pick<AppOptions, 'busyAfterMs' | 'readerOf'> {
  config: Config;
  assets: Assets;
  log: Logger;
  /** Limits of the hand-outs that are not the usual ones. */
  handoutLimits?: HandoutLimits | undefined;
  /** How often the gateway looks for a new composition, if not every two seconds. */
  compositionPollMs?: number | undefined;
  /** Called when the gateway must stop, with the reason. */
  onLost(reason: string): void;
}

/** Opens every part of the gateway, without listening. Throws a StartError if the operator must do something. */
export async function startGateway({
  config,
  assets,
  log,
  onLost,
  busyAfterMs,
  readerOf,
  handoutLimits,
  compositionPollMs,
}: StartOptions): Promise<Gateway> {
  const { dataDir, databaseUrl, distDir, siteConfigFile, trustedProxies, operatorAddresses, rendersPerMinute } = config;
  const { compositionFile: file, isCompositionBuilt: isBuilt, renderWorkers: workers } = config;
  const closers: (() => unknown)[] = [];
  let stopping = false;
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    const settings = await readSiteConfig(siteConfigFile);
    const { environment } = settings;
    const newestShell = await readShell(distDir);
    const keys = config.compositionKeyFile === undefined ? [] : await readCompositionKeys(config.compositionKeyFile);
    const first = await readComposition(file, environment, isBuilt, keys);
    await prepareDataFolder(dataDir);
    const { tracesEndpoint } = config;
    const tracing =
      tracesEndpoint === undefined
        ? noTracing
        : await (await import('./modules/tracing/open-tracing')).openTracing(tracesEndpoint, log);
    closers.push(() => tracing.close());
    const composing = CompositionService.start({
      composition: first,
      file,
      environment,
      isBuilt,
      keys,
      distDir,
      dataDir,
      shell: newestShell,
      log,
      ...(compositionPollMs !== undefined && { pollMs: compositionPollMs }),
    });
    closers.push(async () => (await composing).close());
    const onPool = (connections: Pool) => tracing.followStatements(connections);
    const storage = await openStorage({ databaseUrl, dataDir, migrations: assets.migrations, log, onPool, onLost });
    closers.push(() => storage.close());
    const limits = new LimitExchange(storage.db, log);
    closers.push(() => limits.close());
    const mail = { smtpUrl: config.smtpUrl, from: config.mailFrom, folder: path.join(dataDir, 'mail') };
    const served: { app?: FastifyInstance } = {};
    const accounts =
      settings.accounts.provider !== 'embedded' || config.accountsPort === undefined
        ? undefined
        : await openAccounts({
            db: storage.db,
            isReachable: () => storage.isReachable(),
            limits,
            host: config.host,
            port: config.accountsPort,
            publicUrl: settings.accountsServer,
            siteOrigins: () => siteOrigins(settings, served.app, config.port),
            productName: settings.productName,
            languages: settings.languages,
            trustedProxies,
            mail,
            files: {
              hasher: assets.hasher,
              styles: assets.accountStyles,
              fonts: assets.accountFonts,
              script: assets.accountScript,
            },
            log,
          });
    if (accounts) closers.push(() => accounts.close());
    const oidc = accounts ?? oidcClientOf(settings, config.oidcClientSecret);
    const site = siteForPages(settings, oidc);
    const composition = await composing;
    const { shell } = composition.current();
    closers.push(shareStops({ db: storage.db, composition, log }));
    const load = loadInChildProcess(assets.loader, storage.url, storage.folder);
    const content = await startContent({ db: storage.db, distDir, load, log });
    closers.push(() => content.close());
    const files = new ContentFiles(distDir, content, log);
    const readable = [distDir, cacheFolder(dataDir)];
    const search = new SearchService({ program: assets.searcher, readable, site, composition, files, log });
    closers.push(() => search.close());
    const handouts = new HandoutService({ program: assets.printer, log, ...handoutLimits });
    closers.push(() => handouts.close());
    const graphql = await openGraphql({
      schemaFiles: assets.schema,
      db: storage.db,
      content,
      files,
      search,
      environment,
      defaultTranslation: canonicalTranslation(site),
      documents: () => composition.current().documents,
      log,
    });
    const pool = new RenderPool({
      worker: assets.worker,
      readable,
      workers,
      rendersPerMinute,
      shell,
      graphql,
      tracing,
      log,
    });
    closers.push(() => pool.close());
    const operations =
      config.operationsPort === undefined ? undefined : plainApp({ site, trustedProxies, storage, log });
    // Closed after the site's server, so that operators see how it ends.
    if (operations) closers.push(() => operations.close());
    const app = await buildApp({
      operations,
      site,
      distDir,
      trustedProxies,
      operatorAddresses,
      rendersPerMinute,
      handoutsPerMinute: config.handoutsPerMinute,
      dataDir,
      handouts,
      storage,
      content,
      composition,
      graphql,
      oidc,
      pool,
      limits,
      tracing,
      log,
      busyAfterMs,
      readerOf,
      endAtProvider: accounts && sessionEnder(accounts),
      isStopping: () => stopping,
    });
    served.app = app;
    closers.push(() => app.close());
    const sendMail = accounts?.sendMail ?? mailSender(mail, site, log);
    closers.push(startPurging(storage.db, log, deletionHooks(accounts, sendMail, site)));
    const beginStop = () => void (stopping = true);
    return { app, operations, accounts, productName: site.productName, beginStop, close };
  } catch (error) {
    await close();
    throw error;
  }
}
