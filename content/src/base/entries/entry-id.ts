import { createHash } from 'node:crypto';

const BYTES = 4;

/**
 * The id of an entry, 'people-1906264839': its collection, and the first four bytes of the SHA-256 of
 * '<collection>/<first slug>' that are not all zero, as an unsigned number.
 */
export function entryId(collection: string, firstSlug: string): string {
  const digest = createHash('sha256').update(`${collection}/${firstSlug}`, 'utf8').digest();
  let at = 0;
  while (digest.readUInt32BE(at) === 0) at += BYTES;
  return `${collection}-${digest.readUInt32BE(at)}`;
}
