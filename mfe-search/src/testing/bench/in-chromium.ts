import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';
import type { FromEngine, ToEngine } from './engine-worker';

export interface Measured {
  /** From the start of the worker to its first result: script and listing are downloaded from this machine. */
  readonly coldMs: number;
  /** How long each query took. */
  readonly times: readonly number[];
  /** What the worker takes more than one that has opened nothing, after a collection of garbage. */
  readonly memoryMb: number;
}

interface Asked {
  engine: string;
  queries: readonly string[];
  rounds: number;
}

async function workerScript(): Promise<string> {
  const built = await build({
    entryPoints: [join(__dirname, 'engine-worker.ts')],
    bundle: true,
    write: false,
    minify: true,
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return built.outputFiles[0]?.text ?? '';
}

/** Runs in the page. */
async function measure({ engine, queries, rounds }: Asked): Promise<Omit<Measured, 'memoryMb'>> {
  const start = performance.now();
  const worker = new Worker('/worker.js');
  const ask = (message: ToEngine) =>
    new Promise<FromEngine>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<FromEngine>) => resolve(data);
      worker.postMessage(message);
    });
  await ask({ engine, listing: `/listings/${encodeURIComponent(engine)}`, query: 'in the beginning' });
  const coldMs = performance.now() - start;
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const ofRound = (await ask({ queries })) as readonly number[];
    // The first round warms the engine up.
    if (round > 0) times.push(...ofRound);
  }
  return { coldMs, times };
}

interface HeapUsage {
  usedSize: number;
  /** Bytes of typed arrays; older versions of Chromium do not say it. */
  backingStorageSize?: number;
}

/** Collects the garbage of the page's worker and returns what it holds then, in MB. */
async function memoryOfWorker(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const attached = new Promise<string>((resolve) => {
    session.on('Target.attachedToTarget', ({ sessionId }) => resolve(sessionId));
  });
  // Without "flatten", messages of the worker come through this session.
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  const sessionId = await attached;
  const ask = (id: number, method: string) =>
    new Promise<unknown>((resolve) => {
      session.on('Target.receivedMessageFromTarget', ({ message }) => {
        const answer = JSON.parse(message) as { id: number; result: unknown };
        if (answer.id === id) resolve(answer.result);
      });
      void session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) });
    });
  await ask(1, 'HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize = 0 } = (await ask(2, 'Runtime.getHeapUsage')) as HeapUsage;
  return (usedSize + backingStorageSize) / 1e6;
}

/** Measures engines in workers of Chromium, each in a page of its own. `listings` has the brotli of each engine's download. */
export async function measureInChromium(
  listings: Readonly<Record<string, Uint8Array>>,
  queries: readonly string[],
  rounds: number,
): Promise<Record<string, Measured>> {
  const script = await workerScript();
  const server = createServer(({ url = '/' }, response) => {
    const listing = listings[decodeURIComponent(url.replace('/listings/', ''))];
    if (url === '/') response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>');
    else if (url === '/worker.js') response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    else if (listing) response.writeHead(200, { 'content-type': 'text/plain', 'content-encoding': 'br' }).end(listing);
    else response.writeHead(200, { 'content-type': 'text/plain' }).end('');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell';
  const browser = await chromium.launch({
    ...(existsSync(executablePath) && { executablePath }),
    args: ['--no-sandbox'],
  });
  const inPage = async (act: (page: Page) => Promise<Measured>) => {
    const context = await browser.newContext();
    try {
      const page = await context.newPage();
      // tsx wraps functions in calls of __name, also those that are sent to the page.
      await page.addInitScript({ content: 'globalThis.__name = (value) => value;' });
      await page.goto(`http://127.0.0.1:${port}/`);
      return await act(page);
    } finally {
      await context.close();
    }
  };
  try {
    const run = (engine: string, asked: readonly string[]) =>
      inPage(async (page) => ({
        ...(await page.evaluate(measure, { engine, queries: asked, rounds })),
        memoryMb: await memoryOfWorker(page),
      }));
    const idle = await run('none', []);
    const measured: Record<string, Measured> = {};
    for (const engine of Object.keys(listings)) {
      const result = await run(engine, queries);
      measured[engine] = { ...result, memoryMb: result.memoryMb - idle.memoryMb };
    }
    return measured;
  } finally {
    await browser.close();
    server.close();
  }
}
