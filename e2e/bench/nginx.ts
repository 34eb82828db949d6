import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { PlainAnswer } from './plain-server';
import type { PlainServer } from './start-plain-server';

/** Found on the PATH, where the machine has it. */
const NGINX = 'nginx';
const START_LIMIT_MS = 5_000;
const LOOK_EVERY_MS = 50;
/** The unit that Linux counts processor time in. */
const TICKS_PER_SECOND = 100;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const configFor = (port: number, { headers }: PlainAnswer): string => `
daemon off; worker_processes 1; pid nginx.pid; error_log stderr crit;
events { worker_connections 256; }
http {
  access_log off; sendfile on; tcp_nopush on; open_file_cache max=16; keepalive_requests 100000000;
  client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
  default_type '${headers['content-type'] ?? ''}';
  server {
    listen 127.0.0.1:${port}; root files;
    add_header Content-Encoding '${headers['content-encoding'] ?? 'identity'}';
  }
}`;

/** Processor seconds of nginx's worker, as Linux knows them; NaN elsewhere. */
function workerCpuSeconds(pid: number): number {
  try {
    const [worker = ''] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
    // The name of the program comes in brackets and may hold spaces; the fields after it never do.
    const fields = readFileSync(`/proc/${worker}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return NaN;
  }
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts an nginx with one worker that gives this answer; undefined where none is installed, or it does not start. */
export async function startNginx(answer: PlainAnswer): Promise<PlainServer | undefined> {
  const folder = mkdtempSync(path.join(tmpdir(), 'manna-nginx-'));
  // Its worker may run as another user than this program.
  chmodSync(folder, 0o755);
  const file = path.join(folder, 'files', answer.path);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, answer.body);
  const port = await freePort();
  writeFileSync(path.join(folder, 'nginx.conf'), configFor(port, answer));

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
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await answers(url + answer.path))) {
    if (!state.running || Date.now() > deadline) {
      await stop();
      return undefined;
    }
    await delay(LOOK_EVERY_MS);
  }
  return { url, cpuSeconds: () => Promise.resolve(workerCpuSeconds(child.pid ?? 0)), stop };
}
