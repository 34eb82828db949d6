import { z } from 'zod';
import { element, group, palette, sans, serif, text } from '@manna/shared/print';
import type { Markup } from '@manna/shared/print';
import { ContentError } from '../../../base/content-error';
import { baseMap } from '../ground/base-map';
import type { BaseMap } from '../ground/base-map';
import { overlap, within } from './label-placement';
import type { Box } from './label-placement';
import type { Bounds, MapFrame, Point } from './map-frame';
import { neatLine, scaleBar } from './map-furniture';
import { mapLabels } from './map-labels';
import type { MapLabel } from './map-labels';
import { mapNames } from '../map-names';
import { dot } from '../map-places';
import type { Site } from '../map-places';

/** The part of the earth that a map shows, and what it shows besides its subject, from a resource's front matter. */
export const viewSchema = z.strictObject({
  /** Words on the map's upper edge, for a part that is drawn larger. */
  label: z.string().min(1).optional(),
  /** West, south, east, north. */
  bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
  detail: z.union([z.literal(1), z.literal(2), z.literal(3)]).default(2),
  /** Keys of content/authored/geography/names.json. */
  names: z.array(z.string()).default([]),
  /** Places that help a reader to find the way: 'places/jerusalem'. */
  context: z.array(z.string()).default([]),
  /** The corner of the scale bar. */
  scale: z.enum(['north-west', 'north-east', 'south-west', 'south-east']).default('south-west'),
});
export type View = z.infer<typeof viewSchema>;

/** What is drawn on one map. */
export interface PanelLayers {
  /** Between the ground and the waters, cut off at the coast by the base map's clip path. */
  readonly tints?: (base: BaseMap) => Markup;
  /** Above the waters, below marks and names. */
  readonly lines?: Markup;
  /** Points of those lines that names keep off. */
  readonly strokes?: readonly (readonly Point[])[];
  readonly labels: readonly MapLabel[];
  /** Marks of the labels, and marks without a name. */
  readonly marks: Markup;
  readonly context: readonly Site[];
  /** A part of the map that another map of the sheet shows larger. */
  readonly enlarged?: Bounds | undefined;
  readonly reserved?: readonly Box[];
}

const CONTEXT_DOT = 5;

/** The name of a place that only helps to find the way. */
const contextLabel = (frame: MapFrame, { at, place }: Site): MapLabel => ({
  at: frame.project(at),
  radius: CONTEXT_DOT,
  name: place.name,
  lettering: serif(24),
  fill: palette.inkSoft,
});

function enlargedMark(frame: MapFrame, [west, south, east, north]: Bounds): { markup: Markup; box: Box } {
  const [left, top] = frame.project([west, north]);
  const [right, bottom] = frame.project([east, south]);
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  const edge = { stroke: palette.ink, 'stroke-width': 2, 'stroke-dasharray': '9 6', fill: 'none', rx: 4 };
  return { box, markup: element('rect', { ...box, ...edge }) };
}

function ribbon(frame: MapFrame, words: string): { markup: Markup; box: Box } {
  const lettering = { ...sans(23, 600), spacing: 0.5 };
  const box = { x: frame.x, y: frame.y, width: frame.width, height: 44 };
  return {
    box,
    markup:
      element('rect', { ...box, fill: palette.card, opacity: 0.92 }) +
      text(words, lettering, { x: frame.x + frame.width / 2, y: frame.y + 32, anchor: 'middle' }),
  };
}

/** One map with its border: ground, tints, hills, waters, names, lines, marks, labels and scale; `id` is its own. */
export function mapPanel(frame: MapFrame, view: View, layers: PanelLayers, id: string): Markup {
  const base = baseMap(frame, view.detail, id);
  const title = view.label === undefined ? undefined : ribbon(frame, view.label);
  // What lies under the ribbon is not seen.
  const above = title ? title.box.height : 0;
  const open: Box = { ...frame, y: frame.y + above, height: frame.height - above };
  const names = mapNames(view.names, frame, open);
  const scale = scaleBar(frame, open, view.scale);
  const enlarged = layers.enlarged && enlargedMark(frame, layers.enlarged);
  const all = [...layers.labels, ...layers.context.map((site) => contextLabel(frame, site))];
  for (const { name, at, radius } of all) {
    const mark = { x: at[0] - radius, y: at[1] - radius, width: 2 * radius, height: 2 * radius };
    if (!within(mark, open)) throw new ContentError(`${name} does not lie within the map that asks for it.`);
    if (overlap(mark, scale.box))
      throw new ContentError(`The scale bar of a map covers ${name}; give it another corner.`);
  }
  const labels = mapLabels(all, {
    frame: open,
    reserved: [scale.box, ...names.boxes, ...(enlarged ? [enlarged.box] : []), ...(layers.reserved ?? [])],
    lines: (layers.strokes ?? []).flatMap((points) =>
      points.slice(1).map((to, index) => [points[index] ?? to, to] as const),
    ),
  });
  return (
    base.defs +
    group(
      { 'clip-path': `url(#${id}-frame)` },
      base.ground,
      layers.tints?.(base) ?? '',
      base.hills,
      base.waters,
      names.markup,
      layers.lines ?? '',
      enlarged?.markup ?? '',
      ...layers.context.map(({ at, sure }) => dot(frame.project(at), sure, CONTEXT_DOT, palette.inkSoft)),
      layers.marks,
      labels,
      title?.markup ?? '',
      scale.markup,
    ) +
    neatLine(frame)
  );
}
