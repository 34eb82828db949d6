const REVISION_DIGITS = 8;

/** The part of a file's SHA-256, in hexadecimal, that is in its URL: the first 8 digits. */
export const fileRevision = (fileHash: string): string => fileHash.slice(0, REVISION_DIGITS);
