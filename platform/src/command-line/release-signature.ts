import { sign, verify, type KeyObject } from 'node:crypto';
import { releaseSignatureSchema } from '@manna/shared/contracts';
import { integrityOf } from '@manna/shared/domain';
import type { z } from 'zod';
import { parseJsonText } from './json-text';

/** The content of the signature file of a release. `release` are the bytes of its pillar.json. */
export async function releaseSignature(release: Buffer<ArrayBuffer>, key: KeyObject): Promise<string> {
  const content: z.infer<typeof releaseSignatureSchema> = {
    schema: 1,
    release: await integrityOf(release),
    signature: sign(null, release, key).toString('base64'),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Whether a signature file has the signature of a pillar.json by a key. `file` is what a Problem calls it. */
export function isReleaseSigned(release: Buffer, signatureText: string, key: KeyObject, file: string): boolean {
  const { signature } = parseJsonText(signatureText, releaseSignatureSchema, file);
  return verify(null, release, key, Buffer.from(signature, 'base64'));
}
