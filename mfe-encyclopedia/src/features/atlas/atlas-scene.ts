import type { Period } from '@manna/shared/contracts';
import type { Coordinates } from '@manna/shared/domain';
import type { LayerName } from '@manna/shared/domain/atlas';
import type { RouteStop } from './journey-route';
import type { ChosenPlace } from './load-atlas';
import type { MappedPlace } from './packed-places';

/** A site of the chosen place. */
export interface Site {
  name: string;
  lat: number;
  lon: number;
  /** Out of a hundred; undefined if nobody has compared sites. */
  confidence: number | undefined;
  /** Whether it is the most likely one. */
  isBest: boolean;
}

/** What the map shows of the reader's choices. */
export interface AtlasScene {
  /** Those that pass the filter. */
  places: readonly MappedPlace[];
  /** Slugs of the places where a journey stops in the passage that is shown; undefined without a passage. */
  visited: ReadonlySet<string> | undefined;
  sites: readonly Site[];
  /** Undefined if no place is chosen. */
  chosen: Pick<ChosenPlace, 'slug' | 'name'> | undefined;
  /** The chosen journey, and the number of its current stop. */
  journey: { slug: string; route: readonly RouteStop[]; stop: number | null } | undefined;
  /** The two places between which the distance is measured; undefined if there are none. */
  ruler: readonly [Coordinates, Coordinates] | undefined;
  layers: readonly LayerName[];
  /** The period whose kingdoms may lie over the map, and the path of their drawing if they do. */
  kingdoms: { period: Period; drawing: string | undefined };
  /** All places of the map, whatever the filter: roads lead through them. */
  known: readonly MappedPlace[];
}

/** The sites of a place, the most likely first; empty if nobody knows where it was. */
export function sitesOf({ name, location, candidates }: ChosenPlace): Site[] {
  if (candidates.length > 0)
    return candidates.map(({ name: site, lat, lon, confidence }, index) => ({
      name: site,
      lat,
      lon,
      confidence,
      isBest: index === 0,
    }));
  return location ? [{ name, ...location, confidence: undefined, isBest: true }] : [];
}
