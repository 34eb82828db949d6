import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FailureKind } from '@manna/shared/contracts';
import { integrityOf } from '@manna/shared/domain';
import { codeOf, messageOf, nameOf } from '../../start-error';

/** More than any file of a release that the gateway itself reads. */
const MAX_BYTES = 16 * 1024 * 1024;
const LOCAL_PREFIX = '/pillars/';

/** A release of a pillar cannot be used; the message is one sentence for the pillar's owner. */
export class ReleaseRefused extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

async function readLocal(folder: string, base: string, file: string): Promise<Buffer> {
  const name = `${base}${file}`;
  const root = path.join(folder, LOCAL_PREFIX);
  const target = path.join(folder, name);
  if (!name.startsWith(LOCAL_PREFIX) || !target.startsWith(root))
    throw new ReleaseRefused('http', `${name} is not below ${LOCAL_PREFIX}, where this site keeps its pillars.`);
  try {
    return await readFile(target);
  } catch (error) {
    const reason = codeOf(error) === 'ENOENT' ? 'there is no such file' : messageOf(error);
    throw new ReleaseRefused('http', `${name} cannot be read: ${reason}.`);
  }
}

async function readWithin(response: Response, address: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > MAX_BYTES) throw new ReleaseRefused('http', `${address} is larger than ${MAX_BYTES} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** fetch says only that it failed; why is in the cause. */
const causeOf = (error: unknown): string => {
  const cause: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'cause') : undefined;
  return codeOf(cause) ?? messageOf(cause ?? error);
};

async function readRemote(address: string, timeoutMs: number): Promise<Buffer> {
  try {
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new ReleaseRefused('http', `${address} answered ${response.status}.`);
    return await readWithin(response, address);
  } catch (error) {
    if (error instanceof ReleaseRefused) throw error;
    if (nameOf(error) === 'TimeoutError')
      throw new ReleaseRefused('timeout', `${address} did not answer within ${timeoutMs} ms.`);
    throw new ReleaseRefused('http', `${address} cannot be fetched (${causeOf(error)}).`);
  }
}

/** Where a release's files come from. */
export interface ReleaseSource {
  /** The built site's folder, which holds pillars/. */
  distDir: string;
  /** Folder of the release, as the composition names it. */
  base: string;
  timeoutMs: number;
}

/** A file of a release whose bytes have this SHA-384; a ReleaseRefused says why it cannot be had. */
export async function readReleaseFile(source: ReleaseSource, file: string, integrity: string): Promise<Buffer> {
  const { base, distDir, timeoutMs } = source;
  const bytes = base.startsWith('/') ? await readLocal(distDir, base, file) : await readRemote(base + file, timeoutMs);
  if ((await integrityOf(bytes)) !== integrity)
    throw new ReleaseRefused('integrity', `${base}${file} is not the file that was pinned: its SHA-384 differs.`);
  return bytes;
}
