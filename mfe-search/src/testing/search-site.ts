import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { formatBibleListing, formatEntryListing, listingNames } from '@manna/shared/domain';
import { listingSource, type ListingCache } from '../engine/worker/listing-source';
import { serveSearch } from '../engine/worker/serve-search';
import type { SearchWorker } from '../engine/worker/search-client';
import { listed } from './listed';

const entry = (id: string, name: string) => listed({ id, slug: id, name, summary: `${name} is here` });

/** A small listing of each collection. */
const listings: Readonly<Record<string, string>> = Object.fromEntries(
  listingNames.map((name) => [
    name,
    name === 'bible'
      ? formatBibleListing([
          { osisId: 'Gen.1', verses: ['In the beginning God created', 'And the earth was without form'] },
        ])
      : formatEntryListing(name, [entry(`${name}-1`, 'Earth'), entry(`${name}-2`, 'Heaven')]),
  ]),
);

/** Cache Storage, which Node does not have. */
class MemoryCache implements ListingCache {
  readonly texts = new Map<string, string>();
  readonly #etags = new Map<string, string>();
  /** Makes every put reject, as when the device has no room. */
  isFull = false;

  async match(url: string): Promise<Response | undefined> {
    const text = this.texts.get(url);
    if (text === undefined) return undefined;
    return new Response(text, { headers: { etag: this.#etags.get(url) ?? '' } });
  }

  async put(url: string, response: Response): Promise<void> {
    if (this.isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    this.#etags.set(url, response.headers.get('etag') ?? '');
    this.texts.set(url, await response.text());
  }

  async delete(url: string): Promise<boolean> {
    return this.texts.delete(url);
  }
}

/** A server of listings, and workers that search them, in this thread but behind a real message channel. */
export class SearchSite {
  readonly cache = new MemoryCache();
  /** The collection of each request to the server, in order. */
  readonly requests: string[] = [];
  /** The collection of each text that was sent, in order. */
  readonly sent: string[] = [];
  /** Replaces the response for a collection; it may come later. */
  readonly responses = new Map<string, { status: number; text: string; afterMs?: number }>();
  readonly workers: { die: () => void }[] = [];
  readonly #ports: MessagePort[] = [];
  #base = '';
  readonly #server: Server = createServer((request, response) => {
    const name = /(\w+)\.listing$/.exec(request.url ?? '')?.[1] ?? '';
    this.requests.push(name);
    const { status, text, afterMs = 0 } = this.responses.get(name) ?? { status: 200, text: listings[name] ?? '' };
    const etag = `"${createHash('sha256').update(text).digest('hex')}"`;
    const isKnown = request.headers['if-none-match'] === etag;
    if (!isKnown) this.sent.push(name);
    setTimeout(
      () => response.writeHead(isKnown ? 304 : status, { connection: 'close', etag }).end(isKnown ? '' : text),
      afterMs,
    );
  });

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.#base = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  /** Stops the server, as if there were no network. Workers go on. */
  async stop(): Promise<void> {
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async close(): Promise<void> {
    for (const port of this.#ports) port.close();
    await this.stop();
  }

  readonly startWorker = (): SearchWorker => {
    const { port1: page, port2: inside } = new MessageChannel();
    this.#ports.push(page, inside);
    serveSearch(inside, listingSource({ base: this.#base, openCache: async () => this.cache }));
    inside.start();
    page.start();
    const errors = new EventTarget();
    this.workers.push({
      die: () => {
        inside.close();
        errors.dispatchEvent(new Event('error'));
      },
    });
    return {
      postMessage: (message) => page.postMessage(message),
      addEventListener: (type: string, listener: (event: MessageEvent) => void) => {
        if (type === 'message') page.addEventListener('message', listener);
        else errors.addEventListener(type, () => listener(new MessageEvent(type)));
      },
      terminate: () => page.close(),
    };
  };
}
