import path from 'node:path';
import type { Logger } from 'pino';
import { messageOf } from '../../start-error';
import type { Database } from '../storage/storage';
import { openContentRelease, readCurrentHash } from './content-release';
import { readPointer, switchRelease } from './content-repository';

/** How often a gateway looks whether another one has switched the release in the database they share. */
const POINTER_POLL_MS = 5_000;

export interface ContentService {
  /** Hash of the release that readers get; undefined where none is loaded. */
  current(): string | undefined;
  /** Reads the database's pointer now. */
  refresh(): Promise<void>;
  close(): void;
}

/**
 * Loads the release that `distDir`/content names where it is not loaded yet. A release that is missing or damaged is
 * reported and changes nothing: readers keep the one they have.
 */
export async function startContent(db: Database, distDir: string, log: Logger): Promise<ContentService> {
  const folder = path.join(distDir, 'content');
  let current = await readPointer(db);
  try {
    const wanted = await readCurrentHash(folder);
    if (wanted === undefined) log.warn(`${folder} holds no content release`);
    else if (wanted !== current) {
      const started = Date.now();
      await switchRelease(db, await openContentRelease(folder, wanted));
      current = wanted;
      log.info({ release: wanted, ms: Date.now() - started }, 'content release loaded');
    }
  } catch (error) {
    log.error(`The content release was not loaded: ${messageOf(error)}.`);
  }
  const refresh = async () => {
    try {
      current = await readPointer(db);
    } catch (error) {
      log.warn({ reason: messageOf(error) }, 'the content pointer could not be read');
    }
  };
  const timer = setInterval(() => void refresh(), POINTER_POLL_MS).unref();
  return { current: () => current, refresh, close: () => clearInterval(timer) };
}
