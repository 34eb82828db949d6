import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../free-port';
import { root } from '../paths';
import type { PlainResponse } from './plain-server';
import type { PlainServer } from './start-plain-server';

/** Found on the PATH, if it is installed. */
const NGINX = 'nginx';
const START_LIMIT_MS = 5_000;
const POLL_EVERY_MS = 50;
/** The unit that Linux counts processor time in. */
const TICKS_PER_SECOND = 100;

/** The configuration of an nginx with one worker and these servers. */
const configOf = (servers: string): string => `
daemon off; worker_processes 1; pid nginx.pid; error_log stderr crit;
events { worker_connections 256; }
http {
  access_log off; sendfile on; tcp_nopush on; open_file_cache max=16; keepalive_requests 100000000;
  client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
  ${servers}
}`;

/** Processor seconds of nginx's worker, from Linux's /proc; NaN on other systems. */
function workerCpuSeconds(pid: number): number {
  try {
    const [worker = ''] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
    // The name of the program is in brackets and may contain spaces; the fields after it never do.
    const fields = readFileSync(`/proc/${worker}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return NaN;
  }
}

const isUp = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts nginx in a folder, and waits until it responds at the path. Undefined if it is not installed or does not start. */
async function runNginx(folder: string, servers: string, url: string, path: string): Promise<PlainServer | undefined> {
  // nginx's worker may run as a different user than this program.
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'nginx.conf'), configOf(servers));
  const child = spawn(NGINX, ['-p', folder, '-c', 'nginx.conf'], { stdio: 'ignore' });
  const state = { running: true };
  const ended = new Promise<void>((resolve) => {
    const onEnd = () => {
      state.running = false;
      resolve();
    };
    child.once('error', onEnd).once('exit', onEnd);
  });
  const stop = async () => {
    if (state.running) child.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await isUp(url + path))) {
    if (!state.running || Date.now() > deadline) {
      await stop();
      return undefined;
    }
    await delay(POLL_EVERY_MS);
  }
  return { url, cpuSeconds: () => Promise.resolve(workerCpuSeconds(child.pid ?? 0)), stop };
}

const makeFolder = (): string => mkdtempSync(join(tmpdir(), 'manna-nginx-'));

/** Starts an nginx that serves this response from a file. */
export async function startNginx({ path, headers, body }: PlainResponse): Promise<PlainServer | undefined> {
  const folder = makeFolder();
  const file = join(folder, 'files', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, body);
  const port = await freePort();
  const server = `
  default_type '${headers['content-type'] ?? ''}';
  server {
    listen 127.0.0.1:${port}; root files;
    add_header Content-Encoding '${headers['content-encoding'] ?? 'identity'}';
  }`;
  return runNginx(folder, server, `http://127.0.0.1:${port}`, path);
}

/** Starts nginx in front of a gateway, with the configuration from the operators' documentation. */
export async function startFront(gateway: string, path: string): Promise<PlainServer | undefined> {
  const folder = makeFolder();
  const port = await freePort();
  const replacements = {
    '/var/cache/nginx/daily-manna': 'cache',
    '127.0.0.1:8080': new URL(gateway).host,
    'listen 80;': `listen 127.0.0.1:${port};`,
    // A site with an advertiseAddress takes any host; this one has none.
    'Host $http_host;': `Host ${new URL(gateway).host};`,
  };
  let servers = readFileSync(join(root, 'docs/nginx.conf'), 'utf8');
  for (const [documented, local] of Object.entries(replacements)) {
    if (!servers.includes(documented))
      throw new Error(`docs/nginx.conf does not have ${documented}: correct the bench`);
    servers = servers.replaceAll(documented, local);
  }
  return runNginx(folder, servers, `http://127.0.0.1:${port}`, path);
}
