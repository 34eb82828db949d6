import { z } from 'zod';
import { viewAround } from '@manna/shared/domain/atlas';
import { serif } from '@manna/shared/print';
import type { Maker, World } from '../maker';
import { optionsOf } from '../pictures/order-options';
import { heading, sheet, sourceLine, SHEET_INNER, SHEET_MARGIN, SHEET_WIDTH } from '../pictures/sheet';
import type { Part } from '../pictures/sheet';
import { legendRows } from './drawing/legend-rows';
import { frameOf } from './drawing/map-frame';
import { mapPanel, viewSchema } from './drawing/map-panel';
import { tintedRegions, tintOf, waveringRing } from './drawing/tinted-regions';
import { readGeography } from './ground/geography';
import type { GeographyFeature } from './ground/geography';
import { landPart } from './ground/land-part';
import { geoJsonFile } from './ground/map-geojson';
import { dot, siteByKey } from './map-places';

type Region = GeographyFeature<'provinces'>;

const viewWithTowns = viewSchema.required({ bounds: true }).extend({
  /** Towns of the New Testament: 'places/ephesus'. */
  towns: z.array(z.string()).min(1),
});

const optionsSchema = z.strictObject({
  title: z.string().min(1),
  subtitle: z.string().min(1),
  source: z.string().min(1),
  /** Below each other. */
  maps: z.array(viewWithTowns).min(1),
});

const HEIGHTS = [640, 1240] as const;
const BETWEEN = 24;

/** One of the maps, with its upper edge at `top`. */
function drawn(
  { towns, ...view }: z.infer<typeof viewWithTowns>,
  place: { world: World; regions: readonly Region[]; top: number; id: string },
): Part {
  const { world, regions, top, id } = place;
  const frame = frameOf(view.bounds, { x: SHEET_MARGIN, y: top, width: SHEET_INNER, heights: HEIGHTS });
  const [west, south, east, north] = view.bounds;
  const tinted = regions
    .map(({ geometry, properties: { colour } }) => ({ ring: geometry.coordinates[0], colour, weight: 1 }))
    .filter(({ ring }) => ring.some(([lon, lat]) => lon > west && lon < east && lat > south && lat < north));
  const sites = towns.map((key) => siteByKey(world, key));
  const markup = mapPanel(
    frame,
    view,
    {
      tints: (base) => tintedRegions(frame, tinted, base, id),
      marks: sites.map(({ at, sure }) => dot(frame.project(at), sure)).join(''),
      labels: sites.map((site) => ({
        at: frame.project(site.at),
        radius: 7,
        name: site.place.name,
        lettering: serif(25, 500),
      })),
      context: view.context.map((key) => siteByKey(world, key)),
    },
    id,
  );
  return { markup, bottom: frame.y + frame.height };
}

/** The provinces of Rome around the Great Sea in the days of the apostles, and the districts of the Gospels, drawn larger. */
export const provincesMap: Maker = async (order, world) => {
  const { title, subtitle, source, maps } = optionsOf(order, optionsSchema);
  const regions = readGeography('provinces');
  const head = heading(title, subtitle);
  const panels: Part[] = [];
  for (const [index, view] of maps.entries()) {
    const top = (panels.at(-1)?.bottom ?? head.bottom - 4) + BETWEEN;
    panels.push(drawn(view, { world, regions, top, id: `provinces-${index}` }));
  }
  const rows = regions.map(({ properties: { name, colour, reference } }) => ({
    tint: tintOf(colour),
    name,
    reference,
  }));
  const legend = legendRows(rows, (panels.at(-1)?.bottom ?? head.bottom) + BETWEEN);
  const foot = sourceLine(source, legend.bottom);
  const height = Math.ceil(foot.bottom);
  const whole = maps[0]?.bounds;
  const names = regions.map(({ properties: { name } }) => name).join(', ');
  const parts = [head, ...panels, legend, foot].map(({ markup }) => markup);
  return {
    picture: {
      svg: sheet({ title, description: `${order.summary} Regions: ${names}.`, height }, ...parts),
      width: SHEET_WIDTH,
      height,
      alt: `Map of the provinces and districts that the New Testament names: ${names}.`,
      caption: order.summary,
      credit: 'Drawn for this site; coastline from Natural Earth, public domain.',
    },
    atlas: { layers: ['provinces'], ...(whole && { view: viewAround(whole) }) },
    files: [
      geoJsonFile(
        order.slug,
        title,
        regions.map(({ geometry, properties: { name, place, kind, reference } }) => ({
          properties: { kind, name, place, reference, borders: 'approximate' },
          geometry: { type: 'Polygon', coordinates: [landPart(waveringRing(geometry.coordinates[0]))] },
        })),
      ),
    ],
  };
};
