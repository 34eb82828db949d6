import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../../start-error';
import { isRunning } from './process-state';

const POLL_MS = 20;
/** A server that recovers from a crash refuses connections for a while. */
const RESPOND_WITHIN_MS = 5_000;
const STOP_WITHIN_MS = 10_000;
const CONNECT_TIMEOUT_MS = 1_000;

/** Whether a process runs PostgreSQL. */
export const runsPostgres = (pid: number): Promise<boolean> => isRunning(pid, 'postgres');

/** Sends a signal and waits until the process is gone; false if it still runs after ten seconds. */
async function stopProcess(pid: number, signal: NodeJS.Signals): Promise<boolean> {
  process.kill(pid, signal);
  for (let waited = 0; waited < STOP_WITHIN_MS; waited += POLL_MS) {
    if (!(await runsPostgres(pid))) return true;
    await sleep(POLL_MS);
  }
  return false;
}

async function servesFolder(port: number, password: string, folder: string): Promise<boolean> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password,
    database: 'postgres',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // Without a listener, a connection that breaks afterwards would end this process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return rows[0] !== undefined && (await realpath(rows[0].data_directory)) === (await realpath(folder));
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** What the PostgreSQL in this folder recorded about itself; undefined if none did. It may have stopped since. */
async function readPostmaster(folder: string): Promise<{ pid: number; port: number } | undefined> {
  const lines = (await readFile(path.join(folder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return Number.isInteger(pid) && pid > 0 && Number.isInteger(port) && port > 0 ? { pid, port } : undefined;
}

/**
 * The process number in postmaster.pid if that PostgreSQL has certainly ended. A new one takes any process that has the
 * number for a PostgreSQL that still runs, and would refuse to start for as long as there is one.
 */
export async function endedPostmaster(folder: string): Promise<number | undefined> {
  const pid = (await readPostmaster(folder))?.pid;
  return pid === undefined || (await runsPostgres(pid)) ? undefined : pid;
}

/** The port of the PostgreSQL that accepts our password and serves exactly this folder; undefined if none does. */
export async function findServingPort(folder: string, password: string): Promise<number | undefined> {
  const port = (await readPostmaster(folder))?.port;
  const servesUs = port !== undefined && (await servesFolder(port, password, folder).catch(() => false));
  return servesUs ? port : undefined;
}

/**
 * Stops a PostgreSQL that was left running by a gateway that crashed, and only that one: it responds on the port in its
 * postmaster.pid, accepts our password and serves exactly this folder. PostgreSQL itself handles a stale
 * postmaster.pid.
 */
export async function stopOrphanPostgres(folder: string, password: string): Promise<void> {
  const postmaster = await readPostmaster(folder);
  if (!postmaster) return;
  const { pid, port } = postmaster;
  const deadline = performance.now() + RESPOND_WITHIN_MS;
  while ((await runsPostgres(pid)) && performance.now() < deadline) {
    const servesUs = await servesFolder(port, password, folder).catch(() => undefined);
    if (servesUs === false) return;
    if (servesUs === undefined) {
      await sleep(POLL_MS);
      continue;
    }
    if ((await stopProcess(pid, 'SIGINT')) || (await stopProcess(pid, 'SIGQUIT'))) return;
    throw new StartError(`PostgreSQL of an earlier gateway (process ${pid}) does not stop: kill it, then start again.`);
  }
}
