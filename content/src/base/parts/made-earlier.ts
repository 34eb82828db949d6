/** Returns the bytes of a file that an earlier build has made, by its path; undefined if it has none. */
export type MadeEarlier = (path: string) => Uint8Array | undefined;
