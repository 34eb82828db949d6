import { sign, verify, type KeyObject } from 'node:crypto';
import { compositionSignaturesSchema, signaturesFileOf, type CompositionSignatures } from '@manna/shared/contracts';
import { integrityOf } from '@manna/shared/domain';
import { writeAtomically } from '../build/write-atomically';
import { parseJsonText, readIfThere } from '../command-line/json-text';

/** The SHA-384 of a text, as pins have it. */
export const hashOf = (text: string): Promise<string> => integrityOf(Buffer.from(text));

function readSignatures(compositionFile: string): CompositionSignatures {
  const file = signaturesFileOf(compositionFile);
  const text = readIfThere(file);
  return text === undefined ? { schema: 1, signatures: [] } : parseJsonText(text, compositionSignaturesSchema, file);
}

/** Adds a signature of a text that is, or will be, in the file. `former` is the text whose signatures stay. */
export async function addSignature(
  file: string,
  text: string,
  former: string | undefined,
  key: KeyObject,
): Promise<void> {
  const composition = await hashOf(text);
  const signature = sign(null, Buffer.from(text), key).toString('base64');
  const kept = [composition, ...(former === undefined ? [] : [await hashOf(former)])];
  const others = readSignatures(file).signatures.filter(
    (each) => kept.includes(each.composition) && each.signature !== signature,
  );
  const all: CompositionSignatures = { schema: 1, signatures: [{ composition, signature }, ...others] };
  writeAtomically(signaturesFileOf(file), `${JSON.stringify(all, null, 2)}\n`);
}

/** Whether the text of a composition's file has a signature by a key. */
export async function isSigned(file: string, text: string, key: KeyObject): Promise<boolean> {
  const hash = await hashOf(text);
  return readSignatures(file).signatures.some(
    ({ composition, signature }) =>
      composition === hash && verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64')),
  );
}
