import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { thorough } from '@manna/shared/testing/thorough';
import { createWholeSite, GENESIS, type FixtureSite } from './testing/fixture-site';
import { endProgram, listening, runProgram, type Program } from './testing/run-program';
import { copyCluster, createDatabase, templateFor } from './testing/test-database';

jest.setTimeout(180_000);

let site: FixtureSite;
const programs: Program[] = [];
beforeEach(async () => {
  site = await createWholeSite();
});
afterEach(async () => {
  for (const program of programs.splice(0))
    if (program.child.exitCode === null && program.child.signalCode === null) await endProgram(program, 'SIGTERM');
  await site.remove();
});

/** Starts the real program in its own process, which ends with the test. */
function run(environment: Record<string, string> = {}): Program {
  const program = runProgram('server', site, { environment });
  programs.push(program);
  return program;
}

const pidFileOf = ({ dataDir }: FixtureSite) => path.join(dataDir, 'postgres/postmaster.pid');
/** The status of a response, or the error in its place, and what it says of the connection. */
const statusOf = (url: string, agent?: Agent): Promise<[status: number | string, connection: string]> =>
  new Promise((resolve) => {
    get(url, { agent: agent ?? false }, (response) => {
      response.resume().on('end', () => resolve([response.statusCode ?? 0, response.headers.connection ?? '']));
    }).on('error', (error) => resolve([error.message, '']));
  });
const chapterAt = async (url: string) => (await fetch(`${url}/bible/genesis/1`)).text();

test('a gateway prints its URL, serves, and stops its database on SIGTERM', async () => {
  const gateway = run();
  const url = await listening(gateway);
  expect(await chapterAt(url)).toContain(GENESIS['Gen.1']);
  expect(existsSync(pidFileOf(site))).toBe(true);
  expect(await endProgram(gateway, 'SIGTERM')).toEqual([0, null]);
  expect(existsSync(pidFileOf(site))).toBe(false);
  expect(gateway.output()).toBe(`Daily Manna listens on ${url}\n`);
});

test('an error outside of a request is logged in one line, and the gateway stops in order', async () => {
  await copyCluster(site.dataDir);
  // Node.js runs this before the gateway. It treats a rejection that nobody handles as an exception.
  const fault = "process.on('SIGUSR2',()=>void%20Promise.reject(new%20Error('a%20part%20broke')))";
  const gateway = run({ NODE_OPTIONS: `--import=data:text/javascript,${fault}` });
  const url = await listening(gateway);
  expect(await endProgram(gateway, 'SIGUSR2')).toEqual([1, null]);
  const [, ...lines] = gateway.output().trim().split('\n');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({
      level: 60,
      msg: 'The gateway stops because of an error outside of a request: a part broke.',
      stack: expect.stringContaining('Error: a part broke\n    at '),
    }),
  ]);
  expect(existsSync(pidFileOf(site))).toBe(false);
  expect(existsSync(path.join(site.dataDir, 'gateway.lock'))).toBe(false);
  await expect(fetch(url)).rejects.toThrow();
});

test('a field of a query that fails after the response is logged, and the gateway goes on', async () => {
  const database = await createDatabase({ template: templateFor(site.release) });
  const error = "Object.assign(new%20Error('late'),{name:'GraphQLError'})";
  const fault = `process.on('SIGUSR2',()=>void%20Promise.reject(${error}))`;
  const environment = { DATABASE_URL: database.url, NODE_OPTIONS: `--import=data:text/javascript,${fault}` };
  const gateway = run({ LOG_LEVEL: 'error', ...environment });
  const url = await listening(gateway);
  gateway.child.kill('SIGUSR2');
  const sentence = '"msg":"A field of a query failed after the response: late."';
  while (gateway.child.exitCode === null && !gateway.output().includes(sentence))
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await chapterAt(url)).toContain(GENESIS['Gen.1']);
  expect(await endProgram(gateway, 'SIGTERM')).toEqual([0, null]);
  await database.drop();
});

test('with OPERATIONS_PORT, a gateway listens on a second port, and logs where', async () => {
  const database = await createDatabase({ template: templateFor(site.release) });
  const gateway = run({ DATABASE_URL: database.url, OPERATIONS_PORT: '0', LOG_LEVEL: 'info' });
  const url = await listening(gateway);
  const operations =
    /"url":"([^"]+)","msg":"operators find metrics and status there"/.exec(gateway.output())?.[1] ?? '';
  expect((await fetch(`${operations}/status`)).status).toBe(200);
  expect((await fetch(`${url}/status`)).status).toBe(404);
  expect(await endProgram(gateway, 'SIGTERM')).toEqual([0, null]);
  await database.drop();
});

