import { readFile, stat } from 'node:fs/promises';
import { compositionSchema, type Composition } from '@manna/shared/contracts';
import { parseJson, readJsonFile } from '../../json-file';
import { codeOf, messageOf, StartError } from '../../start-error';
import { foreignTo } from './composition-rules';

/**
 * Reads the composition at startup. Throws a StartError if it is invalid, or is not for the environment of the site. The
 * one that the build wrote is for any.
 */
export async function readComposition(file: string, environment: string, isBuilt: boolean): Promise<Composition> {
  let composition: Composition;
  try {
    composition = await readJsonFile(file, compositionSchema);
  } catch (error) {
    throw new StartError(`COMPOSITION: ${messageOf(error)}; build the site, or correct the file.`);
  }
  const objection = isBuilt ? undefined : foreignTo(environment, composition);
  if (objection !== undefined)
    throw new StartError(
      `COMPOSITION: ${file} cannot be used: ${objection}; set COMPOSITION to the file of "${environment}", or correct "environment" in SITE_CONFIG or in the file.`,
    );
  return composition;
}

/**
 * Watches a composition file. Each call returns its new content if its bytes have changed, otherwise undefined. Throws an
 * Error with the end of a sentence about the file; a fault that stays is thrown once.
 */
export function followComposition(file: string): () => Promise<Composition | undefined> {
  let seen: string | undefined;
  let seenText: string | undefined;
  return async () => {
    let stamp: string;
    let text: string;
    try {
      const { mtimeMs, size, ino } = await stat(file);
      stamp = `${mtimeMs} ${size} ${ino}`;
      if (stamp === seen) return undefined;
      text = await readFile(file, 'utf8');
    } catch (error) {
      const reason = codeOf(error) === 'ENOENT' ? 'there is no such file' : messageOf(error);
      if (seen === reason) return undefined;
      [seen, seenText] = [reason, undefined];
      throw new Error(`it cannot be read: ${reason}`);
    }
    seen = stamp;
    if (text === seenText) return undefined;
    seenText = text;
    try {
      return parseJson(text, compositionSchema);
    } catch (error) {
      throw new Error(`it ${messageOf(error)}`);
    }
  };
}
