/** @jest-environment node */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { probeServer, type ServerState } from './probe-server';

/** What the probe reports about a server. */
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

test('a server that sends its page answers, whatever it says', async () => {
  expect(await askedOf((_request, reply) => void reply.end('<title>Profile</title>'))).toBe('responds');
  expect(await askedOf((_request, reply) => void reply.writeHead(401).end())).toBe('responds');
});

test('one that cannot be reached, or takes too long, is silent', async () => {
  expect(await askedOf('nobody')).toBe('silent');
  expect(await askedOf(() => undefined, 100)).toBe('silent');
});

test('nothing is told once it is ended', async () => {
  const tell = jest.fn();
  probeServer('http://127.0.0.1:1/profile', tell)();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(tell).not.toHaveBeenCalled();
});