test('before it stops, a gateway serves for DRAIN_SECONDS, while /readyz says so', async () => {
  const database = await createDatabase({ template: templateFor(site.release) });
  const gateway = run({ DATABASE_URL: database.url, DRAIN_SECONDS: '1', LOG_LEVEL: 'info' });
  const url = await listening(gateway);
  const asked = performance.now();
  const ended = endProgram(gateway, 'SIGTERM');
  while ((await fetch(`${url}/readyz`)).status !== 503);
  expect(await chapterAt(url)).toContain(GENESIS['Gen.1']);
  expect(await ended).toEqual([0, null]);
  expect(performance.now() - asked).toBeGreaterThan(1_000);
  expect(gateway.output()).toContain('"signal":"SIGTERM","drainSeconds":1,"msg":"the gateway stops"');
  await database.drop();
});

thorough.test(
  'a gateway that drains under load fails no request, neither of a balancer nor of a client that keeps its connection',
  async () => {
    const database = await createDatabase({ template: templateFor(site.release) });
    const gateway = run({ DATABASE_URL: database.url, DRAIN_SECONDS: '3', RENDERS_PER_MINUTE: '100000' });
    const url = await listening(gateway);
    await chapterAt(url);
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    const events: string[] = [];
    const connections = new Map<string, number>();
    let isInRotation = true;
    /** One request after the other, as a balancer sends them. It needs a second to notice that the gateway is not ready. */
    const load = async () => {
      for (let late = 0; late < 20;) {
        const [status, connection] = await statusOf(`${url}/bible/genesis/1`, agent);
        connections.set(connection, (connections.get(connection) ?? 0) + 1);
        if (status !== 200) events.push(`a page has ${status}`);
        if (isInRotation) continue;
        late += 1;
        await sleep(50);
      }
    };
    const watch = async () => {
      while (isInRotation) {
        await sleep(100);
        const [status] = await statusOf(`${url}/readyz`);
        if (status === 200) continue;
        events.push(`readyz has ${status}`);
        isInRotation = false;
      }
    };
    const loads = [...Array.from({ length: 8 }, load), watch()];
    await sleep(1_000);
    const ended = endProgram(gateway, 'SIGTERM');
    await Promise.all(loads);
    expect(gateway.child.exitCode).toBeNull();
    expect(await ended).toEqual([0, null]);
    agent.destroy();
    expect(events).toEqual(['readyz has 503']);
    expect(connections.get('keep-alive')).toBeGreaterThan(8);
    expect(connections.get('close')).toBeGreaterThan(100);
    await database.drop();
  },
);

thorough.describe('while another gateway runs', () => {
  let other: FixtureSite;
  let running: Program;
  let url: string;
  let second: Program;
  let secondExit: Promise<unknown[]>;
  beforeAll(async () => {
    other = await createWholeSite();
    await copyCluster(other.dataDir);
    running = runProgram('server', other);
    url = await listening(running);
    // It waits for the lock on DATA_DIR while the first test runs.
    second = runProgram('server', other);
    secondExit = once(second.child, 'exit');
  });
  afterAll(async () => {
    await endProgram(running, 'SIGTERM');
    await other.remove();
  });

  test('a gateway whose port is in use prints one sentence and leaves no process running', async () => {
    await copyCluster(site.dataDir);
    const gateway = run({ PORT: new URL(url).port });
    expect(await once(gateway.child, 'exit')).toEqual([1, null]);
    expect(gateway.output()).toMatch(
      /^The gateway cannot listen on \S+ \(another program uses it\): set PORT or HOST to another value\.\n$/,
    );
    await expect(stat(pidFileOf(site))).rejects.toThrow(/ENOENT/);
  });

  test('a second gateway on the same DATA_DIR prints one sentence and exits, and the first keeps serving', async () => {
    expect(await secondExit).toEqual([1, null]);
    expect(second.output()).toBe(
      `Another gateway, or a content command, is using DATA_DIR ${other.dataDir}: stop it, or set DATA_DIR to another folder (or DATABASE_URL, to share one database).\n`,
    );
    expect(await chapterAt(url)).toContain(GENESIS['Gen.1']);
  });
});

// The tests of config.ts and of the modules cover the other invalid settings.
test.each([
  ['PORT', 'http', /^PORT is "http": set it to a whole number[^\n]*\n$/],
  [
    'DATABASE_URL',
    'postgres://reader:secret@127.0.0.1:1/bible',
    /^The database at 127\.0\.0\.1:1\/bible cannot be reached[^\n]*\n$/,
  ],
])('a gateway with an invalid %s (%s) prints one sentence and no stack', async (key, value, sentence) => {
  const gateway = run({ [key]: value });
  expect(await once(gateway.child, 'exit')).toEqual([1, null]);
  expect(gateway.output()).toMatch(sentence);
  expect(gateway.output()).not.toContain('secret');
});
