import type { Entry } from '@manna/shared/contracts';
import { ContentError } from '../../content-error';
import type { World } from '../maker';
import { palette } from '../pictures/palette';
import { element } from '../pictures/svg';
import type { Markup } from '../pictures/svg';
import type { LonLat } from './geography';
import type { Point } from './map-frame';

export type Place = Extract<Entry, { typename: 'Place' }>;

/** A place that a map can show. */
export interface Site {
  readonly place: Place;
  readonly at: LonLat;
  /** Whether the site is known or agreed by most. */
  readonly sure: boolean;
}

const isPlace = (entry: Entry): entry is Place => entry.typename === 'Place';

/** Where a place lies; undefined for one whose site is not known. */
export function siteOf(place: Place): Site | undefined {
  const { location, certainty } = place;
  if (!location) return undefined;
  return { place, at: [location.lon, location.lat], sure: certainty === 'certain' || certainty === 'probable' };
}

/** A place by its key, 'places/bethel'; throws ContentError where there is no such entry. */
function placeOf(world: World, key: string): Place {
  const entry = world.entries.get(key);
  if (!entry || !isPlace(entry)) throw new ContentError(`A map asks for ${key}, which is no place.`);
  return entry;
}

/** A place by its key that must have coordinates. */
export function siteByKey(world: World, key: string): Site {
  const site = siteOf(placeOf(world, key));
  if (!site) throw new ContentError(`A map asks for ${key}, which has no coordinates.`);
  return site;
}

/** Every place by its entry's id. */
export const placesById = (world: World): ReadonlyMap<string, Place> =>
  new Map([...world.entries.values()].filter(isPlace).map((place) => [place.id, place]));

/** The mark of a place: filled where its site is known, hollow where it is one proposal among others. */
export const dot = ([x, y]: Point, sure: boolean, radius = 7, colour: string = palette.ink): Markup =>
  element('circle', {
    cx: x,
    cy: y,
    r: radius,
    fill: sure ? colour : palette.card,
    stroke: sure ? palette.card : colour,
    'stroke-width': sure ? 2 : 3.2,
  });
