import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { compositionSignaturesSchema, signaturesFileOf, type CompositionSignatures } from '@manna/shared/contracts';
import { integrityOf } from '@manna/shared/domain';
import { writeAtomically } from '../build/write-atomically';
import { parseJsonText, readIfThere } from './json-text';
import { Problem } from './problem';

const onlyEd25519 = (key: KeyObject, file: string): KeyObject => {
  if (key.asymmetricKeyType !== 'ed25519')
    throw new Problem(`${file} is no Ed25519 key; make one with compose init --new-key.`);
  return key;
};

function readKey(file: string, read: (pem: string) => KeyObject): KeyObject {
  let key: KeyObject;
  try {
    key = read(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Problem(`${file} cannot be used as a key: ${(error as Error).message}.`);
  }
  return onlyEd25519(key, file);
}

/** Reads a private key in PEM. */
export const readPrivateKey = (file: string): KeyObject => readKey(file, createPrivateKey);

/** Reads a public key in PEM, or that of a private one. */
export const readPublicKey = (file: string): KeyObject => readKey(file, createPublicKey);

/** Where the public key of a new private one is written. */
export const publicFileOf = (privateFile: string): string => `${privateFile}.pub`;

/** Writes a new pair of keys, and never over one that is there. */
export function makeKeys(privateFile: string): void {
  const publicFile = publicFileOf(privateFile);
  const existing = [privateFile, publicFile].find((file) => existsSync(file));
  if (existing !== undefined) throw new Problem(`${existing} is there already: choose another name for the new key.`);
  const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  writeFileSync(privateFile, privateKey, { mode: 0o600, flag: 'wx' });
  writeFileSync(publicFile, publicKey, { flag: 'wx' });
}

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
