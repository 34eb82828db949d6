import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Problem } from './problem';

const onlyEd25519 = (key: KeyObject, file: string): KeyObject => {
  if (key.asymmetricKeyType !== 'ed25519') throw new Problem(`${file} is no Ed25519 key; make one with --new-key.`);
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
