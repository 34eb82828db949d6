import { AsyncLocalStorage } from 'node:async_hooks';

/** The storage of one browser. */
class BrowserStorage {
  readonly #texts = new Map<string, string>();
  getItem = (name: string): string | null => this.#texts.get(name) ?? null;
  setItem = (name: string, text: string): void => void this.#texts.set(name, text);
  removeItem = (name: string): void => void this.#texts.delete(name);
}

/** The locks of one browser, of which all have the same name: a task begins when the one before it has ended. */
class BrowserLocks {
  #last: Promise<unknown> = Promise.resolve();
  request = <Result>(_name: string, task: () => Promise<Result>): Promise<Result> => {
    const result = this.#last.then(task);
    this.#last = result.catch(() => undefined);
    return result;
  };
}

interface Current {
  window: object;
  clockOffMs: number;
}

const current = new AsyncLocalStorage<Current>();

/** Several browsers in one process: code that runs in one, and what it starts, has this browser's `window` and clock. */
export class Browser {
  /** By how much its clock is wrong, in milliseconds. */
  readonly #clockOffMs: number;
  readonly #window = {
    localStorage: new BrowserStorage(),
    navigator: { locks: new BrowserLocks() },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };

  constructor(clockOffMs = 0) {
    this.#clockOffMs = clockOffMs;
  }

  /** Called once in a test file. */
  static install(): void {
    const get = () => current.getStore()?.window;
    Object.defineProperty(globalThis, 'window', { configurable: true, get });
    const now = Date.now.bind(Date);
    Date.now = () => now() + (current.getStore()?.clockOffMs ?? 0);
  }

  run<Result>(task: () => Result): Result {
    return current.run({ window: this.#window, clockOffMs: this.#clockOffMs }, task);
  }

  /** Runs something outside of all browsers. */
  static outside<Result>(task: () => Result): Result {
    return current.exit(task);
  }
}
