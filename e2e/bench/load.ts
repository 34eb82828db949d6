import autocannon, { type Request } from 'autocannon';
import { quantile } from './statistics';

export interface Load {
  /** The origin of the server. */
  url: string;
  /** The requests of each connection, in order. There is one keep-alive connection for each list. */
  lists: readonly Request[][];
  /** Repeats the lists for this long. Without it, each request is sent once. */
  seconds?: number;
  /** Requests a second, of all connections together. Without it, as many as possible. */
  perSecond?: number;
}

export interface LoadResult {
  responses: number;
  perSecond: number;
  p95Ms: number;
}

/** Sends this load and measures the responses. Rejects if a request fails. */
export async function load({ url, lists, seconds, perSecond }: Load): Promise<LoadResult> {
  const times: number[] = [];
  const statuses = new Set<number>();
  const began = performance.now();
  let ended = began;
  const waiting = lists.map((list) => [...list]);
  const result = await new Promise<{ errors: number; timeouts: number; non2xx: number }>((resolve, reject) => {
    const options = {
      url,
      connections: lists.length,
      headers: { 'accept-encoding': 'br' },
      setupClient: (client: { setRequests(requests: Request[]): void }) => client.setRequests(waiting.pop() ?? []),
      ...(perSecond !== undefined && { overallRate: perSecond }),
      ...(seconds === undefined ? { amount: lists.flat().length } : { duration: seconds }),
    };
    autocannon(options, (error, value) => (error ? reject(error) : resolve(value))).on(
      'response',
      (_, status, __, ms) => {
        times.push(ms);
        statuses.add(status);
        ended = performance.now();
      },
    );
  });
  const failed = result.errors + result.timeouts + result.non2xx;
  if (failed > 0) {
    const seen = [...statuses].join(', ');
    throw new Error(`${failed} of ${times.length} requests to ${url} failed (status ${seen})`);
  }
  return { responses: times.length, perSecond: times.length / ((ended - began) / 1_000), p95Ms: quantile(times, 0.95) };
}
