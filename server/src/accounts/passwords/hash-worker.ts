import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import type { HashResult, HashTask } from './hash-messages';

/** The program of a thread that hashes passwords. It blocks, and only itself. */

/** OWASP's parameters for argon2id, the default algorithm: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** On Linux this is the priority of the thread alone: hashing takes only what the gateway leaves. */
const NICENESS = 10;

try {
  if (process.platform === 'linux') setPriority(NICENESS);
} catch {
  // Without it hashing works too.
}

let common: Set<string> | undefined;
const isCommon = (password: string): boolean => {
  common ??= new Set(dictionary['passwords-common']);
  return common.has(password.toLowerCase());
};

function resultOf({ id, password, hashed }: HashTask): HashResult {
  if (hashed !== undefined) return { id, isRight: verifySync(hashed, password) };
  return isCommon(password) ? { id, refused: 'common' } : { id, hash: hashSync(password, PARAMETERS) };
}

parentPort?.on('message', (task: HashTask) => parentPort?.postMessage(resultOf(task)));
