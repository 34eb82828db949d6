import { createHash } from 'node:crypto';

/** SHA-256 of bytes, or of a text's UTF-8 bytes: 64 hexadecimal digits. */
export const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');

/**
 * The name of a release: the SHA-256 over one line '<file name> <digest>\n' for each file, names in ascending order of
 * their code units.
 */
export const releaseHash = (digests: Readonly<Record<string, string>>): string =>
  sha256(
    Object.keys(digests)
      .sort()
      .map((name) => `${name} ${digests[name]}\n`)
      .join(''),
  );
