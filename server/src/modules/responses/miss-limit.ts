import type { FastifyInstance, FastifyRequest } from 'fastify';

/** One address has had so much made that it has to wait. */
export class TooManyRequests extends Error {
  override readonly name = 'TooManyRequests';
  readonly statusCode = 429;
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('too many requests');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Counts an answer that has to be made for a request. Rejects with TooManyRequests where its address has had its share. */
export type CountMaking = (request: FastifyRequest) => Promise<void>;

/**
 * Limits how many answers are made for one address in a minute; what a cache answers is not counted. Addresses of IPv6 count
 * by their network of 64 bits. Needs the plugin @fastify/rate-limit.
 */
export function limitMaking(app: FastifyInstance, maxPerMinute: number): CountMaking {
  const count = app.createRateLimit({ max: maxPerMinute, timeWindow: '1 minute' });
  return async (request) => {
    const state = await count(request);
    if (!state.isAllowed && state.isExceeded) throw new TooManyRequests(state.ttlInSeconds);
  };
}
