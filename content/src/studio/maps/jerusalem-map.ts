import { z } from 'zod';
import { element, group, palette, polyline, sans, serif, textBlock } from '@manna/shared/print';
import type { Markup } from '@manna/shared/print';
import type { Maker } from '../maker';
import { optionsOf } from '../pictures/order-options';
import { legendLine } from '../pictures/legend-line';
import { heading, sheet, sourceLine, SHEET_INNER, SHEET_MARGIN, SHEET_WIDTH } from '../pictures/sheet';
import type { Part } from '../pictures/sheet';
import { smoothLine } from './ground/base-map';
import { readGeography } from './ground/geography';
import type { Geography, GeographyFeature, LonLat, Stage } from './ground/geography';

import { frameOf } from './drawing/map-frame';
import type { MapFrame, Point } from './drawing/map-frame';
import { neatLine } from './drawing/map-furniture';
import { geoJsonFile } from './ground/map-geojson';
import { mapPanel, viewSchema } from './drawing/map-panel';
import { dot } from './map-places';

const stages = ['david', 'solomon', 'hezekiah', 'herod', 'agrippa'] as const;
type GrowthStage = (typeof stages)[number];

const optionsSchema = z.strictObject({
  title: z.string().min(1),
  subtitle: z.string().min(1),
  source: z.string().min(1),
  map: viewSchema.required({ bounds: true }),
  /** What each stage of growth added. */
  stages: z.array(z.strictObject({ stage: z.enum(stages), name: z.string().min(1), words: z.string().min(1) })).min(1),
});

const HEIGHTS = [800, 1200] as const;

const inks: Record<GrowthStage, string> = {
  david: palette.red,
  solomon: palette.gold,
  hezekiah: palette.green,
  herod: palette.blue,
  agrippa: palette.purple,
};
const inkOf = (stage: Stage): string => (stage in inks ? inks[stage as GrowthStage] : palette.inkSoft);

const ringPath = (frame: MapFrame, ring: readonly LonLat[]): string =>
  polyline(
    ring.map((at): Point => frame.project(at)),
    true,
  );

