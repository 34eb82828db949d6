import { readFile } from 'node:fs/promises';
import { compileFunction } from 'node:vm';

type MessageListener = (event: { data: unknown }) => void;

/** A script that was made for a web worker of browsers, and runs here. */
export interface WorkerScope {
  /** Runs the script. Throws what it throws. */
  run(script: string, file: string): void;
  /** Posts a message to it. */
  post(message: unknown): void;
}

/** Only for addresses: a browser's worker knows the origin of its page. */
const ORIGIN = 'http://gateway';
const listingPath = /^\/data\/search\/([\w-]+)\.listing$/;

/** What a worker uses of a response. Node's own `Response` would take 10 MB of the process. */
const responseOf = (status: number, text: () => Promise<string>) => {
  const response = { status, ok: status < 300, text, clone: () => response };
  return response;
};

/**
 * What a pillar's worker finds in a browser: messages, and `fetch`, which here has the listings and nothing else. There is no
 * Cache Storage, as in a private window. The script shares this thread's other globals, so this is no sandbox.
 */
export function workerScope(
  listings: Readonly<Record<string, string>>,
  onMessage: (message: unknown) => void,
): WorkerScope {
  const listeners = new Set<MessageListener>();
  const fetchListing = (address: string | URL) => {
    const name = listingPath.exec(new URL(address, ORIGIN).pathname)?.[1] ?? '';
    const file = Object.hasOwn(listings, name) ? listings[name] : undefined;
    return Promise.resolve(
      file === undefined ? responseOf(404, () => Promise.resolve('')) : responseOf(200, () => readFile(file, 'utf8')),
    );
  };
  const scope = {
    postMessage: onMessage,
    addEventListener(type: string, listener: MessageListener) {
      if (type === 'message') listeners.add(listener);
    },
    origin: ORIGIN,
    fetch: fetchListing,
  };
  return {
    run(script, file) {
      const names = ['globalThis', 'self', ...Object.keys(scope)];
      const run = compileFunction(script, names, { filename: file }) as (...values: unknown[]) => void;
      run(scope, scope, ...Object.values(scope));
    },
    post: (data) => listeners.forEach((listener) => listener({ data })),
  };
}
