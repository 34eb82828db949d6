import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { messageOf } from '../../start-error';
import type { CountMiss } from '../responses/miss-limit';
import { matchesEtag, NO_STORE, SHARED_CACHE } from '../responses/response';
import { sendNotFound } from '../static/static-routes';
import type { HandoutJob } from './handout-messages';
import { HandoutsBusy, type HandoutService } from './handout-service';
import type { HandoutStore } from './handout-store';

/** Raised whenever the same job makes another file than before, so that none of an earlier gateway is sent. */
const MAKER = 3;

/** What is wrong with a request, in one sentence. */
export class BadHandout extends Error {
  override readonly name = 'BadHandout';
}

interface MadeFilesOptions {
  service: Pick<HandoutService, 'make' | 'isMaking'>;
  store: Pick<HandoutStore, 'find' | 'store'>;
  countMiss: CountMiss;
  log: Logger;
}

/** A file to send: what it is made from, and its own headers. */
interface WantedFile {
  /** Hash of the content release. */
  release: string;
  /** What the job is made from besides the release, without the texts that follow from both. */
  identity: unknown;
  /** Reads the texts, once the store has no such file. Resolves with undefined if there are none. */
  readJob: () => Promise<HandoutJob | undefined>;
  headers: Readonly<Record<string, string>>;
}

const refuse = (reply: FastifyReply, status: number, sentence: string): FastifyReply =>
  reply.status(status).header('cache-control', NO_STORE).type('text/plain; charset=utf-8').send(`${sentence}\n`);

/** The header for a file with this name; browsers show it, or save it. */
export function dispositionOf(kind: 'inline' | 'attachment', file: string): string {
  const plain = file.replaceAll(/[^\w .()-]/g, '_');
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(file)}`;
}

/** Sends files that are made on demand: from the store, or made for this reader and whoever asks meanwhile. */
export class MadeFiles {
  readonly #options: MadeFilesOptions;

  constructor(options: MadeFilesOptions) {
    this.#options = options;
  }

  /** Sends a file; 404 if there is nothing to make it from. */
  async send(request: FastifyRequest, reply: FastifyReply, wanted: WantedFile): Promise<FastifyReply> {
    const key = createHash('sha256')
      .update(JSON.stringify([MAKER, wanted.release, wanted.identity]))
      .digest('hex');
    const etag = `"${key.slice(0, 32)}"`;
    void reply.headers({ 'cache-control': SHARED_CACHE, etag });
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.status(304).send();
    const bytes = await this.#bytes(request, key, wanted.readJob);
    if (!bytes) return sendNotFound(reply.removeHeader('etag'));
    return reply.headers(wanted.headers).header('x-robots-tag', 'noindex').send(bytes);
  }

  /** Refuses a request with a sentence if it is the reader's or the hour's fault; throws any other error. */
  refuse(reply: FastifyReply, error: unknown): FastifyReply {
    void reply.removeHeader('etag');
    if (error instanceof BadHandout) return refuse(reply, 400, error.message);
    if (error instanceof HandoutsBusy) return refuse(reply, 503, error.sentence);
    throw error;
  }

  async #bytes(request: FastifyRequest, key: string, readJob: WantedFile['readJob']): Promise<Buffer | undefined> {
    const { service, store, countMiss, log } = this.#options;
    const stored = await store.find(key);
    if (stored) return stored;
    const job = await readJob();
    if (!job) return undefined;
    // Who waits for a file that is being made costs nothing.
    if (!service.isMaking(key)) await countMiss(request);
    // Readers get the file, even if it cannot be stored.
    return service.make(key, job, (bytes) =>
      store.store(key, bytes).catch((error: unknown) => {
        log.error({ reason: messageOf(error) }, 'a hand-out was not stored');
      }),
    );
  }
}
