import { periods, type Certainty, type Period } from '@manna/shared/contracts';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { grouped } from '../graphql/grouped';
import { entries, relations } from '../storage/schema';
import type { Database } from '../storage/storage';

/** A place with coordinates, as a map of all places shows it. */
export interface MappedPlace {
  slug: string;
  name: string;
  kind: string;
  certainty: Certainty;
  lat: number;
  lon: number;
  verseCount: number;
  periods: Period[];
}

/** Fields that only the whole entry has. One join reads all of them, so that each entry is parsed once. */
const details = sql`lateral json_to_record(${entries.data}) as detail(
  location json, kind text, certainty text, verses json
)`;

/** Reads the places of one content release that have coordinates. */
export class PlacesRepository {
  readonly #db: Database;
  readonly #release: string;

  constructor(db: Database, release: string) {
    this.#db = db;
    this.#release = release;
  }

  /** All of them, by name. */
  async mapped(): Promise<MappedPlace[]> {
    const { id, slug, name, sortName, release, typename } = entries;
    const [rows, periodsOf] = await Promise.all([
      this.#db
        .select({
          id,
          slug,
          name,
          kind: sql<string>`detail.kind`,
          certainty: sql<Certainty>`detail.certainty`,
          lat: sql<number>`(detail.location ->> 'lat')::float8`,
          lon: sql<number>`(detail.location ->> 'lon')::float8`,
          verseCount: sql<number>`json_array_length(detail.verses)`,
        })
        .from(entries)
        .innerJoin(details, sql`detail.location is not null`)
        .where(and(eq(release, this.#release), eq(typename, 'Place')))
        .orderBy(asc(sortName), asc(id)),
      this.#periodsOfPlaces(),
    ]);
    return rows.map(({ id: place, ...row }) => ({ ...row, periods: periodsOf.get(place) ?? [] }));
  }

  async #periodsOfPlaces(): Promise<ReadonlyMap<string, Period[]>> {
    const place = alias(entries, 'place');
    const rows = await this.#db
      .selectDistinct({ place: place.id, period: entries.period })
      .from(relations)
      .innerJoin(entries, and(eq(entries.release, relations.release), eq(entries.id, relations.to)))
      .innerJoin(place, and(eq(place.release, relations.release), eq(place.id, relations.from)))
      .where(
        and(
          eq(relations.release, this.#release),
          eq(relations.kind, 'sceneOf'),
          eq(place.typename, 'Place'),
          isNotNull(entries.period),
        ),
      );
    return new Map(
      [...grouped(rows, (row) => row.place)].map(([id, found]) => [
        id,
        periods.filter((period) => found.some((row) => row.period === period)),
      ]),
    );
  }
}
