import { canonicalTranslation } from '@manna/shared/domain/site-translation';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Assets } from './assets';
import { buildApp, type AppOptions } from './build-app';
import { readSiteConfig, type Config } from './config';
import { readComposition } from './modules/composition/composition-file';
import { CompositionService } from './modules/composition/composition-service';
import { cacheFolder } from './modules/composition/file-cache';
import { loadInChildProcess } from './modules/content/content-loader-process';
import { ContentFiles } from './modules/content/content-files';
import { startContent } from './modules/content/content-service';
import { openGraphql } from './modules/graphql/graphql-service';
import { RenderPool } from './modules/render/render-pool';
import { readShell } from './modules/shell/shell-release';
import { prepareDataFolder } from './modules/storage/data-folder';
import { openStorage } from './modules/storage/storage';

export interface Gateway {
  app: FastifyInstance;
  productName: string;
  /** Closes everything, the database last. */
  close(): Promise<void>;
}

interface StartOptions extends Pick<AppOptions, 'busyAfterMs'> {
  config: Config;
  assets: Assets;
  log: Logger;
  /** Called when the gateway must stop, with the reason. */
  onLost(reason: string): void;
}

/** Opens every part of the gateway, without listening. Throws a StartError if the operator must do something. */
export async function startGateway({ config, assets, log, onLost, busyAfterMs }: StartOptions): Promise<Gateway> {
  const { dataDir, databaseUrl, distDir, siteConfigFile, compositionFile, trustedProxies, rendersPerMinute } = config;
  const closers: (() => unknown)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    const site = await readSiteConfig(siteConfigFile);
    const shell = await readShell(distDir);
    const file = compositionFile;
    const first = await readComposition(file);
    await prepareDataFolder(dataDir);
    const composing = CompositionService.start({
      composition: first,
      file,
      distDir,
      dataDir,
      shell: shell.release,
      log,
    });
    closers.push(async () => (await composing).close());
    const storage = await openStorage({ databaseUrl, dataDir, migrations: assets.migrations, log, onLost });
    closers.push(() => storage.close());
    const composition = await composing;
    const load = loadInChildProcess(assets.loader, storage.url);
    const content = await startContent({ db: storage.db, distDir, load, log });
    closers.push(() => content.close());
    const graphql = await openGraphql({
      schemaFiles: assets.schema,
      db: storage.db,
      content,
      files: new ContentFiles(distDir, content, log),
      environment: site.environment,
      defaultTranslation: canonicalTranslation(site),
      documents: () => composition.current().documents,
      log,
    });
    const readable = [distDir, cacheFolder(dataDir)];
    const pool = new RenderPool({ worker: assets.worker, readable, shell, graphql, log });
    closers.push(() => pool.close());
    const app = await buildApp({
      site,
      distDir,
      trustedProxies,
      rendersPerMinute,
      storage,
      content,
      composition,
      graphql,
      pool,
      shell,
      log,
      busyAfterMs,
    });
    closers.push(() => app.close());
    return { app, productName: site.productName, close };
  } catch (error) {
    await close();
    throw error;
  }
}
