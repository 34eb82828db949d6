import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';

const POLL_EVERY_MS = 50;

/** One request of a page; times in milliseconds since 1970. */
export interface LoggedRequest {
  url: string;
  type: string;
  startedAt: number;
  /** Undefined while the request is in flight. */
  endedAt: number | undefined;
  /** Transferred size of the body. Headers do not count: they are as large as a small script, and HTTP/2 compresses them. */
  bytes: number;
}

/** The requests of a page, in order. */
export class NetworkLog {
  readonly requests: LoggedRequest[] = [];
  readonly #open = new Map<string, LoggedRequest>();
  readonly #headers = new Map<string, number>();
  /** Chromium's timestamps start at an arbitrary moment; a request's start is given in both clocks. Seconds. */
  #clockOffset = 0;

  /** Starts to log the requests of a page. */
  static async start(session: CDPSession): Promise<NetworkLog> {
    const log = new NetworkLog(session);
    await session.send('Network.enable');
    return log;
  }

  private constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp, wallTime }) => {
      if (!request.url.startsWith('http')) return;
      this.#clockOffset = wallTime - timestamp;
      const entry = {
        url: request.url,
        type: type ?? 'Other',
        startedAt: wallTime * 1_000,
        endedAt: undefined,
        bytes: 0,
      };
      this.requests.push(entry);
      this.#open.set(requestId, entry);
    });
    session.on('Network.responseReceived', ({ requestId, response }) => {
      this.#headers.set(requestId, response.encodedDataLength);
    });
    session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
      this.#close(requestId, timestamp, encodedDataLength - (this.#headers.get(requestId) ?? 0)),
    );
    session.on('Network.loadingFailed', ({ requestId, timestamp }) => this.#close(requestId, timestamp, 0));
  }

  /** Resolves when no request has been in flight for this long. */
  async quiet(forMs: number): Promise<void> {
    let quietSince = Date.now();
    while (Date.now() - quietSince < forMs) {
      await delay(POLL_EVERY_MS);
      if (this.#open.size > 0) quietSince = Date.now();
    }
  }

  #close(requestId: string, timestamp: number, bytes: number): void {
    const entry = this.#open.get(requestId);
    if (!entry) return;
    entry.endedAt = (timestamp + this.#clockOffset) * 1_000;
    entry.bytes = bytes;
    this.#open.delete(requestId);
  }
}
