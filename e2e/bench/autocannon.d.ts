/** What the bench uses of autocannon, which brings no types. */
declare module 'autocannon' {
  interface Request {
    method?: 'GET' | 'POST';
    path: string;
    headers?: Record<string, string>;
    body?: string;
  }
  interface Client {
    setRequests(requests: Request[]): void;
  }
  interface Options {
    url: string;
    connections: number;
    /** In seconds; without it, `amount` of requests are sent. */
    duration?: number;
    amount?: number;
    /** Requests a second, of all connections together; as many as possible if missing. */
    overallRate?: number;
    headers?: Record<string, string>;
    setupClient?: (client: Client) => void;
  }
  interface Result {
    errors: number;
    timeouts: number;
    non2xx: number;
  }
  interface Instance {
    on(
      event: 'response',
      listener: (client: Client, status: number, bytes: number, milliseconds: number) => void,
    ): this;
  }
  export default function autocannon(options: Options, done: (error: Error | null, result: Result) => void): Instance;
}
