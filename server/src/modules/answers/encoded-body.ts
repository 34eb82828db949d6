import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** Of 11: most of the gain for a tenth of the time. */
const BROTLI_QUALITY = 5;
/** A body smaller than one packet gains nothing. */
const SMALLEST_BYTES = 1_024;

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that an Accept-Encoding header allows. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const allowed = (accepted ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  if (allowed.includes('br')) return 'br';
  return allowed.includes('gzip') || allowed.includes('*') ? 'gzip' : 'identity';
}

/** A text as bytes, compressed at the first need of each encoding and kept. */
export class EncodedBody {
  readonly identity: Buffer;
  #br: Promise<Buffer> | undefined;
  #gzip: Promise<Buffer> | undefined;

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
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: this.identity.length,
    };
    return (this.#br ??= toBrotli(this.identity, { params }));
  }
}
