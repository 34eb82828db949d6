import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** Of 11: most of the gain for a tenth of the time, for the reader who waits for it. */
const FIRST_BROTLI_QUALITY = 5;
/** For those who come after: what many readers fetch is worth a tenth of a second, once, beside the work. */
const LASTING_BROTLI_QUALITY = 11;
/** A body smaller than one packet gains nothing. */
const SMALLEST_BYTES = 1_024;

/** Binary logarithm of the smallest window that holds so many bytes. */
const windowFor = (bytes: number): number =>
  Math.min(Math.max(Math.ceil(Math.log2(bytes)), constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW);

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that an Accept-Encoding header allows. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const allowed = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings(['br', 'gzip']);
  if (allowed.includes('br')) return 'br';
  return allowed.includes('gzip') ? 'gzip' : 'identity';
}

/** A text as bytes, compressed at the first need of each encoding and kept. */
export class EncodedBody {
  readonly identity: Buffer;
  #br: Promise<Buffer> | undefined;
  #gzip: Promise<Buffer> | undefined;
  #lasting = false;

  constructor(text: string) {
    this.identity = Buffer.from(text);
  }

  /** What `wanted` comes to: a small body is never compressed. */
  encodingFor(wanted: Encoding): Encoding {
    return this.identity.length < SMALLEST_BYTES ? 'identity' : wanted;
  }

  bytes(encoding: Encoding): Promise<Buffer> | Buffer {
    if (encoding === 'identity') return this.identity;
    if (encoding === 'gzip') return (this.#gzip ??= toGzip(this.identity));
    if (!this.#br) this.#br = this.#brotli(FIRST_BROTLI_QUALITY);
    else if (!this.#lasting) {
      this.#lasting = true;
      // The second reader shows that there are many. What is there serves until the better copy is whole.
      this.#brotli(LASTING_BROTLI_QUALITY).then(
        (bytes) => (this.#br = Promise.resolve(bytes)),
        () => undefined,
      );
    }
    return this.#br;
  }

  #brotli(quality: number): Promise<Buffer> {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      // A window no larger than the body: the compressor takes its memory by it, many at once.
      [constants.BROTLI_PARAM_LGWIN]: windowFor(this.identity.length),
      [constants.BROTLI_PARAM_SIZE_HINT]: this.identity.length,
    };
    return toBrotli(this.identity, { params });
  }
}
