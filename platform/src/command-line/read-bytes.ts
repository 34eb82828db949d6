import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Problem } from './problem';

/** Reads a file, or what a URL serves. Throws a Problem if it cannot. */
export async function readBytes(place: string, timeoutMs: number): Promise<Buffer<ArrayBuffer>> {
  try {
    if (!/^https?:/.test(place)) return await readFile(path.resolve(place));
    const response = await fetch(place, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`it responded with status ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  } catch (error) {
    throw new Problem(`${place} cannot be read: ${(error as Error).message}.`);
  }
}
