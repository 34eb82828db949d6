import type { TimelineItem } from '@manna/shared/contracts';
import { asc, eq } from 'drizzle-orm';
import { timelineItems } from '../storage/schema';
import type { Database } from '../storage/storage';

/** Reads the timeline of one content release. */
export class TimelineRepository {
  readonly #db: Database;
  readonly #release: string;

  constructor(db: Database, release: string) {
    this.#db = db;
    this.#release = release;
  }

  /** All items, by start. */
  async items(): Promise<TimelineItem[]> {
    const rows = await this.#db
      .select({ data: timelineItems.data })
      .from(timelineItems)
      .where(eq(timelineItems.release, this.#release))
      .orderBy(asc(timelineItems.position));
    return rows.map(({ data }) => data);
  }
}
