import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';

const LOOK_EVERY_MS = 50;

/** One request of a page; times in milliseconds since 1970. */
export interface LoggedRequest {
  url: string;
  type: string;
  startedAt: number;
  /** Undefined while it is under way. */
  endedAt: number | undefined;
  /** Size of the body as it came over the wire. Headers would weigh as much as a small script, and HTTP/2 packs them. */
  bytes: number;
}

/** What a page asked for, in order. */
export class NetworkLog {
  readonly requests: LoggedRequest[] = [];
  readonly #open = new Map<string, LoggedRequest>();
  readonly #headers = new Map<string, number>();
  /** Chromium's clock starts anywhere; a request's start tells it in both. */
  #clockOffset = 0;

  /** Follows a page from now on. */
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

  /** Resolves once nothing was under way for so long. */
  async quiet(forMs: number): Promise<void> {
    let quietSince = Date.now();
    while (Date.now() - quietSince < forMs) {
      await delay(LOOK_EVERY_MS);
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
