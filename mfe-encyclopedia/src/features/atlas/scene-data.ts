import type { MapData } from '../../map/map-data';
import { isFirm } from '../../map/is-firm';
import type { AtlasScene } from './atlas-scene';
import type { Leg, RouteStop } from './journey-route';
import type { MappedPlace } from './packed-places';

const point = ({ lat, lon }: { lat: number; lon: number }, properties: Record<string, unknown>) => ({
  type: 'Feature' as const,
  properties,
  geometry: { type: 'Point' as const, coordinates: [lon, lat] as [number, number] },
});

const lands: ReadonlySet<string> = new Set(['region', 'country', 'desert', 'island']);
const waters: ReadonlySet<string> = new Set(['sea', 'lake', 'river']);

/** How a place is drawn: lands and waters are names without a mark, because they are no points. */
const lookOf = (kind: string): 'land' | 'water' | 'point' =>
  lands.has(kind) ? 'land' : waters.has(kind) ? 'water' : 'point';

/** Parts of a town, which are shown only from near. */
const parts: ReadonlySet<string> = new Set(['building', 'garden']);
const isPart = ({ kind }: MappedPlace): number => Number(parts.has(kind));

/**
 * The places as GeoJSON, those that most verses name first, and parts of towns last; without the chosen one and those of the
 * journey, which have marks and names of their own.
 */
export function placesData({ places, visited, chosen, journey }: AtlasScene): MapData {
  const marked = new Set([chosen?.slug, ...(journey?.route.map(({ slug }) => slug) ?? [])]);
  const ranked = places.toSorted((one, other) => isPart(one) - isPart(other) || other.verseCount - one.verseCount);
  const features = ranked.flatMap((place, rank) =>
    marked.has(place.slug)
      ? []
      : point(place, {
          slug: place.slug,
          name: place.name,
          rank,
          isFirm: isFirm(place),
          isVisited: visited?.has(place.slug) ?? false,
          look: lookOf(place.kind),
        }),
  );
  return { type: 'FeatureCollection', features };
}

/** The sites of the chosen place as GeoJSON, the best first. */
export const sitesData = ({ sites, chosen }: AtlasScene): MapData => ({
  type: 'FeatureCollection',
  features: sites.map((site, order) => {
    const percent = site.confidence === undefined ? '' : ` ${site.confidence}%`;
    const label = site.isBest && chosen ? chosen.name : site.name + percent;
    return point(site, { label, isBest: site.isBest, order });
  }),
});

const line = (coordinates: [longitude: number, latitude: number][], properties: Record<string, unknown>) => ({
  type: 'Feature' as const,
  properties,
  geometry: { type: 'LineString' as const, coordinates },
});

/** The legs of a journey as GeoJSON; those after the current stop are still ahead. */
export const legsData = (legs: readonly Leg[], stop: number | null): MapData => ({
  type: 'FeatureCollection',
  features: legs.map(({ to, coordinates }) => line(coordinates, { isAhead: stop !== null && to > stop })),
});

/** The stops of a journey as GeoJSON, each place once with its numbers. */
export function stopsData({ journey }: Pick<AtlasScene, 'journey'>, current: RouteStop | undefined): MapData {
  const places = new Map<string, { stop: RouteStop; numbers: number[] }>();
  for (const stop of journey?.route ?? []) {
    const known = places.get(stop.slug);
    if (known) known.numbers.push(stop.number);
    else places.set(stop.slug, { stop, numbers: [stop.number] });
  }
  const features = [...places.values()].map(({ stop, numbers }) =>
    point(stop, {
      slug: stop.slug,
      name: stop.name,
      numbers: numbers.join(', '),
      order: numbers[0],
      isCurrent: stop.slug === current?.slug,
    }),
  );
  return { type: 'FeatureCollection', features };
}

/** The measured line as GeoJSON. */
export const rulerData = ({ ruler }: Pick<AtlasScene, 'ruler'>): MapData => ({
  type: 'FeatureCollection',
  features: ruler
    ? [
        line(
          ruler.map(({ lat, lon }): [number, number] => [lon, lat]),
          {},
        ),
      ]
    : [],
});
