import type { AtlasQuery } from '../../generated/graphql';

/** A place of the map, as the gateway returns it. */
export type MappedPlace = Omit<AtlasQuery['mappedPlaces'][number], '__typename'>;

/** A field of all places: its distinct values, and the index of its value for each place. */
interface Column<Value> {
  values: Value[];
  rows: number[];
}

/**
 * The places of the map field by field. The page brings them to the browser in its HTML, where the list names all of them
 * already: this takes half as much room as a list of objects.
 */
export interface PackedPlaces {
  names: string[];
  /** Empty if the name leads to it. */
  slugs: string[];
  lats: number[];
  lons: number[];
  verseCounts: number[];
  kinds: Column<MappedPlace['kind']>;
  certainties: Column<MappedPlace['certainty']>;
  periods: Column<MappedPlace['periods']>;
}

const slugOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** About a hundred metres, which is nothing on a map of this size. */
const rounded = (degrees: number): number => Math.round(degrees * 1000) / 1000;

function column<Value>(all: readonly Value[]): Column<Value> {
  const indexes = new Map<string, number>();
  const values: Value[] = [];
  const rows = all.map((value) => {
    const key = JSON.stringify(value);
    const known = indexes.get(key);
    if (known !== undefined) return known;
    indexes.set(key, values.length);
    return values.push(value) - 1;
  });
  return { values, rows };
}

export const packPlaces = (places: readonly MappedPlace[]): PackedPlaces => ({
  names: places.map(({ name }) => name),
  slugs: places.map(({ name, slug }) => (slug === slugOf(name) ? '' : slug)),
  lats: places.map(({ lat }) => rounded(lat)),
  lons: places.map(({ lon }) => rounded(lon)),
  verseCounts: places.map(({ verseCount }) => verseCount),
  kinds: column(places.map(({ kind }) => kind)),
  certainties: column(places.map(({ certainty }) => certainty)),
  periods: column(places.map(({ periods }) => periods)),
});

const valueAt = <Value>({ values, rows }: Column<Value>, index: number): Value | undefined => values[rows[index] ?? -1];

export const unpackPlaces = (packed: PackedPlaces): MappedPlace[] =>
  packed.names.flatMap((name, index) => {
    const lat = packed.lats[index];
    const lon = packed.lons[index];
    const certainty = valueAt(packed.certainties, index);
    if (lat === undefined || lon === undefined || certainty === undefined) return [];
    return {
      slug: packed.slugs[index] || slugOf(name),
      name,
      kind: valueAt(packed.kinds, index) ?? 'place',
      certainty,
      lat,
      lon,
      verseCount: packed.verseCounts[index] ?? 0,
      periods: valueAt(packed.periods, index) ?? [],
    };
  });
