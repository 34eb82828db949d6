import { z } from 'zod';
import { viewAround } from '@manna/shared/domain/atlas';
import { element, palette, serif } from '@manna/shared/print';
import type { Markup } from '@manna/shared/print';
import { ContentError } from '../../base/content-error';
import type { Maker } from '../maker';
import { optionsOf } from '../pictures/order-options';
import { legendLine } from '../pictures/legend-line';
import { heading, sheet, sourceLine, SHEET_INNER, SHEET_MARGIN, SHEET_WIDTH } from '../pictures/sheet';
import { readGeography } from './ground/geography';
import { legendNotes } from './drawing/legend-rows';
import { kingdomsByPeriod } from './kingdoms-by-period';
import { frameOf } from './drawing/map-frame';
import type { Point } from './drawing/map-frame';
import { landsSvgFile } from './ground/lands-svg';
import { geoJsonFile } from './ground/map-geojson';
import type { DataFeature } from './ground/map-geojson';
import { mapPanel, viewSchema } from './drawing/map-panel';
import { dot, siteByKey } from './map-places';
import type { Site } from './map-places';
import { tintedRegions, tintOf, waveringRing } from './drawing/tinted-regions';

const optionsSchema = z.strictObject({
  title: z.string().min(1),
  subtitle: z.string().min(1),
  source: z.string().min(1),
  map: viewSchema.required({ bounds: true }),
  /** Seats of kings, and places where the calves stood: 'places/samaria'. */
  capitals: z.array(z.string()).min(1),
  shrines: z.array(z.string()),
  towns: z.array(z.string()),
  /** A few sentences on each kingdom, by its name. */
  notes: z.array(z.strictObject({ kingdom: z.string(), words: z.string().min(1) })).min(1),
});

const HEIGHTS = [1000, 1480] as const;
const NEIGHBOUR = 0.45;
const BY_PERIOD = 'Kingdoms of the lands of the Bible, by period';
/** The period of the picture. */
const PERIOD = 'divided-kingdom';

const star = ([x, y]: Point): Markup => {
  const points = Array.from({ length: 10 }, (_, index) => {
    const [radius, turn] = [index % 2 ? 6 : 14, (index * Math.PI) / 5 - Math.PI / 2];
    return `${(x + radius * Math.cos(turn)).toFixed(1)} ${(y + radius * Math.sin(turn)).toFixed(1)}`;
  });
  return element('path', { d: `M${points.join('L')}Z`, fill: palette.red, stroke: palette.card, 'stroke-width': 2 });
};

const ring = ([x, y]: Point): Markup =>
  element('circle', { cx: x, cy: y, r: 9, fill: palette.goldLight, stroke: palette.ink, 'stroke-width': 3 });

/**
 * The kingdoms of Israel and Judah with their neighbours, their capitals and the places of Jeroboam's calves. The data for other
 * maps have the kingdoms of all periods, too.
 */
export const kingdomsMap: Maker = async (order, world) => {
  const { title, subtitle, source, map, notes, ...places } = optionsOf(order, optionsSchema);
  const all = readGeography('kingdoms');
  const realms = all.filter(({ properties: { kind, periods } }) => kind !== 'empire' && periods.includes(PERIOD));
  const head = heading(title, subtitle);
  const frame = frameOf(map.bounds, { x: SHEET_MARGIN, y: head.bottom + 20, width: SHEET_INNER, heights: HEIGHTS });
  const regions = realms.map(({ geometry, properties: { colour, kind } }) => ({
    ring: geometry.coordinates[0],
    colour,
    weight: kind === 'kingdom' ? 1 : NEIGHBOUR,
  }));
  const sitesOf = (keys: readonly string[]) => keys.map((key) => siteByKey(world, key));
  const [capitals, shrines, towns] = [sitesOf(places.capitals), sitesOf(places.shrines), sitesOf(places.towns)];
  const label = (size: number, radius: number) => (site: Site) => ({
    at: frame.project(site.at),
    radius,
    name: site.place.name,
    lettering: serif(size, size > 26 ? 600 : 500),
  });
  const panel = mapPanel(
    frame,
    map,
    {
      tints: (base) => tintedRegions(frame, regions, base, 'realm'),
      marks: [
        ...towns.map(({ at, sure }) => dot(frame.project(at), sure, 7)),
        ...shrines.map(({ at }) => ring(frame.project(at))),
        ...capitals.map(({ at }) => star(frame.project(at))),
      ].join(''),
      labels: [...capitals.map(label(29, 13)), ...shrines.map(label(27, 10)), ...towns.map(label(25, 7))],
      context: sitesOf(map.context),
    },
    'map',
  );
  const marks = legendLine(
    [
      [star([0, 0]), 'seat of the kings'],
      [ring([0, 0]), "Jeroboam's golden calf"],
      [dot([0, 0], true, 7), 'other town'],
    ],
    frame.y + frame.height + 50,
  );
  const legend = legendNotes(
    notes.map(({ kingdom, words }) => {
      const realm = realms.find(({ properties }) => properties.name === kingdom);
      if (!realm)
        throw new ContentError(`resources/${order.slug} tells of the kingdom ${kingdom}, which is not drawn.`);
      return { tint: tintOf(realm.properties.colour), heading: kingdom, words };
    }),
    marks.bottom + 26,
  );
  const foot = sourceLine(source, legend.bottom);
  const height = Math.ceil(foot.bottom);
  const names = realms.map(({ properties: { name } }) => name).join(', ');
  const point =
    (kind: string) =>
    ({ place, at }: Site): DataFeature => ({
      properties: { kind, name: place.name, certainty: place.certainty },
      geometry: { type: 'Point', coordinates: at },
    });
  const data = [
    ...realms.map(({ geometry, properties: { name, kind } }): DataFeature => ({
      properties: { kind, name, borders: 'approximate' },
      geometry: { type: 'Polygon', coordinates: [waveringRing(geometry.coordinates[0])] },
    })),
    ...capitals.map(point('capital')),
    ...shrines.map(point('shrine')),
    ...towns.map(point('town')),
  ];
  const byPeriod = kingdomsByPeriod(all);
  return {
    picture: {
      svg: sheet(
        { title, description: `${order.summary} Lands: ${names}.`, height },
        ...[head.markup, panel, marks.markup, legend.markup, foot.markup],
      ),
      width: SHEET_WIDTH,
      height,
      alt: `Map of the kingdoms of Israel and Judah and the lands around them: ${names}.`,
      caption: order.summary,
      credit: 'Drawn for this site; coastline from Natural Earth, public domain.',
    },
    atlas: { layers: ['kingdoms'], period: PERIOD, view: viewAround(map.bounds) },
    files: [
      geoJsonFile(order.slug, title, data),
      { ...geoJsonFile(`${order.slug}.periods`, BY_PERIOD, byPeriod), label: 'GeoJSON, the kingdoms of each period' },
      landsSvgFile(order.slug, BY_PERIOD, byPeriod, PERIOD),
    ],
  };
};
