/** Larger than any file of a release that a gateway reads itself, such as the server bundle. */
export const MAX_RELEASE_FILE_BYTES = 16 * 1024 * 1024;
