import { z } from 'zod';
import { palette } from '@manna/shared/print';
import { ContentError } from '../../base/content-error';
import type { Maker } from '../maker';
import { optionsOf } from '../pictures/order-options';
import { referenceText } from '../pictures/reference-text';
import { heading, sheet, sourceLine, SHEET_INNER, SHEET_MARGIN, SHEET_WIDTH } from '../pictures/sheet';
import { legsOf, numberedStops } from './journey-route';
import type { Leg, NumberedStop } from './journey-route';
import { boundsAround, frameOf } from './drawing/map-frame';
import type { Bounds } from './drawing/map-frame';
import type { LonLat } from './ground/geography';
import { geoJsonFile } from './ground/map-geojson';
import type { DataFeature } from './ground/map-geojson';
import { mapPanel, viewSchema } from './drawing/map-panel';
import type { View } from './drawing/map-panel';
import { dot, siteByKey } from './map-places';
import type { Site } from './map-places';
import { drawnLeg, routeMarkup } from './drawing/route-drawing';
import { stopList } from './drawing/stop-list';

const lonLat = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);

const optionsSchema = z.strictObject({
  title: z.string().min(1),
  subtitle: z.string().min(1),
  journey: z.string().min(1),
  /** The whole way, and after it parts of it drawn larger. */
  maps: z.array(viewSchema).min(1).max(2),
  detours: z.array(z.strictObject({ from: z.string(), to: z.string(), through: z.array(lonLat).min(1) })).default([]),
});

const HEIGHTS = [520, 1400] as const;
const DOT = 8;
const SOURCE = 'Coastline: Natural Earth. Rivers, lakes and hills drawn for this map.';

/** A place of the journey with the numbers of all its stops. */
interface VisitedSite {
  readonly site: Site;
  readonly numbers: readonly number[];
}

function visitedSites(stops: readonly NumberedStop[]): VisitedSite[] {
  const visited = new Map<string, { site: Site; numbers: number[] }>();
  for (const { site, number } of stops) {
    if (!site) continue;
    const known = visited.get(site.place.id);
    if (known) known.numbers.push(number);
    else visited.set(site.place.id, { site, numbers: [number] });
  }
  return [...visited.values()];
}

const within = ([west, south, east, north]: Bounds, [lon, lat]: LonLat) =>
  lon > west && lon < east && lat > south && lat < north;

const dataOf = (stops: readonly NumberedStop[], legs: readonly Leg[]): DataFeature[] => [
  ...legs.map(({ from, to, places }) => ({
    properties: { kind: 'leg', from: from.place.name, to: to.place.name },
    geometry: { type: 'LineString' as const, coordinates: places },
  })),
  ...stops.flatMap(({ number, site, references, note }): DataFeature[] => {
    if (!site) return [];
    const { name, certainty } = site.place;
    const properties = { kind: 'stop', number, name, certainty, references: references.map(referenceText), note };
    return [{ properties, geometry: { type: 'Point', coordinates: site.at } }];
  }),
];

/**
 * A journey of the site as a map: its route with arrows, its stops numbered in order, a list of them with their
 * verses, and a GeoJSON file. Throws ContentError if the journey, a place or a name does not exist, or if a stop is on
 * none of the maps.
 */
export const journeyMap: Maker = async (order, world) => {
  const { title, subtitle, journey: slug, maps, detours } = optionsOf(order, optionsSchema);
  const journey = world.journeys.get(slug);
  if (!journey) throw new ContentError(`resources/${order.slug} draws the journey ${slug}, which is not there.`);
  const stops = numberedStops(journey, world);
  const legs = legsOf(stops, detours);
  const visited = visitedSites(stops);
  const boundsOfView = ({ bounds }: View) => bounds ?? boundsAround(legs.flatMap(({ places }) => places));
  const missed = visited.find(({ site }) => !maps.some((view) => within(boundsOfView(view), site.at)));
  if (missed) throw new ContentError(`resources/${order.slug} shows no map that has ${missed.site.place.name} on it.`);

  const head = heading(title, subtitle);
  let top = head.bottom + 20;
  const panels = maps.map((view, index) => {
    const frame = frameOf(boundsOfView(view), { x: SHEET_MARGIN, y: top, width: SHEET_INNER, heights: HEIGHTS });
    top += frame.height + 20;
    const closer = maps[index + 1]?.bounds;
    const onMap = visited.filter(({ site }) => within(boundsOfView(view), site.at));
    const named = onMap.filter(({ site }) => !closer || !within(closer, site.at));
    const drawn = legs.map((leg) => drawnLeg(frame, leg));
    const context = view.context.map((key) => siteByKey(world, key));
    const layers = {
      lines: routeMarkup(drawn, palette.red),
      strokes: drawn.map(({ points }) => points),
      marks: onMap.map(({ site }) => dot(frame.project(site.at), site.sure, DOT)).join(''),
      labels: named.map(({ site, numbers }) => ({
        at: frame.project(site.at),
        radius: DOT,
        name: site.place.name,
        numbers,
      })),
      context: context.filter(({ place }) => !visited.some(({ site }) => site.place.id === place.id)),
      enlarged: closer,
    };
    return mapPanel(frame, view, layers, `map${index + 1}`);
  });

  const list = stopList(stops, top);
  const foot = sourceLine(SOURCE, list.bottom);
  const height = Math.ceil(foot.bottom);
  const route = stops.map(({ place }) => place.name).join(', ');
  const parts = [head.markup, ...panels, list.markup, foot.markup];
  return {
    picture: {
      svg: sheet({ title, description: `${order.summary} Stops in order: ${route}.`, height }, ...parts),
      width: SHEET_WIDTH,
      height,
      alt: `Map of ${journey.name} with ${stops.length} numbered stops: ${route}.`,
      caption: order.summary,
      credit: 'Drawn for this site; coastline from Natural Earth, public domain.',
    },
    files: [geoJsonFile(order.slug, title, dataOf(stops, legs))],
    atlas: { journey: slug },
  };
};
