import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { answerDeadline, connectionLimits, limitConnections } from './connection-limits';

let app: FastifyInstance;
beforeAll(async () => {
  const quick = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 };
  app = fastify({ http: { ...connectionLimits, ...quick }, requestTimeout: quick.requestTimeout });
  // Large answers have a tenth of a second here.
  limitConnections(app, (bytes) => (bytes > 1_000_000 ? 100 : answerDeadline(bytes)));
  app.get('/', () => 'here');
  app.get('/large', () => Buffer.alloc(50_000_000));
  app.post('/', () => 'taken');
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** Sends bytes as they are. Returns the first line of the answer once the gateway closes the connection or has answered. */
function send(text: string): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  return new Promise((resolve) => {
    socket.once('connect', () => socket.write(text));
    socket.on('data', (bytes) => (answer += String(bytes)));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''));
    void sleep(3_000, undefined, { ref: false }).then(() => socket.destroy());
  });
}
const host = 'Host: localhost\r\nConnection: close\r\n';

test.each([
  ['a tunnel', `CONNECT other.example:443 HTTP/1.1\r\n${host}\r\n`, 'HTTP/1.1 405 Method Not Allowed'],
  ['an unknown method', `FOO / HTTP/1.1\r\n${host}\r\n`, 'HTTP/1.1 400 Bad Request'],
  ['another method', `PROPFIND / HTTP/1.1\r\n${host}\r\n`, 'HTTP/1.1 404 Not Found'],
  [
    'a broken upgrade',
    `GET / HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: x\r\nContent-Length: z\r\n\r\n`,
    'HTTP/1.1 400 Bad Request',
  ],
  [
    'a cookie that is too large',
    `GET / HTTP/1.1\r\n${host}Cookie: a=${'x'.repeat(16_400)}\r\n\r\n`,
    'HTTP/1.1 431 Request Header Fields Too Large',
  ],
  [
    'two lengths',
    `POST / HTTP/1.1\r\n${host}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    'HTTP/1.1 400 Bad Request',
  ],
  ['headers that never end', 'GET / HTTP/1.1\r\nHos', 'HTTP/1.1 408 Request Timeout'],
  ['a connection that sends nothing', '', 'HTTP/1.1 408 Request Timeout'],
  [
    'a body that never ends',
    `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{`,
    'HTTP/1.1 408 Request Timeout',
  ],
])('%s is answered, and its connection ends', async (_what, text, line) => {
  expect(await send(text)).toBe(line);
});

test('a reader who does not take a large answer is cut off', async () => {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`GET /large HTTP/1.1\r\n${host}\r\n`);
  const [accepted] = (await once(app.server, 'connection')) as [Socket];
  await expect(once(accepted, 'close')).resolves.toBeDefined();
  socket.destroy();
});

test('a reader has half a minute for an answer, and longer for a large one', () => {
  expect(answerDeadline(0)).toBe(30_000);
  expect(answerDeadline(4_096 * 60)).toBe(90_000);
});
