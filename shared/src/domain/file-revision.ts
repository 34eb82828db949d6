const REVISION_DIGITS = 8;

/** The first 8 hexadecimal digits of a file's SHA-256, which are part of its URL. */
export const fileRevision = (fileHash: string): string => fileHash.slice(0, REVISION_DIGITS);
