import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FailureKind } from '@manna/shared/contracts';
import { integrityOf } from '@manna/shared/domain';
import { MAX_RELEASE_FILE_BYTES } from '@manna/shared/domain/host';
import { codeOf, messageOf } from '../../start-error';
import type { FileCache } from './file-cache';

const LOCAL_PREFIX = '/pillars/';
/** The extension of a stored file of any kind. */
const STORED = '.file';

/** A pillar release cannot be used. The message is one sentence for the team that owns the pillar. */
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
    throw new ReleaseRefused('http', `${name} is not below ${LOCAL_PREFIX}, the folder of this site's pillars.`);
  try {
    return await readFile(target);
  } catch (error) {
    const reason = codeOf(error) === 'ENOENT' ? 'there is no such file' : messageOf(error);
    throw new ReleaseRefused('http', `${name} cannot be read: ${reason}.`);
  }
}

async function readWithin(response: Response, url: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > MAX_RELEASE_FILE_BYTES)
      throw new ReleaseRefused('http', `${url} is larger than ${MAX_RELEASE_FILE_BYTES} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The error of fetch only says that it failed; the reason is in its cause. */
const causeOf = (error: unknown): string => {
  const cause: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'cause') : undefined;
  return codeOf(cause) ?? messageOf(cause ?? error);
};

async function readWhole(url: string, signal: AbortSignal): Promise<Buffer> {
  try {
    const response = await fetch(url, { redirect: 'error', signal });
    if (!response.ok) throw new ReleaseRefused('http', `${url} responded with status ${response.status}.`);
    return await readWithin(response, url);
  } catch (error) {
    if (error instanceof ReleaseRefused) throw error;
    throw new ReleaseRefused('http', `${url} cannot be fetched (${causeOf(error)}).`);
  }
}

async function readRemote(url: string, timeoutMs: number): Promise<Buffer> {
  const reading = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  // Not by the signal alone: fetch refers to its own only weakly, so that a body which stalls when memory was collected is never
  // given up.
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new ReleaseRefused('timeout', `${url} did not respond within ${timeoutMs} ms.`));
      reading.abort();
    }, timeoutMs);
  });
  try {
    return await Promise.race([readWhole(url, reading.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Where the files of a release are read or fetched from. */
export interface ReleaseSource {
  /** Has every file of another host that was verified once, so that a start does not need that host. */
  cache: FileCache;
  /** The folder of the built site, which contains pillars/. */
  distDir: string;
  /** Base path or URL of the release, as in the composition. */
  base: string;
  timeoutMs: number;
}

/** Reads a release file that must have this SHA-384. Throws a ReleaseRefused with the reason if it cannot be used. */
export async function readReleaseFile(source: ReleaseSource, file: string, integrity: string): Promise<Buffer> {
  const { base, cache, distDir, timeoutMs } = source;
  const isRemote = !base.startsWith('/');
  const stored = isRemote ? await cache.find(integrity, STORED) : undefined;
  if (stored) return stored;
  const bytes = base.startsWith('/') ? await readLocal(distDir, base, file) : await readRemote(base + file, timeoutMs);
  if ((await integrityOf(bytes)) !== integrity)
    throw new ReleaseRefused('integrity', `${base}${file} is not the file that was pinned: its SHA-384 differs.`);
  if (isRemote) await cache.store(integrity, STORED, bytes);
  return bytes;
}
