import autocannon, { type Request } from 'autocannon';
import { quantile } from './statistics';

export interface Load {
  /** Where the server listens. */
  url: string;
  /** What each connection asks for, in order; as many connections as lists, each kept alive. */
  lists: readonly Request[][];
  /** Goes round the lists for so long; without it, each request is sent once. */
  seconds?: number;
}

export interface LoadResult {
  answers: number;
  perSecond: number;
  p95Ms: number;
}

/** Sends this load and measures the answers. Rejects where one of them is no success. */
export async function load({ url, lists, seconds }: Load): Promise<LoadResult> {
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
    const met = [...statuses].join(', ');
    throw new Error(`${failed} of ${times.length} requests to ${url} were not answered as they should (status ${met})`);
  }
  return { answers: times.length, perSecond: times.length / ((ended - began) / 1_000), p95Ms: quantile(times, 0.95) };
}
