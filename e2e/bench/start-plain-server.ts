import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { PlainResponse } from './plain-server';

/** A server under load. */
export interface MeasuredServer {
  url: string;
  /** Processor time it has used so far. */
  cpuSeconds: () => Promise<number>;
}

export interface PlainServer extends MeasuredServer {
  stop(): Promise<void>;
}

/** The response of a static host for an HTML page, which it has compressed in advance as far as possible. */
export const brotliResponse = (path: string, html: string): PlainResponse => ({
  path,
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' },
  body: brotliCompressSync(html),
});

/** Starts a bare Node.js server in its own process, which sends these responses. */
export async function startPlainServer(responses: readonly PlainResponse[]): Promise<PlainServer> {
  const child = fork(path.join(import.meta.dirname, 'plain-server.ts'), { serialization: 'advanced' });
  const ask = async (message: object | string): Promise<number> => {
    child.send(message);
    const [reply] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [number];
    if (!child.connected) throw new Error('The plain server ended');
    return reply;
  };
  const port = await ask([...responses]);
  return {
    url: `http://127.0.0.1:${port}`,
    cpuSeconds: () => ask('cpu seconds'),
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
