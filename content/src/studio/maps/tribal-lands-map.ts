import { z } from 'zod';
import { viewAround } from '@manna/shared/domain/atlas';
import { element, palette, serif } from '@manna/shared/print';
import type { Maker } from '../maker';
import { optionsOf } from '../pictures/order-options';
import { legendLine } from '../pictures/legend-line';
import { heading, sheet, sourceLine, SHEET_INNER, SHEET_MARGIN, SHEET_WIDTH } from '../pictures/sheet';
import { readGeography } from './ground/geography';
import type { GeographyFeature } from './ground/geography';
import { legendRows } from './drawing/legend-rows';
import { frameOf } from './drawing/map-frame';
import { geoJsonFile } from './ground/map-geojson';
import type { DataFeature } from './ground/map-geojson';
import { mapPanel, viewSchema } from './drawing/map-panel';
import { siteByKey } from './map-places';
import { tintedRegions, tintOf, waveringRing } from './drawing/tinted-regions';

type Lot = Extract<GeographyFeature<'tribes'>, { properties: { kind: 'lot' } }>;
type Refuge = Exclude<GeographyFeature<'tribes'>, Lot>;

const optionsSchema = z.strictObject({
  title: z.string().min(1),
  subtitle: z.string().min(1),
  source: z.string().min(1),
  map: viewSchema.required({ bounds: true }),
});

const HEIGHTS = [1000, 1480] as const;

/** A square on its corner: the mark of a city of refuge. */
const refugeMark = (x: number, y: number, sure: boolean) =>
  element('rect', {
    x: -9,
    y: -9,
    width: 18,
    height: 18,
    transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(45)`,
    fill: sure ? palette.red : palette.card,
    stroke: sure ? palette.card : palette.red,
    'stroke-width': sure ? 2 : 3,
  });

const dataOf = (lots: readonly Lot[], refuges: readonly Refuge[]): DataFeature[] => [
  ...lots.map(({ properties: { name, tribe, reference }, geometry }): DataFeature => ({
    properties: { kind: 'lot', name, tribe, reference, borders: 'approximate' },
    geometry: { type: 'Polygon', coordinates: [waveringRing(geometry.coordinates[0])] },
  })),
  ...refuges.map(({ properties: { name, certainty }, geometry }): DataFeature => ({
    properties: { kind: 'city of refuge', name, certainty },
    geometry: { type: 'Point', coordinates: geometry.coordinates },
  })),
];

/** The lots of the twelve tribes according to Joshua, drawn around their towns, with the six cities of refuge. */
export const tribalLandsMap: Maker = async (order, world) => {
  const { title, subtitle, source, map } = optionsOf(order, optionsSchema);
  const features = readGeography('tribes');
  const lots = features.filter((feature): feature is Lot => feature.properties.kind === 'lot');
  const refuges = features.filter((feature): feature is Refuge => feature.properties.kind === 'refuge');
  const head = heading(title, subtitle);
  const frame = frameOf(map.bounds, { x: SHEET_MARGIN, y: head.bottom + 20, width: SHEET_INNER, heights: HEIGHTS });
  const regions = lots.map(({ geometry, properties }) => ({
    ring: geometry.coordinates[0],
    colour: properties.colour,
    weight: 1,
  }));
  const cities = refuges.map(({ geometry, properties: { name, certainty } }) => {
    const [x, y] = frame.project(geometry.coordinates);
    return { name, x, y, sure: certainty !== 'possible' };
  });
  const context = map.context.map((key) => siteByKey(world, key));
  const panel = mapPanel(
    frame,
    map,
    {
      tints: (base) => tintedRegions(frame, regions, base, 'lot'),
      marks: cities.map(({ x, y, sure }) => refugeMark(x, y, sure)).join(''),
      labels: cities.map(({ name, x, y }) => ({ at: [x, y] as const, radius: 13, name, lettering: serif(25, 500) })),
      context,
    },
    'map',
  );
  const marks = legendLine(
    [
      [refugeMark(0, 0, true), 'city of refuge'],
      [refugeMark(0, 0, false), 'city of refuge, its site uncertain'],
    ],
    frame.y + frame.height + 48,
  );
  const rows = lots.map(({ properties: { name, colour, reference } }) => ({ tint: tintOf(colour), name, reference }));
  const legend = legendRows(rows, marks.bottom + 18);
  const foot = sourceLine(source, legend.bottom);
  const height = Math.ceil(foot.bottom);
  const names = lots.map(({ properties: { name } }) => name).join(', ');
  const parts = [head.markup, panel, marks.markup, legend.markup, foot.markup];
  return {
    picture: {
      svg: sheet({ title, description: `${order.summary} Lots: ${names}.`, height }, ...parts),
      width: SHEET_WIDTH,
      height,
      alt: `Map of the lands of the tribes of Israel on both sides of the Jordan: ${names}.`,
      caption: order.summary,
      credit: 'Drawn for this site; coastline from Natural Earth, public domain.',
    },
    atlas: { layers: ['tribes'], view: viewAround(map.bounds) },
    files: [geoJsonFile(order.slug, title, dataOf(lots, refuges))],
  };
};
