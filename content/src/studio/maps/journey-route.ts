import type { Journey } from '@manna/shared/contracts';
import { ContentError } from '../../base/content-error';
import type { World } from '../maker';
import type { LonLat } from './ground/geography';
import { placesById, siteOf } from './map-places';
import type { Place, Site } from './map-places';

/** Where a leg does not go straight: the places between, for a leg from one stop to the next. */
export interface Detour {
  readonly from: string;
  readonly to: string;
  readonly through: readonly LonLat[];
}

/** A stop of a journey on a map; its number counts from 1. */
export interface NumberedStop {
  readonly number: number;
  readonly place: Place;
  readonly site: Site | undefined;
  readonly references: Journey['stops'][number]['references'];
  readonly note: string | undefined;
}

/** The way from one stop to the next whose site is known. */
export interface Leg {
  readonly from: Site;
  readonly to: Site;
  /** Both ends and what lies between. */
  readonly places: readonly LonLat[];
  readonly detoured: boolean;
}

/** Returns the stops of a journey. Throws ContentError if the site does not have the place of a stop. */
export function numberedStops(journey: Journey, world: World): NumberedStop[] {
  const places = placesById(world);
  return journey.stops.map(({ place: id, references, note }, index) => {
    const place = places.get(id);
    if (!place) throw new ContentError(`The journey ${journey.slug} stops at ${id}, which is no place.`);
    return { number: index + 1, place, site: siteOf(place), references, note };
  });
}

/** The legs between stops whose sites are known; throws ContentError for a detour on a leg that there is not. */
export function legsOf(stops: readonly NumberedStop[], detours: readonly Detour[]): Leg[] {
  const sites = stops.flatMap(({ site }) => (site ? [site] : []));
  const used = new Set<Detour>();
  const legs = sites.slice(1).flatMap((to, index): Leg[] => {
    const from = sites[index];
    if (!from || from.place.id === to.place.id) return [];
    const detour = detours.find(
      (way) => way.from === `places/${from.place.slug}` && way.to === `places/${to.place.slug}`,
    );
    if (detour) used.add(detour);
    return [{ from, to, places: [from.at, ...(detour?.through ?? []), to.at], detoured: detour !== undefined }];
  });
  const idle = detours.find((detour) => !used.has(detour));
  if (idle) throw new ContentError(`No leg of the journey goes from ${idle.from} to ${idle.to}.`);
  return legs;
}
