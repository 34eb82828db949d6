import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { PlainAnswer } from './plain-server';

/** A server under load: where it listens, and what it costs. */
export interface MeasuredServer {
  url: string;
  /** Processor time it has used so far. */
  cpuSeconds: () => Promise<number>;
}

export interface PlainServer extends MeasuredServer {
  stop(): Promise<void>;
}

/** An HTML page as a static host keeps it: compressed beforehand, as small as can be. */
export const brotliAnswer = (path: string, html: string): PlainAnswer => ({
  path,
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' },
  body: brotliCompressSync(html),
});

/** Starts a bare Node.js server, in a process of its own, that gives these answers. */
export async function startPlainServer(answers: readonly PlainAnswer[]): Promise<PlainServer> {
  const child = fork(path.join(import.meta.dirname, 'plain-server.ts'), { serialization: 'advanced' });
  const ask = async (message: object | string): Promise<number> => {
    child.send(message);
    const [answer] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [number];
    if (!child.connected) throw new Error('The plain server ended');
    return answer;
  };
  const port = await ask([...answers]);
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
