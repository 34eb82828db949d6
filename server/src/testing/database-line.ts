import { connect, createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';

/** A line to a database that can be cut and mended, as when its machine, or the network to it, goes away and returns. */
export class DatabaseLine {
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  readonly #port: number;

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.#port = port;
  }

  /** Opens a line to the PostgreSQL at this URL on a free port. */
  static async open(databaseUrl: string): Promise<DatabaseLine> {
    const { hostname, port } = new URL(databaseUrl);
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address !== 'object' || !address) throw new Error('the line is not open');
    const line = new DatabaseLine(server, address.port);
    server.on('connection', (near) => {
      // It was accepted before the line was cut, and would keep it from ending.
      if (!server.listening) return near.destroy();
      const far = connect(Number(port), hostname);
      near.pipe(far).pipe(near);
      for (const socket of [near, far]) {
        line.#sockets.add(socket);
        socket.on('error', () => undefined).once('close', () => [near, far].forEach((one) => one.destroy()));
      }
      return undefined;
    });
    return line;
  }

  /** The URL of a database at the other end. */
  to(databaseUrl: string): string {
    const url = new URL(databaseUrl);
    url.host = `127.0.0.1:${this.#port}`;
    return url.href;
  }

  async cut(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
    await closed;
  }

  async mend(): Promise<void> {
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
  }
}
