import type { AppOptions } from '../build-app';
import type { Config } from '../config';
import { startGateway, type Gateway, type StartOptions } from '../start-gateway';
import type { HandoutLimits } from '../modules/handouts/handout-service';
import type { FixtureSite } from './fixture-site';
import { recordingLog } from './recording-log';
import { bundledAssets } from './test-assets';
import { createDatabase, templateFor } from './test-database';

export interface TestGateway extends Gateway {
  databaseUrl: string;
  /** Takes its database away, with all connections. */
  dropDatabase(): Promise<void>;
  /** The lines that it has logged. */
  lines: readonly { msg: string; level: number }[];
}

interface Choices
  extends
    Partial<
      Pick<Config, 'accountsPort' | 'operationsPort' | 'trustedProxies' | 'rendersPerMinute' | 'isCompositionBuilt'>
    >,
    Pick<AppOptions, 'busyAfterMs' | 'readerOf'>,
    Pick<StartOptions, 'compositionPollMs'> {
  handoutsPerMinute?: number;
  handoutLimits?: HandoutLimits;
  /** Program of the process that makes hand-outs. */
  printer?: string;
  /** Makes the URL at which the gateway reaches its database. */
  reach?: (databaseUrl: string) => string;
  /** Program of the render workers. */
  worker?: string;
}

/**
 * Starts a complete gateway for a site on its own database, without listening. By default it never considers itself
 * overloaded, because it shares its thread with the tests and with what compiles them.
 */
export async function openGateway(
  site: FixtureSite,
  siteConfigFile?: string,
  {
    accountsPort,
    operationsPort,
    trustedProxies = [],
    rendersPerMinute = 600,
    busyAfterMs = Infinity,
    isCompositionBuilt = true,
    reach = (url) => url,
    readerOf,
    compositionPollMs,
    worker,
    printer,
    handoutsPerMinute = 600,
    handoutLimits,
  }: Choices = {},
): Promise<TestGateway> {
  const database = await createDatabase({ template: templateFor(site.release) });
  const { log, lines } = recordingLog();
  const gateway = await startGateway({
    config: {
      port: 0,
      host: '127.0.0.1',
      accountsPort,
      operationsPort,
      smtpUrl: undefined,
      mailFrom: undefined,
      dataDir: site.dataDir,
      databaseUrl: reach(database.url),
      siteConfigFile,
      compositionFile: site.compositionFile,
      isCompositionBuilt,
      compositionKeyFile: undefined,
      distDir: site.dist,
      logLevel: 'info',
      trustedProxies,
      operatorAddresses: ['127.0.0.1'],
      drainSeconds: 0,
      rendersPerMinute,
      handoutsPerMinute,
      renderWorkers: 2,
      oidcClientSecret: undefined,
      tracesEndpoint: undefined,
    },
    assets: { ...bundledAssets(), ...(worker !== undefined && { worker }), ...(printer !== undefined && { printer }) },
    handoutLimits,
    log,
    busyAfterMs,
    readerOf,
    compositionPollMs,
    onLost: (reason) => {
      throw new Error(reason);
    },
  });
  return {
    ...gateway,
    databaseUrl: database.url,
    dropDatabase: () => database.drop(),
    lines,
    async close() {
      await gateway.close();
      await database.drop();
    },
  };
}
