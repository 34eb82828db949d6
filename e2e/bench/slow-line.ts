import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';

/** As much as a packet of TCP carries over most networks. */
const PACKET_BYTES = 1_460;
/** How much of a response the line holds before the server must wait. */
const HELD_BYTES = 256 * 1_024;

/** What a server has sent to one browser connection and the line has not carried yet. */
interface Waiting {
  from: Socket;
  to: Socket;
  chunks: Buffer[];
}

export interface SlowLine {
  url: string;
  /** Leads to the server at this URL from now on. */
  leadTo(server: string): void;
  stop(): Promise<void>;
}

const bytesOf = ({ chunks }: Waiting): number => chunks.reduce((sum, { length }) => sum + length, 0);

/** Takes the next packet of a connection. */
function takePacket(waiting: Waiting): Buffer {
  const all = waiting.chunks.length === 1 ? (waiting.chunks[0] ?? Buffer.alloc(0)) : Buffer.concat(waiting.chunks);
  const rest = all.subarray(PACKET_BYTES);
  waiting.chunks = rest.length > 0 ? [rest] : [];
  if (rest.length < HELD_BYTES) waiting.from.resume();
  return all.subarray(0, PACKET_BYTES);
}

export interface LineSpeed {
  /** What all connections together get from the server. */
  bytesPerSecond: number;
  /** How long each request takes to reach the server, in milliseconds. */
  latencyMs: number;
}

/**
 * Opens a line to a server on which a response arrives packet by packet, those of several connections in turn. Chromium's
 * own emulation keeps a response back until all that has been read of it, up to 64 kB, could have come, and then hands it
 * over at once. So it does not show what a page gains that can be read before it is whole.
 */
export async function openSlowLine({ bytesPerSecond, latencyMs }: LineSpeed): Promise<SlowLine> {
  let target = { host: '127.0.0.1', port: 0 };
  const queue: Waiting[] = [];
  const sockets = new Set<Socket>();
  const packetMs = (PACKET_BYTES * 1_000) / bytesPerSecond;
  let timer: NodeJS.Timeout | undefined;
  /** When the next packet has arrived, on the clock of `performance`. */
  let due = 0;

  const carry = () => {
    timer = undefined;
    while (queue.length > 0 && due <= performance.now()) {
      const waiting = queue.shift();
      if (!waiting) break;
      const packet = takePacket(waiting);
      if (!waiting.to.destroyed) waiting.to.write(packet);
      if (waiting.chunks.length > 0) queue.push(waiting);
      else if (waiting.from.readableEnded) waiting.to.end();
      due += packetMs;
    }
    plan();
  };
  // A timer that is late does not make the line slower: what was due in the meantime is carried with it.
  const plan = () => {
    if (queue.length > 0) timer ??= setTimeout(carry, due - performance.now());
  };

  const server = createServer((browser) => {
    const upstream = connect(target);
    const waiting: Waiting = { from: upstream, to: browser, chunks: [] };
    for (const socket of [browser, upstream]) {
      socket.setNoDelay(true);
      sockets.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    }
    browser.on('data', (chunk: Buffer) => setTimeout(() => upstream.write(chunk), latencyMs));
    browser.on('close', () => upstream.destroy());
    upstream.on('data', (chunk: Buffer) => {
      // A line that was idle has saved nothing.
      if (queue.length === 0) due = Math.max(due, performance.now() + packetMs);
      if (waiting.chunks.length === 0) queue.push(waiting);
      waiting.chunks.push(chunk);
      if (bytesOf(waiting) >= HELD_BYTES) upstream.pause();
      plan();
    });
    upstream.on('end', () => waiting.chunks.length === 0 && browser.end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo(url) {
      const { hostname: host, port } = new URL(url);
      target = { host, port: Number(port) };
    },
    async stop() {
      clearTimeout(timer);
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
