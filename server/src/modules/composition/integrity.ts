import { createHash } from 'node:crypto';

/** The pin of some bytes: 'sha384-' and the SHA-384 in base64. */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
