import { createPublicKey, verify, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { compositionSignaturesSchema, signaturesFileOf } from '@manna/shared/contracts';
import { integrityOf } from '@manna/shared/domain';
import { readJsonFile } from '../../json-file';
import { messageOf, StartError } from '../../start-error';

const PEM_BLOCK = /-----BEGIN [A-Z ]+-----[^-]+-----END [A-Z ]+-----/g;

/** Reads the public keys of a PEM file: several while one is exchanged for another. Throws a StartError if one is unfit. */
export async function readCompositionKeys(file: string): Promise<KeyObject[]> {
  try {
    const keys = ((await readFile(file, 'utf8')).match(PEM_BLOCK) ?? []).map((pem) => createPublicKey(pem));
    if (keys.length === 0) throw new Error('it has no key in PEM');
    if (keys.some(({ asymmetricKeyType }) => asymmetricKeyType !== 'ed25519')) throw new Error('a key is not Ed25519');
    return keys;
  } catch (error) {
    throw new StartError(
      `COMPOSITION_KEY: ${file} cannot be used: ${messageOf(error)}; name the public key that compose init made.`,
    );
  }
}

/** Why a composition's file may not be trusted, as the end of a sentence; undefined if one of the keys has signed its bytes. */
export async function unsignedBy(keys: readonly KeyObject[], file: string, text: string): Promise<string | undefined> {
  try {
    const bytes = Buffer.from(text);
    const hash = await integrityOf(bytes);
    const { signatures } = await readJsonFile(signaturesFileOf(file), compositionSignaturesSchema);
    const ofText = signatures.filter(({ composition }) => composition === hash);
    const isSigned = ofText.some(({ signature }) =>
      keys.some((key) => verify(null, bytes, key, Buffer.from(signature, 'base64'))),
    );
    if (isSigned) return undefined;
    return `${signaturesFileOf(file)} has no signature of it by a key of COMPOSITION_KEY`;
  } catch (error) {
    return `it is not signed: ${messageOf(error)}`;
  }
}
