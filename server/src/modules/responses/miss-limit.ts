import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Thrown when one IP address has caused too many cache misses. */
export class TooManyRequests extends Error {
  override readonly name = 'TooManyRequests';
  readonly statusCode = 429;
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('too many requests');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * Counts a cache miss for a request. Returns the name of its client: an IP address or network. Rejects with
 * TooManyRequests if the client is over the limit.
 */
export type CountMiss = (request: FastifyRequest) => Promise<string>;

/**
 * Limits how many cache misses one IP address may cause in a minute; cache hits do not count. `name` is what the limit is
 * called on all gateways. IPv6 addresses count
 * by their network of 64 bits. Needs the plugin @fastify/rate-limit.
 */
export function limitMisses(app: FastifyInstance, name: string, maxPerMinute: number): CountMiss {
  const limit = { max: maxPerMinute, timeWindow: '1 minute', groupId: name };
  const count = app.createRateLimit(limit);
  return async (request) => {
    const state = await count(request);
    if (!state.isAllowed && state.isExceeded) throw new TooManyRequests(state.ttlInSeconds);
    return state.key;
  };
}
