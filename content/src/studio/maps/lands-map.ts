import { z } from 'zod';
import { viewAround } from '@manna/shared/domain/atlas';
import type { Maker } from '../maker';
import { optionsOf } from '../pictures/order-options';
import { heading, sheet, sourceLine, SHEET_INNER, SHEET_MARGIN, SHEET_WIDTH } from '../pictures/sheet';
import { baseMapData } from './ground/base-map-data';
import { frameOf } from './drawing/map-frame';
import { groundSvgFile } from './ground/ground-svg';
import { geoJsonFile } from './ground/map-geojson';
import { mapPanel, viewSchema } from './drawing/map-panel';
import { dot, siteByKey } from './map-places';

const optionsSchema = z.strictObject({
  title: z.string().min(1),
  subtitle: z.string().min(1),
  source: z.string().min(1),
  map: viewSchema.required({ bounds: true }),
  towns: z.array(z.string()).min(1),
  data: z.strictObject({
    /** West, south, east, north. */
    bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
    /** Keys of content/authored/geography/names.json: on every map, on maps of a country, on maps of a day's walk. */
    names: z.tuple([z.array(z.string()), z.array(z.string()), z.array(z.string())]),
  }),
});

const HEIGHTS = [700, 1100] as const;

/**
 * The lands of the Bible with a few towns, and the ground of the site's own maps: as GeoJSON for maps that are rendered in
 * the browser, and as SVG for those that the server renders.
 */
export const landsMap: Maker = async (order, world) => {
  const { title, subtitle, source, map, towns, data } = optionsOf(order, optionsSchema);
  const head = heading(title, subtitle);
  const frame = frameOf(map.bounds, { x: SHEET_MARGIN, y: head.bottom + 20, width: SHEET_INNER, heights: HEIGHTS });
  const sites = towns.map((key) => siteByKey(world, key));
  const marks = sites.map(({ at, sure }) => dot(frame.project(at), sure)).join('');
  const labels = sites.map(({ at, place }) => ({ at: frame.project(at), radius: 7, name: place.name }));
  const panel = mapPanel(frame, map, { marks, labels, context: [] }, 'map');
  const foot = sourceLine(source, frame.y + frame.height + 10);
  const height = Math.ceil(foot.bottom);
  const ground = baseMapData(data.bounds, data.names);
  const names = sites.map(({ place }) => place.name).join(', ');
  return {
    picture: {
      svg: sheet({ title, description: `${order.summary} Towns: ${names}.`, height }, head.markup, panel, foot.markup),
      width: SHEET_WIDTH,
      height,
      alt: `Map of the lands of the Bible, from Italy to Persia, with the towns ${names}.`,
      caption: order.summary,
      credit: 'Drawn for this site; coastline from Natural Earth, public domain.',
    },
    atlas: { view: viewAround(map.bounds) },
    files: [geoJsonFile(order.slug, title, ground), groundSvgFile(order.slug, title, ground, data.bounds)],
  };
};
