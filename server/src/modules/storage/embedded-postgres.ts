import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { codeOf, StartError } from '../../start-error';
import { keepRunning, type Restartable } from './keep-running';
import { endedPostmaster, findServingPort, stopOrphanPostgres } from './orphan-postgres';
import { postgresIdentity, postgresPrograms, type RunAs } from './postgres-programs';

const START_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 10_000;
const PORT_TRIES = 3;
const MAX_LOG_CHARACTERS = 2_000;
const READY = 'database system is ready to accept connections';
type Settings = Readonly<Record<string, string>>;

/** Small, because it shares the machine with the gateway. Every commit is written to disk. */
const SETTINGS: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '64MB',
  max_connections: '60',
  log_min_messages: 'warning',
  // After a crash of one of its processes it ends, and is started again here, so that the log has the reason.
  restart_after_crash: 'off',
};

export interface EmbeddedPostgres {
  url: string;
  /** Stops it cleanly. Running transactions are rolled back; committed data are safe. */
  stop(): Promise<void>;
}

interface Finished {
  code: number | null;
  log: string;
}

function run(
  as: RunAs,
  program: string,
  args: readonly string[],
  environment: Settings = {},
): { child: ChildProcess; finished: Promise<Finished> } {
  const [file = program, ...rest] = [...as.prefix, program, ...args];
  const child = spawn(file, rest, {
    ...as.identity,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LC_ALL: 'C', ...environment },
    // In a session of its own, so that Ctrl-C in a terminal reaches only the gateway, which stops PostgreSQL last.
    detached: true,
  });
  let log = '';
  const keep = (chunk: Buffer) => (log = (log + chunk.toString()).slice(-MAX_LOG_CHARACTERS));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const finished = new Promise<Finished>((resolve) => {
    child.once('error', (error) => resolve({ code: null, log: error.message }));
    child.once('close', (code) => resolve({ code, log }));
  });
  return { child, finished };
}

/**
 * The line that says why PostgreSQL ended: the last PANIC or FATAL one, such as that the disk is full. What follows is
 * only that others end too.
 */
function reasonIn(log: string): string {
  const lines = log
    .trim()
    .split('\n')
    .filter((line) => !/unexpected postmaster exit| LOG: /.test(line));
  const last = (kind: string) => lines.findLast((line) => line.includes(`${kind}: `));
  const line = last('PANIC') ?? last('FATAL') ?? lines.at(-1) ?? '';
  return line.replace(/^.*?(?:PANIC|FATAL):\s*/, '').trim() || 'it was killed';
}

async function readPassword(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new StartError(`${file} cannot be read: give the user who starts the gateway the right to read it.`);
  }
}

