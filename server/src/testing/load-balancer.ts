import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

const CHECK_MS = 100;
const CHECK_WITHIN_MS = 2_000;

interface Backend {
  url: string;
  isReady: boolean;
}

/** What may be sent again: nothing changes, or a change that is known by its id. */
const isRepeatable = ({ method = 'GET', url = '' }: IncomingMessage): boolean =>
  method === 'GET' || method === 'HEAD' || url === '/api/user-data';

/** A small proxy in front of several gateways, which does what docs tell operators to let theirs do. */
export class LoadBalancer {
  readonly #server: Server;
  readonly #agent = new Agent({ keepAlive: true });
  #backends: Backend[] = [];
  #turn = 0;
  readonly #timer: NodeJS.Timeout;
  url = '';

  private constructor() {
    this.#server = createServer((incoming, outgoing) => void this.#pass(incoming, outgoing));
    this.#timer = setInterval(() => void this.#check(), CHECK_MS).unref();
  }

  static async open(): Promise<LoadBalancer> {
    const balancer = new LoadBalancer();
    balancer.#server.listen(0, '127.0.0.1');
    await once(balancer.#server, 'listening');
    const address = balancer.#server.address();
    if (typeof address === 'object' && address) balancer.url = `http://127.0.0.1:${address.port}`;
    return balancer;
  }

  /** Sends requests to these gateways as soon as they are ready. */
  async use(urls: readonly string[]): Promise<void> {
    this.#backends = urls.map(
      (url) => this.#backends.find((backend) => backend.url === url) ?? { url, isReady: false },
    );
    await this.#check();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#server.close();
    this.#server.closeAllConnections();
    this.#agent.destroy();
    await once(this.#server, 'close').catch(() => undefined);
  }

  async #check(): Promise<void> {
    await Promise.all(
      this.#backends.map(async (backend) => {
        const signal = AbortSignal.timeout(CHECK_WITHIN_MS);
        const response = await fetch(`${backend.url}/readyz`, { signal }).catch(() => undefined);
        backend.isReady = response?.status === 200;
        await response?.body?.cancel();
      }),
    );
  }

  async #pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const chunk of incoming) parts.push(chunk as Buffer);
    this.#turn += 1;
    const ready = this.#backends.filter(({ isReady }) => isReady);
    const [first, ...others] = ready.map((_, index) => ready[(index + this.#turn) % ready.length]);
    const tried = first ? [first, ...others] : [];
    for (const backend of tried) {
      if (!backend) continue;
      const outcome = await this.#forward(backend, incoming, Buffer.concat(parts), outgoing);
      if (outcome === 'sent') return;
      backend.isReady = false;
      if (outcome === 'lost' && !isRepeatable(incoming)) break;
    }
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502).end();
  }

  /** 'refused': the gateway got nothing. 'lost': nobody knows what it did. */
  #forward(
    { url }: Backend,
    { method, url: path = '/', headers }: IncomingMessage,
    body: Buffer,
    outgoing: ServerResponse,
  ): Promise<'sent' | 'refused' | 'lost'> {
    return new Promise((resolve) => {
      // Each gateway answers for its own address.
      const options = { method, headers: { ...headers, host: new URL(url).host }, agent: this.#agent };
      const forwarded = request(url + path, options, (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
        response.once('error', () => outgoing.destroy()).once('close', () => resolve('sent'));
      });
      forwarded.once('error', (error: NodeJS.ErrnoException) =>
        resolve(error.code === 'ECONNREFUSED' ? 'refused' : 'lost'),
      );
      forwarded.end(body);
    });
  }
}
