import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { messageOf } from '../../start-error';
import { databaseAway } from '../storage/database-away';
import type { Database } from '../storage/storage';
import type { LoadContent } from './content-loader-process';
import { readCurrentHash, ReleaseError } from './content-release';
import { readReleaseState, readPointer, type Pointer } from './content-repository';
import type { LoadStep } from './load-release';

/** The pause before a load is repeated that failed because the database or its process went away. Each doubles it. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** How often a gateway checks whether another process has switched the release in a shared database. */
const POINTER_POLL_MS = 2_000;

export interface ContentService {
  /** Hash of the current release; undefined if none is loaded. */
  current(): string | undefined;
  /** Hashes of the releases that URLs may still refer to, the current one first. */
  available(): readonly string[];
  /** Reads the pointer from the database now. */
  refresh(): Promise<void>;
  /** Settles when the load at startup, if there is one, is done. */
  loaded: Promise<void>;
  /** Cancels a running load; its transaction is rolled back. */
  close(): Promise<void>;
}

interface ContentOptions {
  db: Database;
  /** The folder of the built site, which contains content/. */
  distDir: string;
  load: LoadContent;
  log: Logger;
}

const logStep = (log: Logger, step: LoadStep): void => {
  if (step.kind === 'waiting') log.info('another process is loading content; waiting for it');
  else log.debug(step, 'loading content');
};

/**
 * Loads the release that `distDir`/content/current names, unless it is already current or an operator rolled back from
 * it. If another release is current, readers keep it during the load; otherwise this waits for the load. A missing or
 * damaged release is logged and changes nothing. A current release that an older gateway loaded is loaded again.
 */
export async function startContent({ db, distDir, load, log }: ContentOptions): Promise<ContentService> {
  const folder = path.join(distDir, 'content');
  const ending = new AbortController();
  let pointer: Pointer | undefined = await readPointer(db);
  const refresh = async () => {
    try {
      pointer = await readPointer(db);
    } catch (error) {
      log.warn({ reason: databaseAway(error) ?? messageOf(error) }, 'the content pointer could not be read');
    }
  };

  const warnPassedOver = (wanted: string) =>
    log.warn(
      `${folder} names the release ${wanted}, but an operator chose another one: readers keep ${pointer?.current ?? 'none'} until "npm run content -- load".`,
    );
  const loadWanted = async (wanted: string) => {
    const started = performance.now();
    log.info({ release: wanted }, 'loading a content release');
    const onStep = (step: LoadStep) => logStep(log, step);
    const outcome = await load(path.join(folder, wanted), { signal: ending.signal, onStep });
    await refresh();
    if (outcome === 'passed over') warnPassedOver(wanted);
    else log.info({ release: wanted, outcome, ms: Math.round(performance.now() - started) }, 'content release loaded');
  };
  /** Returns whether another try may succeed. */
  const begin = async (): Promise<boolean> => {
    try {
      const wanted = await readCurrentHash(folder);
      if (wanted === undefined) log.warn(`${folder} contains no content release`);
      else if (pointer?.passedOver.includes(wanted)) warnPassedOver(wanted);
      else if (wanted !== pointer?.current) await loadWanted(wanted);
      if (pointer && (await readReleaseState(db, pointer.current)) === 'outdated') await loadWanted(pointer.current);
      return false;
    } catch (error) {
      if (ending.signal.aborted) return false;
      const isPassing = (error instanceof ReleaseError && error.isPassing) || databaseAway(error) !== undefined;
      log.error(
        `The content release was not loaded: ${databaseAway(error) ?? messageOf(error)}${isPassing ? '; it is loaded again' : ''}.`,
      );
      const isOutdated = pointer && (await readReleaseState(db, pointer.current).catch(() => undefined)) === 'outdated';
      if (isOutdated)
        log.error(
          `An earlier version of the gateway loaded the content release ${pointer?.current}: newer kinds of content are missing from its pages until it, or another one, is loaded.`,
        );
      return isPassing;
    }
  };
  const first = begin();
  const repeat = async () => {
    let isOpen = await first;
    for (let pause = FIRST_PAUSE_MS; isOpen; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      await sleep(pause, undefined, { signal: ending.signal }).catch(() => undefined);
      isOpen = !ending.signal.aborted && (await begin());
    }
  };
  const loaded = repeat();
  if (!pointer) await first;

  const timer = setInterval(() => void refresh(), POINTER_POLL_MS).unref();
  return {
    current: () => pointer?.current,
    available: () =>
      pointer ? [pointer.current, ...(pointer.previous === null ? [] : [pointer.previous]), ...pointer.passedOver] : [],
    refresh,
    loaded,
    async close() {
      clearInterval(timer);
      ending.abort();
      await loaded;
    },
  };
}