async function createCluster(as: RunAs, initdb: string, folder: string, passwordFile: string): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  // Created in a temporary folder and moved when complete, so that an interrupted first start is repeated.
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await rm(passwordFile, { force: true });
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (as.owner) {
    await chown(draft, as.owner.uid, as.owner.gid);
    await chown(passwordFile, as.owner.uid, as.owner.gid);
  }
  const { finished } = run(as, initdb, [
    `--pgdata=${draft}`,
    `--pwfile=${passwordFile}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
  ]);
  const { code, log } = await finished;
  if (code !== 0) throw new StartError(`PostgreSQL could not create its files in ${draft}: ${reasonIn(log)}`);
  await rename(draft, folder);
  return password;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no free port')),
      );
    });
  });

interface Running extends Restartable {
  child: ChildProcess;
  port: number;
}

interface Server {
  as: RunAs;
  postgres: string;
  folder: string;
  settings: Settings;
  /** Called with each process as soon as there is one, before it is ready. */
  onSpawn: (child: ChildProcess) => void;
}

/** Starts PostgreSQL on this port, or else on a free one. */
async function startServer(server: Server, wanted?: number, tries = PORT_TRIES): Promise<Running> {
  const { as, postgres, folder, settings, onSpawn } = server;
  const port = wanted ?? (await freePort());
  const args = Object.entries({ ...SETTINGS, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const ended = await endedPostmaster(folder);
  // PostgreSQL takes the process with this number for its own grandparent, and not for another PostgreSQL.
  const environment: Settings = ended === undefined ? {} : { PG_GRANDPARENT_PID: String(ended) };
  const { child, finished } = run(as, postgres, ['-D', folder, '-p', String(port), ...args], environment);
  onSpawn(child);
  const ready = new Promise<'ready'>((resolve) => {
    let seen = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      seen = (seen + chunk.toString()).slice(-MAX_LOG_CHARACTERS);
      if (seen.includes(READY)) resolve('ready');
    });
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => (timer = setTimeout(resolve, START_WITHIN_MS, 'late')));
  const outcome = await Promise.race([ready, finished, late]).finally(() => clearTimeout(timer));
  if (outcome === 'ready') return { child, port, ended: finished.then(({ log }) => reasonIn(log)) };
  if (outcome === 'late') {
    child.kill('SIGQUIT');
    throw new StartError(`PostgreSQL in ${folder} was not ready within ${START_WITHIN_MS / 1_000} s: start again.`);
  }
  if (wanted === undefined && /could not bind|Address already in use/.test(outcome.log) && tries > 1)
    return startServer(server, undefined, tries - 1);
  throw new StartError(`PostgreSQL in ${folder} did not start: ${reasonIn(outcome.log)}`);
}

/** The paths of the cluster in DATA_DIR and of its password file. */
const pathsIn = (dataDir: string) => ({
  folder: path.join(dataDir, 'postgres'),
  passwordFile: path.join(dataDir, 'postgres-password'),
});

const urlOf = (port: number, password: string): string => `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;

/** URL of the PostgreSQL that another process runs in `dataDir`/postgres; undefined if none responds. */
export async function findRunningPostgres(dataDir: string): Promise<string | undefined> {
  const { folder, passwordFile } = pathsIn(dataDir);
  const password = await readPassword(passwordFile);
  const port = password === undefined ? undefined : await findServingPort(folder, password);
  return password === undefined || port === undefined ? undefined : urlOf(port, password);
}

/**
 * Starts the PostgreSQL in `dataDir`/postgres, which the first start creates, on a free loopback port. Its password
 * file is readable by the owner only. If it ends unexpectedly it is started again on the same port, and `report` gets a
 * sentence about that. The caller holds the lock on the folder. `settings` replace those of a gateway.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  report: (sentence: string) => void,
  settings: Settings = {},
): Promise<EmbeddedPostgres> {
  const { folder, passwordFile } = pathsIn(dataDir);
  const programs = postgresPrograms();
  const as = postgresIdentity([dataDir, path.dirname(programs.postgres)]);
  const exists = existsSync(path.join(folder, 'PG_VERSION'));
  const password = exists
    ? await readPassword(passwordFile)
    : await createCluster(as, programs.initdb, folder, passwordFile);
  if (password === undefined)
    throw new StartError(
      `${passwordFile} is missing: put it back, or move ${folder} away to start with an empty database.`,
    );
  if (exists) await stopOrphanPostgres(folder, password);
  let child: ChildProcess | undefined;
  const server: Server = {
    as,
    postgres: programs.postgres,
    folder,
    settings,
    onSpawn: (spawned) => (child = spawned),
  };
  const first = await startServer(server);
  const endWithProcess = () => void child?.kill('SIGINT');
  process.once('exit', endWithProcess);
  const kept = keepRunning('PostgreSQL', first, { start: () => startServer(server, first.port), report });
  return {
    url: urlOf(first.port, password),
    async stop() {
      const over = kept.end();
      process.off('exit', endWithProcess);
      child?.kill('SIGINT');
      const timer = setTimeout(() => child?.kill('SIGQUIT'), STOP_WITHIN_MS);
      await over.finally(() => clearTimeout(timer));
    },
  };
}
