import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A bare server's response at one path. */
export interface PlainResponse {
  path: string;
  headers: Record<string, string>;
  body: Uint8Array;
}

// A separate program, so that like the gateway it has a processor to itself. Its first message has the responses, and it
// replies with its port; it replies to each later message with the processor time that it has used.
process.once('message', (responses: PlainResponse[]) => {
  const byPath = new Map(responses.map((one) => [one.path, one]));
  const server = createServer((request, response) => {
    const prepared = byPath.get(request.url ?? '');
    if (prepared) response.writeHead(200, prepared.headers).end(prepared.body);
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.((user + system) / 1e6);
  });
});
