import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * How long a client may take. A request has its deadline from the first moment of its connection, or of the last answer
 * on it, so that slow and idle connections end. Milliseconds.
 */
export const connectionLimits = {
  headersTimeout: 10_000,
  /** For headers and body together. */
  requestTimeout: 20_000,
  /** How often connections are checked. */
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16_384,
};

/** A reader may take so long for an answer, and besides a second for every so many bytes of it: 32 kbit/s. */
const ANSWER_MS = 30_000;
const BYTES_A_SECOND = 4_096;

/** How long a reader may take for an answer of this size, in milliseconds. */
export const answerDeadline = (bytes: number): number => ANSWER_MS + (bytes / BYTES_A_SECOND) * 1_000;

/** Assumed of a stream that does not say how long it is. */
const UNKNOWN_BYTES = 1_000_000;

const sizeOf = (payload: unknown): number | undefined => {
  if (typeof payload === 'string') return Buffer.byteLength(payload);
  return payload instanceof Uint8Array ? payload.byteLength : undefined;
};

const NO_TUNNEL =
  'HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD, POST\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** Cuts off readers who take too long for an answer, and answers CONNECT, which Node.js would close silently. */
export function limitConnections(app: FastifyInstance, deadline = answerDeadline): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    const length = sizeOf(payload) ?? Number(reply.getHeader('content-length') ?? UNKNOWN_BYTES);
    const { socket } = reply.raw;
    const timer = setTimeout(() => socket?.destroy(), deadline(length)).unref();
    reply.raw.once('close', () => clearTimeout(timer));
    done(null, payload);
  });
  app.server.on('connect', (_request, socket: Socket) => {
    socket.on('error', () => undefined);
    socket.end(NO_TUNNEL);
  });
}
