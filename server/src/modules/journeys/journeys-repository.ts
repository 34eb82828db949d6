import type { Journey, Lineage } from '@manna/shared/contracts';
import { and, asc, eq } from 'drizzle-orm';
import { journeys, lineages } from '../storage/schema';
import type { Database } from '../storage/storage';

/** Reads the journeys and lineages of one content release. */
export class JourneysRepository {
  readonly #db: Database;
  readonly #release: string;

  constructor(db: Database, release: string) {
    this.#db = db;
    this.#release = release;
  }

  /** All journeys, or the one with this slug. */
  async journeys(slug?: string): Promise<Journey[]> {
    const rows = await this.#db
      .select({ data: journeys.data })
      .from(journeys)
      .where(and(eq(journeys.release, this.#release), slug === undefined ? undefined : eq(journeys.slug, slug)))
      .orderBy(asc(journeys.position));
    return rows.map(({ data }) => data);
  }

  /** All lineages, or the one with this slug. */
  async lineages(slug?: string): Promise<Lineage[]> {
    const rows = await this.#db
      .select({ data: lineages.data })
      .from(lineages)
      .where(and(eq(lineages.release, this.#release), slug === undefined ? undefined : eq(lineages.slug, slug)))
      .orderBy(asc(lineages.position));
    return rows.map(({ data }) => data);
  }
}
