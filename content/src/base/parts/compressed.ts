import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MadeEarlier } from './made-earlier';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

interface Compressed {
  readonly br: Uint8Array;
  readonly gz: Uint8Array;
}

/**
 * The file of a release as it lies beside itself, `.br` and `.gz`: compressed once, served ever after. The same bytes
 * always give the same files with the same `quality` of brotli, so those of a file that is the same in an earlier release
 * are not made again.
 */
export async function compressed(
  path: string,
  text: string | Uint8Array,
  madeEarlier: MadeEarlier = () => undefined,
  quality: number = constants.BROTLI_MAX_QUALITY,
): Promise<Compressed> {
  const bytes = Buffer.from(text);
  const [earlierBr, earlierGz] = [madeEarlier(`${path}.br`), madeEarlier(`${path}.gz`)];
  if (earlierBr && earlierGz && bytes.equals(madeEarlier(path) ?? new Uint8Array()))
    return { br: earlierBr, gz: earlierGz };
  const [br, gz] = await Promise.all([
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    gzipped(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { br, gz };
}
