import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** The quality is 5 of 11. It gives most of the gain in a tenth of the time, because a reader waits for it. */
const FIRST_BROTLI_QUALITY = 5;
/** For a body that several readers request: worth a tenth of a second, once, in the background. */
const LASTING_BROTLI_QUALITY = 11;
/** Compressing a body that fits into one packet gains nothing. */
const SMALLEST_BYTES = 1_024;

/** Binary logarithm of the smallest window that holds this number of bytes. */
const windowFor = (bytes: number): number =>
  Math.min(Math.max(Math.ceil(Math.log2(bytes)), constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW);

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that an Accept-Encoding header allows. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const allowed = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings(['br', 'gzip']);
  if (allowed.includes('br')) return 'br';
  return allowed.includes('gzip') ? 'gzip' : 'identity';
}

/** A text as bytes. Each encoding is computed when it is first needed, and cached. */
export class EncodedBody {
  readonly identity: Buffer;
  #br: Promise<Buffer> | undefined;
  #gzip: Promise<Buffer> | undefined;
  #hasLastingCopy = false;

  constructor(text: string) {
    this.identity = Buffer.from(text);
  }

  /** Returns 'identity' for a small body, otherwise `wanted`. */
  encodingFor(wanted: Encoding): Encoding {
    return this.identity.length < SMALLEST_BYTES ? 'identity' : wanted;
  }

  bytes(encoding: Encoding): Promise<Buffer> | Buffer {
    if (encoding === 'identity') return this.identity;
    if (encoding === 'gzip') return (this.#gzip ??= toGzip(this.identity));
    if (!this.#br) this.#br = this.#brotli(FIRST_BROTLI_QUALITY);
    else if (!this.#hasLastingCopy) {
      this.#hasLastingCopy = true;
      // A second request suggests that there will be more. The first copy is served until the better one is ready.
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
      // A window no larger than the body, because the compressor allocates memory for all of it.
      [constants.BROTLI_PARAM_LGWIN]: windowFor(this.identity.length),
      [constants.BROTLI_PARAM_SIZE_HINT]: this.identity.length,
    };
    return toBrotli(this.identity, { params });
  }
}
