import type { RelationKind } from '@manna/shared/contracts';
import type { MapMarker } from '../../map/map-marker';
import type { Entry } from './load-subject';

interface Place {
  name: string;
  /** Its last segment is the slug of the place. */
  pagePath: string;
  location?: { lat: number; lon: number } | null | undefined;
}

interface RelatedPlace {
  kind: RelationKind;
  item: Place;
}

const isOnEarth = ({ latitude, longitude }: Pick<MapMarker, 'latitude' | 'longitude'>): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

/** The places of a person's birth or death. */
const scenesOf = (event: { relatedPlaces: { item: Place }[] } | null | undefined, kind: RelationKind): RelatedPlace[] =>
  event?.relatedPlaces.map(({ item }) => ({ kind, item })) ?? [];

function eventPlaces(entry: Entry): RelatedPlace[] {
  if (entry.__typename !== 'Person') return [];
  return [...scenesOf(entry.birthEvent, 'birthEvent'), ...scenesOf(entry.deathEvent, 'deathEvent')];
}

/**
 * The places on an entry's map, each once: its own, related places, and those of its birth and death. Places of unknown
 * location are left out.
 */
export function relatedPlaces(entry: Entry): MapMarker[] {
  const markers = new Map<string, MapMarker & { kinds: MapMarker['kinds'][number][] }>();
  const add = ({ kind, item }: RelatedPlace, isSubject: boolean) => {
    const { name, pagePath, location } = item;
    const slug = pagePath.slice(pagePath.lastIndexOf('/') + 1);
    const known = markers.get(slug);
    if (!known && !location) return;
    const marker = known ?? {
      id: slug,
      title: name,
      latitude: location?.lat ?? NaN,
      longitude: location?.lon ?? NaN,
      pagePath,
      kinds: [],
      isSubject,
    };
    if (!isOnEarth(marker)) return;
    markers.set(slug, marker);
    if (kind !== 'related' && !marker.isSubject && !marker.kinds.includes(kind)) marker.kinds.push(kind);
  };
  if (entry.__typename === 'Place') add({ kind: 'related', item: entry }, true);
  for (const place of [...entry.relatedPlaces, ...eventPlaces(entry)]) add(place, false);
  return [...markers.values()];
}
