import type { KeyObject } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { compositionSchema, signaturesFileOf, type Composition } from '@manna/shared/contracts';
import { parseJson, parseJsonFile, readTextFile } from '../../json-file';
import { codeOf, messageOf, StartError } from '../../start-error';
import { foreignTo } from './composition-rules';
import { unsignedBy } from './composition-signature';

/**
 * Reads the composition at startup. Throws a StartError if it is invalid, is not signed by one of the keys, or is not for the
 * environment of the site. The one that the build wrote is for any. Without keys, none needs a signature.
 */
export async function readComposition(
  file: string,
  environment: string,
  isBuilt: boolean,
  keys: readonly KeyObject[] = [],
): Promise<Composition> {
  let text: string;
  let composition: Composition;
  try {
    text = await readTextFile(file);
    composition = parseJsonFile(file, text, compositionSchema);
  } catch (error) {
    throw new StartError(`COMPOSITION: ${messageOf(error)}; build the site, or correct the file.`);
  }
  const unsigned = keys.length > 0 ? await unsignedBy(keys, file, text) : undefined;
  if (unsigned !== undefined)
    throw new StartError(`COMPOSITION: ${file} cannot be used: ${unsigned}; sign it with compose sign.`);
  const objection = isBuilt ? undefined : foreignTo(environment, composition);
  if (objection !== undefined)
    throw new StartError(
      `COMPOSITION: ${file} cannot be used: ${objection}; set COMPOSITION to the file of "${environment}", or correct "environment" in SITE_CONFIG or in the file.`,
    );
  return composition;
}

/** A text that differs once the file has changed. Rejects if there is no such file. */
async function stampOf(file: string): Promise<string> {
  const { mtimeMs, size, ino } = await stat(file);
  return `${mtimeMs} ${size} ${ino}`;
}

/**
 * Watches a composition file, and its signatures if there are keys. Each call returns its new content if its bytes have
 * changed, otherwise undefined. Throws an Error with the end of a sentence about the file; a fault that stays is thrown once.
 */
export function followComposition(
  file: string,
  keys: readonly KeyObject[] = [],
): () => Promise<Composition | undefined> {
  let seen: string | undefined;
  let seenText: string | undefined;
  return async () => {
    let stamp: string;
    let text: string;
    try {
      stamp = await stampOf(file);
      if (keys.length > 0) stamp += await stampOf(signaturesFileOf(file)).catch(messageOf);
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
    const unsigned = keys.length > 0 ? await unsignedBy(keys, file, text) : undefined;
    if (unsigned !== undefined) throw new Error(unsigned);
    seenText = text;
    try {
      return parseJson(text, compositionSchema);
    } catch (error) {
      throw new Error(`it ${messageOf(error)}`);
    }
  };
}
