import { createServer, type Server, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What the host of a pillar does with a requested file. */
export type Fault = (response: ServerResponse, bytes: Buffer) => void;

export const faults = {
  none: (response, bytes) => void response.end(bytes),
  unavailable: (response) => void response.writeHead(503).end('no'),
  hanging: () => undefined,
  stalling: (response, bytes) => void response.writeHead(200).write(bytes.subarray(0, 10)),
  tampered: (response, bytes) => void response.end(Buffer.concat([bytes, Buffer.from(' ')])),
  redirecting: (response) => void response.writeHead(302, { location: '/elsewhere' }).end(),
  broken: (response) => void response.destroy(),
} satisfies Record<string, Fault>;

/** A real host of pillars on another origin than the site, which can misbehave for one file. */
export class FaultServer {
  readonly #server: Server;
  /** Name of the file, or end of its path, that is served with the fault; the others are served correctly. */
  file = 'none';
  fault: Fault = faults.none;
  /** How long every file takes. Milliseconds. */
  delayMs = 0;

  private constructor(folder: string) {
    this.#server = createServer((request, response) => {
      const name = request.url ?? '';
      readFile(path.join(folder, name)).then(
        (bytes) => {
          const answer = name.endsWith(`/${this.file}`) ? this.fault : faults.none;
          setTimeout(() => answer(response, bytes), this.delayMs);
        },
        () => response.writeHead(404).end(),
      );
    });
  }

  /** Serves `folder` on a free port. */
  static async start(folder: string): Promise<FaultServer> {
    const server = new FaultServer(folder);
    await new Promise<void>((resolve) => server.#server.listen(0, '127.0.0.1', resolve));
    return server;
  }

  get origin(): string {
    const address = this.#server.address();
    if (typeof address !== 'object' || !address) throw new Error('the fault server is not listening');
    return `http://127.0.0.1:${address.port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
