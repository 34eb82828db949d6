import type { Certainty, RelationKind } from '@manna/shared/contracts';
import { isFirm } from '../../map/is-firm';
import type { MapMarker } from '../../map/map-marker';
import type { Entry } from './load-subject';

interface Place {
  name: string;
  /** Its last segment is the slug of the place. */
  pagePath: string;
  location?: { lat: number; lon: number } | null | undefined;
  certainty: Certainty;
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

/** The sites that have been proposed for a place besides the best one, which stands first. */
const otherSites = ({ candidates, pagePath }: Extract<Entry, { __typename: 'Place' }>): MapMarker[] =>
  candidates
    .slice(1)
    .map(({ name, lat, lon, confidence }, index) => ({
      id: `site-${index + 2}`,
      title: name,
      latitude: lat,
      longitude: lon,
      pagePath,
      kinds: [],
      isSubject: false,
      isFirm: false,
      confidence,
    }))
    .filter(isOnEarth);

/**
 * The places on an entry's map, each once: its own with its other proposed sites, related places, and those of its birth and death. Places of unknown
 * location are left out.
 */
export function relatedPlaces(entry: Entry): MapMarker[] {
  const markers = new Map<string, MapMarker & { kinds: MapMarker['kinds'][number][] }>();
  const add = ({ kind, item }: RelatedPlace, isSubject: boolean) => {
    const { name, pagePath, location, certainty } = item;
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
      // The best of the entry's own sites is filled, and the others beside it are hollow.
      isFirm: isSubject || isFirm({ certainty }),
    };
    if (!isOnEarth(marker)) return;
    markers.set(slug, marker);
    if (kind !== 'related' && !marker.isSubject && !marker.kinds.includes(kind)) marker.kinds.push(kind);
  };
  if (entry.__typename === 'Place') {
    add({ kind: 'related', item: entry }, true);
    for (const marker of otherSites(entry)) markers.set(marker.id, { ...marker, kinds: [] });
  }
  for (const place of [...entry.relatedPlaces, ...eventPlaces(entry)]) add(place, false);
  return [...markers.values()];
}
