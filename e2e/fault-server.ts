import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { dist, fixtureDist } from './paths';

/** What goes wrong with a file: an error status, no response, an extra byte, an injected script, or JSON of a wrong shape. */
export type Fault = { status: number } | 'hang' | 'tamper' | 'inject' | 'wrong-json';

export interface FaultServer {
  origin: string;
  /** From now on, files whose path matches the pattern have this fault. */
  fail(pattern: RegExp, fault: Fault): void;
  /** Removes all faults. Responses that already hang never complete, as on a dead connection. */
  heal(): void;
  close(): Promise<void>;
}

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.cjs': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
};

/**
 * Starts a fake CDN for pillars: it serves their releases, and those in a folder of the test, and can fail in the ways a CDN
 * fails.
 */
export async function startFaultServer(ownFolder?: string): Promise<FaultServer> {
  const folders = [...(ownFolder === undefined ? [] : [ownFolder]), fixtureDist, dist];
  let faults: { pattern: RegExp; fault: Fault }[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('cache-control', 'no-store');
    const fault = faults.find(({ pattern }) => pattern.test(pathname))?.fault;
    if (fault !== 'hang') respond(pathname, folders, fault, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail: (pattern, fault) => void faults.push({ pattern, fault }),
    heal: () => {
      faults = [];
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function respond(
  pathname: string,
  folders: readonly string[],
  fault: Exclude<Fault, 'hang'> | undefined,
  response: ServerResponse,
): void {
  const file = folders.map((folder) => path.join(folder, path.normalize(pathname))).find(isFile);
  response.setHeader('content-type', types[path.extname(pathname)] ?? 'application/octet-stream');
  if (typeof fault === 'object') response.writeHead(fault.status).end('out of order');
  else if (file === undefined) response.writeHead(404).end('not here');
  else if (fault === 'tamper') response.end(`${readFileSync(file, 'utf8')} `);
  else if (fault === 'inject') response.end(`globalThis.injected = true;${readFileSync(file, 'utf8')}`);
  else if (fault === 'wrong-json') response.end('{"hello":"world"}');
  else createReadStream(file).pipe(response);
}

const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();
