const OFFSET = 0x81_1c_9d_c5;
const PRIME = 0x01_00_01_93;

/** A few letters that are others when one of the texts is another (32-bit FNV-1a). */
export function fingerprint(texts: readonly string[]): string {
  let hash = OFFSET;
  for (const letter of texts.join('\n')) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), PRIME);
  return (hash >>> 0).toString(36);
}
