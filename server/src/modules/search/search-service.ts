import type { SiteConfig } from '@manna/shared/contracts';
import {
  extensionsOf,
  listingNames,
  listingNamesIn,
  searchPaths,
  type ExtraListing,
  type ListingFile,
} from '@manna/shared/domain';
import type { Logger } from 'pino';
import { z } from 'zod';
import { messageOf } from '../../start-error';
import type { CompositionService } from '../composition/composition-service';
import type { ContentFiles } from '../content/content-files';
import { badInput, refusal } from '../graphql/bad-input';
import type { SearchedRelease } from './search-messages';
import { SearchProcess } from './search-process';

/** How many queries may wait. The last of them waits for a fifth of a second. */
const MOST_WAITING = 12;
/** How long a page waits for its results, the start of the process included. The shell gives up data after 3.5 s. */
const DEADLINE_MS = 3_000;
/** A process that has not answered after this time is ended. Its start takes longest, on a busy machine. */
const HANG_MS = 10_000;
/**
 * The process ends when nobody has searched for so long, and gives its memory back. The next search starts it again, which takes
 * a busy machine longer than a page waits.
 */
const IDLE_MS = 600_000;
/** After a failure nobody searches for so long, so that a faulty script does not start one process after the other. */
const PAUSE_MS = 10_000;

/** A scope is as long as the verses of three people who are often named. */
const MOST_PARTS = 100;
/** Listings that only some queries need. A release without them is searched, too. */
const extraListings: readonly ExtraListing[] = ['strongs', 'relations'];

const optionsSchema = z.record(z.string(), z.unknown());
const scopeSchema = z.array(z.unknown());

interface SearchServiceOptions {
  /** Script of the search process. */
  program: string;
  /** The folders of the releases. */
  readable: readonly string[];
  site: SiteConfig;
  composition: Pick<CompositionService, 'current'>;
  files: Pick<ContentFiles, 'ofCurrent' | 'verifiedSize'>;
  log: Logger;
  /** See DEADLINE_MS, HANG_MS, IDLE_MS and PAUSE_MS. */
  deadlineMs?: number;
  hangMs?: number;
  idleMs?: number;
  pauseMs?: number;
}

const unavailable = () => refusal('Search is not available now: try again in a moment.', 'UNAVAILABLE', 503);

function readOptions(json: string): Record<string, unknown> {
  try {
    return optionsSchema.parse(JSON.parse(json));
  } catch {
    throw badInput('"options" is not a JSON object.');
  }
}

function readScope(parts: readonly string[]): unknown[] {
  if (parts.length > MOST_PARTS) throw badInput(`"scope" has ${parts.length} parts: send at most ${MOST_PARTS}.`);
  try {
    return scopeSchema.parse(JSON.parse(parts.join('')));
  } catch {
    throw badInput('The parts of "scope" are not a JSON list.');
  }
}

/**
 * Searches for pages that are rendered on the server, with the worker of the search pillar in a process of its own, which is
 * started by the first query and ended when nobody searches. One query runs at a time.
 */
export class SearchService {
  readonly #options: SearchServiceOptions;
  #process: { key: string; running: SearchProcess } | undefined;
  /** Resolves when the last query that waits has ended. */
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #idle: NodeJS.Timeout | undefined;
  #pausedUntil = -Infinity;
  #isClosed = false;

  constructor(options: SearchServiceOptions) {
    this.#options = options;
  }

  /**
   * What the worker answers to a query, as JSON: a message for each collection, and its suggestion, if there is one. `options` is
   * the rest of the message to the worker, as JSON, and `scope` the JSON of its scope, in parts. Rejects with a GraphQLError,
   * whose status is 503 if too many wait, if it takes too long or if it fails.
   */
  async search(query: string, options: string, scope?: readonly string[]): Promise<string[]> {
    const rest = { ...readOptions(options), ...(scope && { scope: readScope(scope) }) };
    if (this.#isClosed || this.#waiting >= MOST_WAITING || performance.now() < this.#pausedUntil) throw unavailable();
    this.#waiting += 1;
    const deadline = AbortSignal.timeout(this.#options.deadlineMs ?? DEADLINE_MS);
    const results = this.#last
      .then(() => this.#search(query, rest, deadline))
      .finally(() => {
        this.#waiting -= 1;
      });
    // The next query waits for this one even if its page does not any more.
    this.#last = results.catch(() => undefined);
    const late = new Promise<never>((_, reject) => {
      deadline.addEventListener('abort', () => reject(unavailable()), { once: true });
    });
    return Promise.race([results, late]);
  }

  close(): void {
    this.#isClosed = true;
    this.#end();
  }

  async #search(query: string, options: Record<string, unknown>, deadline: AbortSignal): Promise<string[]> {
    // It waited for the others until now.
    if (deadline.aborted || this.#isClosed) throw unavailable();
    clearTimeout(this.#idle);
    try {
      const release = await this.#release();
      if (!release) throw new Error('the release of the search page or of a listing is missing');
      const collections = this.#collections();
      if (collections.length === 0) return [];
      const running = this.#processFor(release);
      const hang = AbortSignal.timeout(this.#options.hangMs ?? HANG_MS);
      const results = await running.search({ query, collections, options }, hang);
      if (running.isLarge) this.#end();
      return results;
    } catch (error) {
      this.#end();
      this.#pause(error);
      throw unavailable();
    } finally {
      this.#idle = setTimeout(() => this.#end(), this.#options.idleMs ?? IDLE_MS).unref();
    }
  }

  #pause(error: unknown): void {
    // Closing the gateway ends the process, which is no failure.
    if (this.#isClosed) return;
    this.#pausedUntil = performance.now() + (this.#options.pauseMs ?? PAUSE_MS);
    this.#options.log.error({ reason: messageOf(error) }, 'a search for a page failed');
  }

  #end(): void {
    clearTimeout(this.#idle);
    this.#process?.running.kill();
    this.#process = undefined;
  }

  /** What the pillars of the site declare as searched, in the order of the results. */
  #collections(): string[] {
    const { composition, site } = this.#options;
    const declared = extensionsOf(composition.current().resolved, 'searchProviders', site);
    return listingNamesIn(declared.map(({ id }) => id));
  }

  /** The worker of the pillar whose page is /search, and the current listings; undefined if any is missing. */
  async #release(): Promise<SearchedRelease | undefined> {
    const { composition, files } = this.#options;
    const { resolved, workers } = composition.current();
    const pillar = resolved.pillars.find(({ metadata }) =>
      metadata?.routes.some(({ path }) => path === searchPaths.search),
    );
    const script = pillar && workers[pillar.name];
    if (!script) return undefined;
    const found = await Promise.all(
      [...listingNames, ...extraListings].map(async (name: ListingFile) => {
        const file = await files.ofCurrent(`listings/${name}.listing`);
        return file && (await files.verifiedSize(file)) !== undefined ? ([name, file.path] as const) : undefined;
      }),
    );
    const listings = Object.fromEntries(found.filter((each) => each !== undefined));
    return listingNames.every((name) => name in listings) ? { script, listings } : undefined;
  }

  /** The process of this release. A process of an earlier one is ended. */
  #processFor(release: SearchedRelease): SearchProcess {
    // The folder of a listing is named by the hash of its content release.
    const key = JSON.stringify(release);
    if (this.#process?.key === key && !this.#process.running.hasEnded) return this.#process.running;
    this.#end();
    const { program, readable } = this.#options;
    const running = new SearchProcess({ program, readable, release });
    this.#process = { key, running };
    return running;
  }
}
