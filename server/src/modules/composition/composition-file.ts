import { readFile, stat } from 'node:fs/promises';
import { compositionSchema, type Composition } from '@manna/shared/contracts';
import { parseJson, readJsonFile } from '../../json-file';
import { messageOf, StartError } from '../../start-error';

/** Reads the composition at startup. Throws a StartError if it is invalid. */
export async function readComposition(file: string): Promise<Composition> {
  try {
    return await readJsonFile(file, compositionSchema);
  } catch (error) {
    throw new StartError(`COMPOSITION: ${messageOf(error)}; build the site, or correct the file.`);
  }
}

/** Watches a composition file. Each call returns its new content if its bytes have changed, otherwise undefined. */
export function followComposition(file: string): () => Promise<Composition | undefined> {
  let seen: string | undefined;
  let seenText: string | undefined;
  return async () => {
    const { mtimeMs, size, ino } = await stat(file);
    const stamp = `${mtimeMs} ${size} ${ino}`;
    if (stamp === seen) return undefined;
    const text = await readFile(file, 'utf8');
    seen = stamp;
    if (text === seenText) return undefined;
    seenText = text;
    try {
      return parseJson(text, compositionSchema);
    } catch (error) {
      throw new Error(`${file} ${messageOf(error)}`);
    }
  };
}
