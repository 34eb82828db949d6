import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a bare server answers under one path. */
export interface PlainAnswer {
  path: string;
  headers: Record<string, string>;
  body: Uint8Array;
}

// A program of its own, so that it has a processor to itself like the gateway: told what to serve, it tells its port.
process.once('message', (answers: PlainAnswer[]) => {
  const byPath = new Map(answers.map((answer) => [answer.path, answer]));
  const server = createServer((request, response) => {
    const answer = byPath.get(request.url ?? '');
    if (answer) response.writeHead(200, answer.headers).end(answer.body);
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.((user + system) / 1e6);
  });
});