/** Valleys as soft troughs, wider and fainter from the bottom upwards. */
const valleys = (frame: MapFrame, city: Geography<'jerusalem'>, scale: number): Markup => {
  const d = city
    .flatMap(({ geometry, properties: { kind } }) =>
      kind === 'valley' && geometry.type === 'LineString' ? [smoothLine(frame, geometry.coordinates)] : [],
    )
    .join('');
  return group(
    { fill: 'none', stroke: '#b9a67c', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    ...[96, 70, 46, 24].map((width) => element('path', { d, 'stroke-width': width * scale, opacity: 0.17 })),
  );
};

function quarters(frame: MapFrame, city: Geography<'jerusalem'>, shown: readonly Stage[], opacity: number): Markup {
  const of = (wanted: 'court' | 'quarter') =>
    city.flatMap(({ geometry, properties: { kind, stage } }) =>
      geometry.type === 'Polygon' && kind === wanted && shown.includes(stage)
        ? [element('path', { d: ringPath(frame, geometry.coordinates[0]), fill: inkOf(stage), opacity })]
        : [],
    );
  // The greater court lies around the older hill, and below it on the plan.
  return [...of('court'), ...of('quarter')].join('');
}

function drawnFeature(
  frame: MapFrame,
  { geometry, properties: { kind, stage } }: GeographyFeature<'jerusalem'>,
): Markup {
  const colour = inkOf(stage);
  if (kind === 'court' && geometry.type === 'Polygon') {
    const d = ringPath(frame, geometry.coordinates[0]);
    return element('path', { d, fill: 'none', stroke: colour, 'stroke-width': 6, 'stroke-linejoin': 'round' });
  }
  if (kind === 'building' && geometry.type === 'Polygon') {
    const d = ringPath(frame, geometry.coordinates[0]);
    return element('path', {
      d,
      fill: palette.card,
      stroke: palette.ink,
      'stroke-width': 2.5,
      'stroke-linejoin': 'round',
    });
  }
  if (kind === 'pool' && geometry.type === 'Polygon') {
    const d = ringPath(frame, geometry.coordinates[0]);
    return element('path', { d, fill: palette.waterLine, stroke: palette.waterInk, 'stroke-width': 2.5 });
  }
  if (kind === 'tunnel' && geometry.type === 'LineString') {
    const d = smoothLine(frame, geometry.coordinates);
    return element('path', { d, fill: 'none', stroke: palette.waterInk, 'stroke-width': 4, 'stroke-dasharray': '9 5' });
  }
  if (kind === 'wall' && geometry.type === 'LineString' && stage !== 'nehemiah') {
    const d = polyline(geometry.coordinates.map((at): Point => frame.project(at)));
    if (stage === 'today') {
      const dotted = { 'stroke-width': 3, 'stroke-dasharray': '1 9', 'stroke-linecap': 'round' };
      return element('path', { d, fill: 'none', stroke: palette.ink, ...dotted });
    }
    return element('path', { d, fill: 'none', stroke: colour, 'stroke-width': 6, 'stroke-linejoin': 'round' });
  }
  return '';
}

/** The mark of a gate: a small square, hollow as its place is a proposal. */
const gateMark = ([x, y]: Point): Markup =>
  element('rect', {
    x: x - 8,
    y: y - 8,
    width: 16,
    height: 16,
    fill: palette.card,
    stroke: palette.ink,
    'stroke-width': 3,
  });
const springMark = ([x, y]: Point): Markup =>
  element('circle', { cx: x, cy: y, r: 8, fill: palette.waterInk, stroke: palette.card, 'stroke-width': 2 });

/** Small plans side by side: what the city was in each stage, with its name and a sentence. */
function stagePlans(
  city: Geography<'jerusalem'>,
  notes: z.infer<typeof optionsSchema>['stages'],
  bounds: readonly [number, number, number, number],
  top: number,
): Part {
  const width = 230;
  let bottom = top;
  const markup = notes.map(({ stage, name, words }, index) => {
    const y = top + index * (width * 0.9 + 26);
    const frame = frameOf(bounds, { x: SHEET_MARGIN, y, width, heights: [width * 0.9, width * 0.9] });
    const shown = stages.slice(0, stages.indexOf(stage) + 1);
    const id = `stage-${stage}`;
    const left = SHEET_MARGIN + width + 36;
    const title = textBlock(name, serif(36, 600), { x: left, y: y + 62, width: 600, leading: 44, fill: inks[stage] });
    const text = textBlock(words, sans(26), {
      x: left,
      y: title.bottom + 48,
      width: SHEET_WIDTH - SHEET_MARGIN - left,
      leading: 38,
      fill: palette.inkSoft,
    });
    bottom = y + frame.height;
    return (
      element(
        'defs',
        {},
        element('clipPath', { id }, element('rect', { x: frame.x, y, width, height: frame.height, rx: 6 })),
      ) +
      group(
        { 'clip-path': `url(#${id})` },
        element('rect', { x: frame.x, y, width, height: frame.height, fill: palette.land }),
        valleys(frame, city, 0.34),
        quarters(frame, city, shown.slice(0, -1), 0.4),
        quarters(frame, city, [stage], 0.85),
      ) +
      neatLine(frame) +
      title.markup +
      text.markup
    );
  });
  return { markup: markup.join(''), bottom };
}

/**
 * A plan of Jerusalem with a colour for what each age added, with valleys, pools, gates and sites, and small plans
 * that show its growth.
 */
export const jerusalemMap: Maker = async (order) => {
  const options = optionsOf(order, optionsSchema);
  const city = readGeography('jerusalem');
  const head = heading(options.title, options.subtitle);
  const { map } = options;
  const frame = frameOf(map.bounds, { x: SHEET_MARGIN, y: head.bottom + 20, width: SHEET_INNER, heights: HEIGHTS });
  const points = city.flatMap((feature) =>
    'certainty' in feature.properties && feature.geometry.type === 'Point'
      ? [{ ...feature.properties, at: frame.project(feature.geometry.coordinates) }]
      : [],
  );
  // The name of a building or pool is beside it, vertically centred.
  const blocks = city.flatMap(({ geometry, properties: { kind, name } }) => {
    if ((kind !== 'pool' && kind !== 'building') || geometry.type !== 'Polygon') return [];
    const corners = geometry.coordinates[0].slice(1).map(frame.project);
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    return [
      {
        box: { x: left, y: top, width: right - left, height: bottom - top },
        label: {
          at: [(left + right) / 2, (top + bottom) / 2] as const,
          radius: (right - left) / 2 + 2,
          name,
          lettering: kind === 'pool' ? serif(24, 400, true) : serif(24, 600),
          fill: kind === 'pool' ? palette.waterInk : palette.ink,
        },
      },
    ];
  });
  const panel = mapPanel(
    frame,
    map,
    {
      tints: () => valleys(frame, city, 1) + quarters(frame, city, stages, 0.3),
      lines: city.map((feature) => drawnFeature(frame, feature)).join(''),
      marks: points
        .map(({ kind, at, certainty }) => {
          if (kind === 'gate') return gateMark(at);
          return kind === 'spring' ? springMark(at) : dot(at, certainty !== 'possible', 9, palette.red);
        })
        .join(''),
      labels: [
        ...points.map(({ at, name, kind }) => ({
          at,
          radius: 11,
          name,
          lettering: kind === 'gate' ? serif(22, 500) : serif(25, 500),
          fill: kind === 'spring' ? palette.waterInk : palette.ink,
        })),
        ...blocks.map(({ label }) => label),
      ],
      context: [],
      reserved: blocks.map(({ box }) => box),
    },
    'city',
  );
  const marks = legendLine(
    [
      [dot([0, 0], true, 9, palette.red), 'site'],
      [dot([0, 0], false, 9, palette.red), 'site less sure'],
      [gateMark([0, 0]), 'gate of Nehemiah 3'],
      [springMark([0, 0]), 'spring'],
    ],
    frame.y + frame.height + 50,
  );
  const plans = stagePlans(city, options.stages, [35.2255, 31.7678, 35.2412, 31.7842], marks.bottom + 30);
  const foot = sourceLine(options.source, plans.bottom);
  const height = Math.ceil(foot.bottom);
  const named = city.map(({ properties: { name } }) => name).join(', ');
  const parts = [head.markup, panel, marks.markup, plans.markup, foot.markup];
  return {
    picture: {
      svg: sheet({ title: options.title, description: `${order.summary} On the plan: ${named}.`, height }, ...parts),
      width: SHEET_WIDTH,
      height,
      alt: `Plan of Jerusalem in five stages, from David to Agrippa, with the valleys of Kidron and Hinnom, the Temple, pools, gates and sites.`,
      caption: order.summary,
      credit: 'Drawn for this site.',
    },
    atlas: { place: 'jerusalem' },
    files: [
      geoJsonFile(
        order.slug,
        options.title,
        city.map(({ geometry, properties }) => ({ properties, geometry })),
      ),
    ],
  };
};
