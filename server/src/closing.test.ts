import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createWholeSite } from './testing/fixture-site';
import { openGateway } from './testing/open-gateway';

/** How long the gateway of the test waits between the decision to close and the end of its connections. */
const CLOSING_MS = 500;

test('a request that a proxy sends on an open connection, in the moment in which the gateway closes, is served', async () => {
  const site = await createWholeSite();
  const gateway = await openGateway(site);
  gateway.app.addHook('preClose', async () => sleep(CLOSING_MS));
  const url = await gateway.app.listen({ host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<number | undefined>((resolve, reject) => {
      get(`${url}/robots.txt`, { agent }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode));
      }).once('error', reject);
    });
  expect(await ask()).toBe(200);
  const closed = gateway.close();
  await sleep(CLOSING_MS / 5);
  expect(await ask()).toBe(200);
  await closed;
  agent.destroy();
  await site.remove();
});

test('while a gateway drains, its responses tell proxies to close their connections', async () => {
  const site = await createWholeSite();
  const gateway = await openGateway(site);
  expect((await gateway.app.inject('/robots.txt')).headers.connection).not.toBe('close');
  gateway.beginStop();
  const { statusCode, headers } = await gateway.app.inject('/robots.txt');
  expect([statusCode, headers.connection]).toEqual([200, 'close']);
  expect((await gateway.app.inject('/readyz')).statusCode).toBe(503);
  await gateway.close();
  await site.remove();
});
