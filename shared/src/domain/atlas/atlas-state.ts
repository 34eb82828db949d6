import type { Period } from '../../contracts';
import { periodNames } from '../entries/period-names';
import { encyclopediaPaths } from '../generated/paths';
import { BASE_MAP_BOUNDS } from './base-map-bounds';
import type { Viewpoint } from './view-around';

/** Lands that a reader can lay over the map. */
export const landNames = ['tribes', 'kingdoms', 'provinces'] as const;
export type LandName = (typeof landNames)[number];

/** All that a reader can lay over the map. */
export const layerNames = [...landNames, 'roads'] as const;
export type LayerName = (typeof layerNames)[number];

/** What a reader has chosen in the atlas, which is the query of the page's URL. */
export interface AtlasState {
  /** Words of the names of places. */
  filter: string;
  period: Period | null;
  /** The passage whose places are shown, as the URL spells it. */
  passage: string | null;
  /** Slug of the chosen place. */
  place: string | null;
  /** Slug or name of the place to which the distance is measured. */
  to: string | null;
  /** Slug of the chosen journey. */
  journey: string | null;
  /** Number of its current stop, from 1. */
  stop: number | null;
  layers: readonly LayerName[];
  /** Null before the reader has moved the map. */
  view: Viewpoint | null;
}

/** The longest text that the fields take. */
export const FIELD_LENGTH = 60;

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const AT = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?),(\d{1,2}(?:\.\d+)?)$/;

const slugIn = (query: URLSearchParams, key: string): string | null => {
  const value = query.get(key) ?? '';
  return SLUG.test(value) ? value : null;
};

const isPeriod = (value: string): value is Period => Object.hasOwn(periodNames, value);
const periodIn = (value: string | null): Period | null => (value !== null && isPeriod(value) ? value : null);

function viewIn(query: URLSearchParams): Viewpoint | null {
  const found = AT.exec(query.get('at') ?? '');
  if (!found) return null;
  const [latitude = 0, longitude = 0, zoom = 0] = found.slice(1).map(Number);
  const [west, south, east, north] = BASE_MAP_BOUNDS;
  const isOnMap = latitude >= south && latitude <= north && longitude >= west && longitude <= east;
  return isOnMap ? { latitude, longitude, zoom } : null;
}

/** What a URL asks for. Values that make no sense are ignored. */
export function readAtlas(query: URLSearchParams): AtlasState {
  const stop = Number(query.get('stop'));
  const journey = slugIn(query, 'journey');
  const layers = (query.get('layers') ?? '').split(',');
  return {
    filter: (query.get('filter') ?? '').slice(0, FIELD_LENGTH),
    period: periodIn(query.get('period')),
    passage: query.get('passage')?.trim() || null,
    place: slugIn(query, 'place'),
    to: query.get('to')?.trim().slice(0, FIELD_LENGTH) || null,
    journey,
    stop: journey !== null && Number.isInteger(stop) && stop > 0 ? stop : null,
    layers: layerNames.filter((name) => layers.includes(name)),
    view: viewIn(query),
  };
}

/** The URL of a state, without what is not chosen. */
export function atlasPath({
  filter,
  period,
  passage,
  place,
  to,
  journey,
  stop,
  layers,
  view,
}: Partial<AtlasState>): string {
  const at = view && `${view.latitude.toFixed(3)},${view.longitude.toFixed(3)},${view.zoom.toFixed(1)}`;
  const chosen = { filter, period, passage, place, to, journey, stop, layers: layers?.join(','), at };
  const query = Object.entries(chosen).flatMap(([key, value]) =>
    value == null || value === '' ? [] : `${key}=${encodeURIComponent(value).replaceAll('%2C', ',')}`,
  );
  return encyclopediaPaths.atlas + (query.length > 0 ? `?${query.join('&')}` : '');
}
