import type { ContentManifest } from '@manna/shared/contracts';
import { and, eq, inArray } from 'drizzle-orm';
import { contentReleases, redirects } from '../storage/schema';
import type { Database } from '../storage/storage';

/** Reads what one content release says about itself. */
export class SiteRepository {
  readonly #db: Database;
  readonly #release: string;
  #record: Promise<Pick<ContentManifest, 'counts' | 'licences'>> | undefined;

  constructor(db: Database, release: string) {
    this.#db = db;
    this.#release = release;
  }

  /** The new path of a moved page; undefined if it did not move. */
  async redirect(path: string): Promise<string | undefined> {
    const [to] = await this.redirectsAmong([path]);
    return to;
  }

  /** The new paths of those of the paths that have moved. */
  async redirectsAmong(paths: readonly string[]): Promise<string[]> {
    const rows = await this.#db
      .select({ to: redirects.to })
      .from(redirects)
      .where(and(eq(redirects.release, this.#release), inArray(redirects.from, [...paths])));
    return rows.map(({ to }) => to);
  }

  /** The counts and licence records of the release. */
  record(): Promise<Pick<ContentManifest, 'counts' | 'licences'>> {
    const { counts, licences, hash } = contentReleases;
    this.#record ??= this.#db
      .select({ counts, licences })
      .from(contentReleases)
      .where(eq(hash, this.#release))
      .execute()
      .then(([row]) => row ?? { counts: {}, licences: [] });
    return this.#record;
  }
}
