import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import pLimit from 'p-limit';

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);
/** The quality is 5 of 11. It gives most of the gain in a tenth of the time, because a reader waits for it. */
const FIRST_BROTLI_QUALITY = 5;
/** For a body that several readers request: worth a tenth of a second, once, in the background. */
const LASTING_BROTLI_QUALITY = 11;
/** Compressing a body that fits into one packet gains nothing. */
const SMALLEST_BYTES = 1_024;
/** The best quality takes seconds for a larger body. */
const LARGEST_LASTING_BYTES = 500_000;

/*
 * Brotli takes memory for its window and for the block that it works on, at the best quality a hundred times the block, and the
 * allocator of each thread keeps what was taken once. So both are small, which makes pages no larger, and one body at a time is
 * compressed for a reader and one in the background. After some hundred pages, with a few of 2 MB, 12 MB stay instead of 44.
 */

/** Binary logarithms of bytes. */
const LARGEST_WINDOW = 18;
const BLOCK = 16;
const forReader = pLimit(1);
const inBackground = pLimit(1);

/** Binary logarithm of the smallest window that holds this number of bytes, up to the largest. */
const windowFor = (bytes: number): number =>
  Math.min(Math.max(Math.ceil(Math.log2(bytes)), constants.BROTLI_MIN_WINDOW_BITS), LARGEST_WINDOW);

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that an Accept-Encoding header allows. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const allowed = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings(['br', 'gzip']);
  if (allowed.includes('br')) return 'br';
  return allowed.includes('gzip') ? 'gzip' : 'identity';
}

/** A text as bytes. Each encoding is computed when it is first needed, and cached. */
export class EncodedBody {
  /** Bytes of the text. */
  readonly length: number;
  /** The bytes of the text. A packed body has only its compressed copies. */
  #identity: Buffer | undefined;
  #br: Promise<Buffer> | undefined;
  #gzip: Promise<Buffer> | undefined;
  #brotliRequests = 0;

  constructor(text: string) {
    this.#identity = Buffer.from(text);
    this.length = this.#identity.length;
  }

  /** Returns 'identity' for a small body, otherwise `wanted`. */
  encodingFor(wanted: Encoding): Encoding {
    return this.length < SMALLEST_BYTES ? 'identity' : wanted;
  }

  bytes(encoding: Encoding): Promise<Buffer> | Buffer {
    if (encoding === 'identity') return this.#plain();
    if (encoding === 'gzip') return (this.#gzip ??= this.#gzipped());
    this.#brotliRequests += 1;
    // A second request suggests that there will be more. The first copy is served until the better one is ready.
    if (this.#brotliRequests === 2 && this.length <= LARGEST_LASTING_BYTES) void this.#improve();
    return this.#first();
  }

  /**
   * From now on keeps only compressed copies, which take a quarter of the memory: a cached body waits long, and nearly every
   * reader accepts Brotli. For the others it is decompressed.
   */
  async pack(): Promise<void> {
    if (this.length < SMALLEST_BYTES) return;
    await this.#first();
    this.#identity = undefined;
  }

  #first(): Promise<Buffer> {
    return (this.#br ??= forReader(() => this.#brotli(FIRST_BROTLI_QUALITY)));
  }

  async #improve(): Promise<void> {
    const bytes = await inBackground(() => this.#brotli(LASTING_BROTLI_QUALITY)).catch(() => undefined);
    if (bytes) this.#br = Promise.resolve(bytes);
  }

  #plain(): Promise<Buffer> | Buffer {
    return this.#identity ?? this.#first().then((packed) => fromBrotli(packed));
  }

  async #gzipped(): Promise<Buffer> {
    return toGzip(await this.#plain());
  }

  async #brotli(quality: number): Promise<Buffer> {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(this.length),
      [constants.BROTLI_PARAM_LGBLOCK]: BLOCK,
      [constants.BROTLI_PARAM_SIZE_HINT]: this.length,
    };
    return toBrotli(await this.#plain(), { params });
  }
}
