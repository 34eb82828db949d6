/** @jest-environment node */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { probeServer, type ServerState } from './probe-server';

/** The state that the probe reports for a server; 'nobody' is a server that is closed. */
async function askedOf(answer: RequestListener | 'nobody', limitMs?: number): Promise<ServerState> {
  const server = createServer(answer === 'nobody' ? undefined : answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/profile`;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  if (answer === 'nobody') await close();
  const state = await new Promise<ServerState>((resolve) => probeServer(address, resolve, limitMs));
  if (answer !== 'nobody') await close();
  return state;
}

test('a server that sends any response is reported as responding', async () => {
  expect(await askedOf((_request, reply) => void reply.end('<title>Profile</title>'))).toBe('responds');
  expect(await askedOf((_request, reply) => void reply.writeHead(401).end())).toBe('responds');
});

test('a server that cannot be reached, or takes too long, is reported as silent', async () => {
  expect(await askedOf('nobody')).toBe('silent');
  expect(await askedOf(() => undefined, 100)).toBe('silent');
});

test('the probe reports nothing after it was cancelled', async () => {
  const tell = jest.fn();
  probeServer('http://127.0.0.1:1/profile', tell)();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(tell).not.toHaveBeenCalled();
});
