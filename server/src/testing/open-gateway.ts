import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { pino, type Logger } from 'pino';
import { findAssets, type Assets } from '../assets';
import type { AppOptions } from '../build-app';
import type { Config } from '../config';
import { startGateway, type Gateway } from '../start-gateway';
import type { FixtureSite } from './fixture-site';
import { createDatabase } from './test-database';

const sourceFolder = path.resolve(__dirname, '..');

/** The gateway's own files, as they lie in the source tree. */
export const assets: Assets = findAssets(pathToFileURL(path.join(sourceFolder, 'server.ts')).href);

/** The render worker as production runs it: one script, ready in milliseconds. */
function bundleWorker(folder: string): string {
  const outfile = path.join(folder, 'render-worker.mjs');
  buildSync({ entryPoints: [assets.worker], outfile, bundle: true, platform: 'node', target: 'node20', format: 'esm' });
  return outfile;
}

/** The loader of content likewise. */
export function bundleLoader(folder: string): string {
  const outfile = path.join(folder, 'content-loader.cjs');
  // With its packages, which are not found from that folder; one of them asks for a package that may be missing.
  const external = ['pg-native'];
  buildSync({ entryPoints: [assets.loader], outfile, external, bundle: true, platform: 'node', target: 'node20' });
  return outfile;
}

interface LogLine {
  msg: string;
  level: number;
}

/** A logger whose lines a test can read. */
export function recordingLog(): { log: Logger; lines: LogLine[] } {
  const lines: LogLine[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line) as LogLine) });
  return { log, lines };
}

export interface TestGateway extends Gateway {
  databaseUrl: string;
  /** What it has logged. */
  lines: readonly LogLine[];
}

type Choices = Partial<Pick<Config, 'trustedProxies' | 'rendersPerMinute'>> & Pick<AppOptions, 'busyAfterMs'>;

/**
 * A whole gateway for a site, on a database of its own; it does not listen. It never thinks itself too busy, as it shares its
 * thread with the tests and what compiles them.
 */
export async function openGateway(
  site: FixtureSite,
  siteConfigFile?: string,
  { trustedProxies = [], rendersPerMinute = 600, busyAfterMs = Infinity }: Choices = {},
): Promise<TestGateway> {
  const database = await createDatabase();
  const { log, lines } = recordingLog();
  const gateway = await startGateway({
    config: {
      port: 0,
      host: '127.0.0.1',
      dataDir: site.dataDir,
      databaseUrl: database.url,
      siteConfigFile,
      compositionFile: site.compositionFile,
      distDir: site.dist,
      logLevel: 'info',
      trustedProxies,
      rendersPerMinute,
    },
    assets: { ...assets, worker: bundleWorker(site.folder), loader: bundleLoader(site.folder) },
    log,
    busyAfterMs,
    onLost: (reason) => {
      throw new Error(reason);
    },
  });
  return {
    ...gateway,
    databaseUrl: database.url,
    lines,
    async close() {
      await gateway.close();
      await database.drop();
    },
  };
}
