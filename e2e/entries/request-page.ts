import { Agent, get } from 'node:http';

export interface Response {
  status: number;
  /** Where a redirect leads. */
  location: string | undefined;
  html: string;
  /** Whether the server rendered all of the page. What it leaves to the browser is never cached. */
  isWhole: boolean;
}

/** Requests over connections that stay open: at most `connections` at a time, the others wait. */
export function openRequests(site: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    page: (path: string): Promise<Response> =>
      new Promise((resolve, reject) => {
        const request = get(site + path, { agent, headers: { accept: 'text/html' } }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => void chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const { statusCode: status = 0, headers } = response;
            const isWhole = headers['cache-control']?.includes('s-maxage') ?? false;
            resolve({ status, location: headers.location, html: Buffer.concat(chunks).toString('utf8'), isWhole });
          });
        });
        request.on('error', reject);
      }),
    close: () => agent.destroy(),
  };
}
export type Requests = ReturnType<typeof openRequests>;
