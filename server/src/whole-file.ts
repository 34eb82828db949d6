import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file, in a folder that is created if it is missing, so that whoever reads it gets the file before or the file
 * after, never half of one. Until then its bytes are in a draft beside it, whose name is that of the file, a dot and a
 * random part. A draft that cannot be written is removed.
 */
export async function writeWholeFile(file: string, content: string | Uint8Array): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(draft, content);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
}
