import { createReadStream, existsSync, statSync } from 'node:fs';
import {
  createServer,
  request as requestHttp,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import path from 'node:path';
import type { ResolvedPillar } from '@manna/shared/contracts';
import { CHANGES_PATH, patchComposition, patchPage } from './dev-page';
import { devBase, isOwnPath } from './dev-pillar';
import { headersFromSite, headersToSite, POLICY } from './passed-headers';

/** A path that no site has: the page there has the shell and nothing of a pillar. */
const EMPTY_PAGE = '/__pillar/page';
const COMPOSITION_PATH = '/api/composition';
const OK = 200;
const BAD_GATEWAY = 502;
const types: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
};

export interface DevSite {
  /** The deployed site. */
  site: URL;
  /** The folder with the files of the newest build. */
  out: string;
  /** The pillar as it was built last; undefined before the first build. */
  pillar: () => ResolvedPillar | undefined;
}

const pathOf = ({ url = '/' }: IncomingMessage): string => new URL(url, 'http://localhost').pathname;

async function textOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

interface Patched {
  where: string;
  pillar: ResolvedPillar;
  isOwn: boolean;
}

/** The body of a response with the pillar in its composition. */
function patchedText(text: string, { headers }: IncomingMessage, { where, pillar, isOwn }: Patched): string {
  if (where === COMPOSITION_PATH) return patchComposition(text, pillar);
  const isPage = headers['content-type']?.startsWith('text/html') ?? false;
  return isPage ? patchPage(text, { pillar, policy: String(headers[POLICY] ?? ''), isOwn }) : text;
}

/** The deployed site as it is, except for the composition: a proxy that has one pillar from this machine. */
export class DevServer {
  readonly server: Server;
  readonly #listeners = new Set<ServerResponse>();
  readonly #options: DevSite;

  constructor(options: DevSite) {
    this.#options = options;
    this.server = createServer((request, response) => this.#serve(request, response));
  }

  /** Reloads all open pages. */
  reload(): void {
    for (const listener of this.#listeners) listener.write('data: built\n\n');
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }

  #serve(request: IncomingMessage, response: ServerResponse): void {
    const where = pathOf(request);
    const pillar = this.#options.pillar();
    const base = pillar && devBase(pillar.name);
    if (where === CHANGES_PATH) this.#listen(response);
    else if (base !== undefined && where.startsWith(base)) this.#sendFile(where.slice(base.length), response);
    // What it stores would be shown for other sites at this address.
    else if (where === '/service-worker.js') response.writeHead(404).end();
    else this.#pass(request, response, pillar);
  }

  #listen(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(':\n\n');
    this.#listeners.add(response);
    response.once('close', () => this.#listeners.delete(response));
  }

  #sendFile(name: string, response: ServerResponse): void {
    const file = path.join(this.#options.out, path.normalize(`/${name}`));
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
    createReadStream(file).pipe(response);
  }

  #pass(request: IncomingMessage, response: ServerResponse, pillar: ResolvedPillar | undefined): void {
    const { site } = this.#options;
    const { method, url = '/', headers } = request;
    const where = pathOf(request);
    const isDocument = method === 'GET' && (headers.accept ?? '').includes('text/html');
    const isOwn = isDocument && pillar !== undefined && isOwnPath(pillar, where);
    const isPatched = pillar !== undefined && (isDocument || where === COMPOSITION_PATH);
    const target = new URL(isOwn ? EMPTY_PAGE : url, site);
    const options = { method, headers: headersToSite(headers, site, isPatched) };
    const send = site.protocol === 'https:' ? requestHttps : requestHttp;
    const fail = (error: Error) => {
      if (!response.headersSent) response.writeHead(BAD_GATEWAY, { 'content-type': 'text/plain' });
      response.end(`${site.origin} does not respond: ${error.message}.`);
    };
    const sent = send(target, options, (received) => {
      const status = isOwn ? OK : (received.statusCode ?? BAD_GATEWAY);
      response.writeHead(status, headersFromSite(received.headers, site, pillar?.name ?? '', isPatched));
      if (isPatched)
        textOf(received).then((text) => response.end(patchedText(text, received, { where, pillar, isOwn })), fail);
      else received.pipe(response);
    });
    sent.once('error', fail);
    request.pipe(sent);
  }
}
