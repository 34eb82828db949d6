import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Composition } from '@manna/shared/contracts';
import { freePort } from './free-port';
import { dist, fixtureDist, loadedData, root } from './paths';

/** How long a gateway may take to listen, a first load of all content included. */
const START_LIMIT_MS = 60_000;

export interface Gateway {
  url: string;
  /** Everything it has written so far. */
  log(): string;
}

/** A gateway that this process started. */
export interface RunningGateway extends Gateway {
  pid: number;
  logFile: string;
  stop(): Promise<void>;
}

/** A gateway that another process started. */
export const attachGateway = ({ url, logFile }: { url: string; logFile: string }): Gateway => ({
  url,
  log: () => readFileSync(logFile, 'utf8'),
});

/** The flags that `npm start` gives to Node.js. */
function startFlags(): string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
}

/** The connection URL of the PostgreSQL that a running gateway has in its data folder. */
export function databaseIn(dataDir: string): string {
  const [, , , port = ''] = readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  const password = readFileSync(path.join(dataDir, 'postgres-password'), 'utf8').trim();
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
}

/** A data folder for one gateway. It holds a database with the content if there is one to copy and none is shared. */
function makeDataFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'manna-e2e-'));
  // -a preserves owners and modes, without which PostgreSQL does not start.
  if (process.env['DATABASE_URL'] === undefined && existsSync(loadedData))
    execFileSync('cp', ['-a', `${loadedData}/.`, folder]);
  return folder;
}

const hasFirstPage = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Starts the built gateway as an operator does, with a data folder of its own unless DATA_DIR names one, and waits for its
 * first page: on a busy machine it rejects requests until it has rendered one. Its database is the one that DATABASE_URL
 * names, in `env` or in this process, or else its own.
 */
export async function startGateway(env: Record<string, string> = {}): Promise<RunningGateway> {
  const dataDir = env['DATA_DIR'] ?? makeDataFolder();
  const port = env['PORT'] ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const logFile = path.join(mkdtempSync(path.join(tmpdir(), 'manna-log-')), 'gateway.log');
  const output = openSync(logFile, 'w');
  const child = spawn(process.execPath, [...startFlags(), path.join(dist, 'server/server.js')], {
    cwd: root,
    env: {
      ...process.env,
      // Those of the test run give it more memory than an operator does.
      NODE_OPTIONS: '',
      PORT: port,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      DRAIN_SECONDS: '0',
      ACCOUNTS_PORT: 'off',
      // The readers of all journeys come from one address.
      RENDERS_PER_MINUTE: '6000',
      ...env,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const gateway = attachGateway({ url, logFile });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const deadline = Date.now() + START_LIMIT_MS;
  while (!gateway.log().includes('listens on') || !(await hasFirstPage(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The gateway did not start:\n${gateway.log()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    ...gateway,
    pid: child.pid ?? 0,
    logFile,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(path.dirname(logFile), { recursive: true, force: true });
      if (env['DATA_DIR'] === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const pin = (distFolder: string, origin: string, name: string, version: string) => ({
  version,
  base: `${origin}/pillars/${name}/${version}/`,
  release: `sha384-${createHash('sha384')
    .update(readFileSync(path.join(distFolder, 'pillars', name, version, 'pillar.json')))
    .digest('base64')}`,
});

/** The URL of a test pillar's release on another origin. */
export const releaseAt = (origin: string, name: string, version: string): string =>
  pin(fixtureDist, origin, name, version).base;

/** The only release of a pillar in the test pillars' dist. */
function fixtureVersion(name: string): string {
  const [version] = readdirSync(path.join(fixtureDist, 'pillars', name)).filter((entry) => !entry.startsWith('.'));
  if (version === undefined) throw new Error(`No release of ${name} is built`);
  return version;
}

/** The product's own composition, as the build wrote it. */
const productComposition = (): Composition =>
  JSON.parse(readFileSync(path.join(dist, 'composition.json'), 'utf8')) as Composition;

export interface ComposedPillar {
  name: string;
  /** How long the browser may take to load it. */
  timeoutMs?: number;
  /** Undefined for the product's own release. */
  version?: string;
}

/** A busy machine needs seconds for a pillar that another machine loads at once. */
const PILLAR_LIMIT_MS = 10_000;

/** A composition of the product's pillars and of test pillars, all published on another origin. */
export function compose(origin: string, changes: readonly ComposedPillar[], revision = 1): Composition {
  const product = productComposition();
  const wanted = new Map<string, ComposedPillar>(Object.keys(product.pillars).map((name) => [name, { name }]));
  for (const change of changes) wanted.set(change.name, change);
  return {
    schema: 1,
    environment: 'local',
    revision,
    allowedOrigins: [origin],
    slots: {},
    pillars: Object.fromEntries(
      [...wanted.values()].map(({ name, version, timeoutMs = PILLAR_LIMIT_MS }) => {
        const own = product.pillars[name];
        const isOwnRelease = own !== undefined && version === undefined;
        const stable = isOwnRelease
          ? pin(dist, origin, name, own.stable.version)
          : pin(fixtureDist, origin, name, version ?? fixtureVersion(name));
        return [name, { enabled: true, timeoutMs, stable }];
      }),
    ),
  };
}

/** Writes a composition to the file that a gateway reads. */
export function writeComposition(file: string, composition: Composition): void {
  // Renamed, so that a gateway never reads half of it.
  const draft = `${file}.draft`;
  writeFileSync(draft, JSON.stringify(composition, null, 2));
  renameSync(draft, file);
}
