import type { Entry } from '@manna/shared/contracts';
import { element, palette } from '@manna/shared/print';
import type { Markup } from '@manna/shared/print';
import { ContentError } from '../../base/content-error';
import type { World } from '../maker';
import type { LonLat } from './ground/geography';
import type { Point } from './drawing/map-frame';

export type Place = Extract<Entry, { typename: 'Place' }>;

/** A place that can appear on a map. */
export interface Site {
  readonly place: Place;
  readonly at: LonLat;
  /** True if the location is certain or agreed on by most scholars. */
  readonly sure: boolean;
}

const isPlace = (entry: Entry): entry is Place => entry.typename === 'Place';

/** Returns the location of a place; undefined if it is unknown. */
export function siteOf(place: Place): Site | undefined {
  const { location, certainty } = place;
  if (!location) return undefined;
  return { place, at: [location.lon, location.lat], sure: certainty === 'certain' || certainty === 'probable' };
}

/** Finds a place by its key, 'places/bethel'. Throws ContentError if the entry is unknown. */
function placeOf(world: World, key: string): Place {
  const entry = world.entries.get(key);
  if (!entry || !isPlace(entry)) throw new ContentError(`A map asks for ${key}, which is no place.`);
  return entry;
}

/** Finds a place by its key. Throws ContentError if it has no coordinates. */
export function siteByKey(world: World, key: string): Site {
  const site = siteOf(placeOf(world, key));
  if (!site) throw new ContentError(`A map asks for ${key}, which has no coordinates.`);
  return site;
}

/** All places by the id of their entry. */
export const placesById = (world: World): ReadonlyMap<string, Place> =>
  new Map([...world.entries.values()].filter(isPlace).map((place) => [place.id, place]));

/** Renders the mark of a place: filled if the location is known, hollow if it is one of several proposals. */
export const dot = ([x, y]: Point, sure: boolean, radius = 7, colour: string = palette.ink): Markup =>
  element('circle', {
    cx: x,
    cy: y,
    r: radius,
    fill: sure ? colour : palette.card,
    stroke: sure ? palette.card : colour,
    'stroke-width': sure ? 2 : 3.2,
  });
