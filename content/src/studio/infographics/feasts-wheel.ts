import { arc } from 'd3-shape';
import { z } from 'zod';
import { breakLines, element, group, lineWidth, palette, sans, serif, short, text } from '@manna/shared/print';
import type { Markup } from '@manna/shared/print';
import { dataTable, versesCell } from '../data-table';
import type { Maker, World } from '../maker';
import { arcText } from '../pictures/arc-text';
import { optionsOf } from '../pictures/order-options';
import { heading, sheet, sourceLine, SHEET_INNER, SHEET_MARGIN, SHEET_WIDTH } from '../pictures/sheet';
import type { Part } from '../pictures/sheet';

/** A day of the year: the month from 1 (Nisan), the day from 1. */
const daySchema = z.strictObject({ month: z.int().min(1).max(12), day: z.int().min(1).max(30) });
const optionsSchema = z.strictObject({
  title: z.string().min(1),
  subtitle: z.string().min(1),
  source: z.string().min(1),
  middle: z.array(z.string().min(1)).min(1).max(3),
  months: z.array(z.strictObject({ name: z.string().min(1), now: z.string().min(1) })).length(12),
  /** What the fields and the sky do, from the start of one month's third to the end of another. */
  seasons: z.array(
    z.strictObject({
      name: z.string().min(1),
      from: z.number(),
      to: z.number(),
      tone: z.enum(['rain', 'grain', 'fruit']),
    }),
  ),
  feasts: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        from: daySchema,
        to: daySchema.optional(),
        when: z.string().min(1),
        reference: z.string().min(1),
        meaning: z.string().min(1),
        kind: z.enum(['law', 'later']),
      }),
    )
    .min(1),
});
type Feast = z.infer<typeof optionsSchema>['feasts'][number];

const DAYS = 30;
const RADIUS = 452;
const rings = { months: [RADIUS - 92, RADIUS], seasons: [RADIUS - 172, RADIUS - 98], feasts: RADIUS - 216 } as const;
const CHIP = 19;
const tones = { rain: '#9db9c8', grain: '#e3c77a', fruit: '#b9c79a' } as const;
const inks = { law: palette.red, later: palette.blue } as const;

const angleOf = ({ month, day }: z.infer<typeof daySchema>): number => (month - 1 + (day - 0.5) / DAYS) * 30;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

const sector = arc<{ readonly inner: number; readonly outer: number; readonly from: number; readonly to: number }>()
  .innerRadius(({ inner }) => inner)
  .outerRadius(({ outer }) => outer)
  .startAngle(({ from }) => radians(from))
  .endAngle(({ to }) => radians(to))
  .digits(1);

/** Angles of the feasts' numbers, moved apart where feasts follow close on each other. */
function chipAngles(feasts: readonly Feast[]): number[] {
  const least = ((CHIP * 2 + 6) / rings.feasts / Math.PI) * 180;
  const angles: number[] = [];
  for (const { from } of feasts) {
    angles.push(Math.max(angleOf(from), (angles.at(-1) ?? -Infinity) + least));
  }
  return angles;
}

function wheel(options: z.infer<typeof optionsSchema>, top: number): Part {
  const [x, y] = [SHEET_WIDTH / 2, top + RADIUS];
  const at = (radius: number, degrees: number) =>
    [x + radius * Math.sin(radians(degrees)), y - radius * Math.cos(radians(degrees))] as const;
  const shape = (inner: number, outer: number, from: number, to: number, fill: string) =>
    element('path', {
      d: sector({ inner, outer, from, to }) ?? '',
      fill,
      stroke: palette.paper,
      'stroke-width': 3,
      transform: `translate(${x} ${y})`,
    });
  const months = options.months.map(({ name, now }, index) => {
    const middle = index * 30 + 15;
    return (
      shape(rings.months[0], rings.months[1], index * 30, index * 30 + 30, index % 2 ? palette.sunk : '#e8dec9') +
      arcText(name, serif(30, 600), { x, y, radius: RADIUS - 42, angle: middle, fill: palette.ink }) +
      arcText(now, sans(21), { x, y, radius: RADIUS - 76, angle: middle, fill: palette.inkSoft })
    );
  });
  const seasons = options.seasons.map(({ name, from, to, tone }) => {
    const [start, end] = [(from - 1) * 30, (to - 1) * 30];
    const middle = (start + end) / 2;
    const lettering = sans(22, 500);
    const radius = (rings.seasons[0] + rings.seasons[1]) / 2;
    const lines = breakLines(name, lettering, radians(end - start) * (radius - 20) - 12);
    const words = lines.map((line, index) => {
      const below = middle % 360 > 90 && middle % 360 < 270;
      const row = (lines.length - 1) / 2 - index;
      return arcText(line, lettering, {
        x,
        y,
        radius: radius - 8 + (below ? -1 : 1) * row * 27,
        angle: middle,
        fill: palette.ink,
      });
    });
    return shape(rings.seasons[0], rings.seasons[1], start, end, tones[tone]) + words.join('');
  });
  const angles = chipAngles(options.feasts);
  const feasts = options.feasts.map(({ from, to, kind }, index) => {
    const colour = inks[kind];
    const inner = rings.seasons[0] - 14;
    const [startX, startY] = at(inner, angleOf(from));
    const days = to
      ? element('path', {
          d: sector({ inner: inner - 6, outer: inner + 6, from: angleOf(from) - 0.5, to: angleOf(to) + 0.5 }) ?? '',
          fill: colour,
          transform: `translate(${x} ${y})`,
        })
      : element('circle', { cx: startX, cy: startY, r: 8, fill: colour, stroke: palette.paper, 'stroke-width': 2 });
    const [chipX, chipY] = at(rings.feasts - 8, angles[index] ?? 0);
    const [lineX, lineY] = at(inner - 6, angleOf(from));
    return (
      element('path', {
        d: `M${short(lineX)} ${short(lineY)}L${short(chipX)} ${short(chipY)}`,
        stroke: colour,
        'stroke-width': 2.5,
      }) +
      days +
      element('circle', { cx: chipX, cy: chipY, r: CHIP, fill: colour, stroke: palette.paper, 'stroke-width': 2 }) +
      text(String(index + 1), sans(22, 700), { x: chipX, y: chipY + 8, anchor: 'middle', fill: palette.card })
    );
  });
  const middle = options.middle.map((line, index) =>
    text(line, serif(index ? 27 : 38, index ? 400 : 600, index > 0), {
      x,
      y: y + 12 + (index - (options.middle.length - 1) / 2) * 44,
      anchor: 'middle',
      fill: index ? palette.inkSoft : palette.ink,
    }),
  );
  return {
    markup: group({}, ...months, ...seasons, ...feasts, ...middle),
    bottom: top + 2 * RADIUS,
  };
}

/** The feasts with number, date, verse and meaning, one below the other. */
function feastList(feasts: readonly Feast[], top: number): Part {
  let y = top;
  const markup = feasts.map(({ name, when, reference, meaning, kind }, index): Markup => {
    const left = SHEET_MARGIN + 58;
    const head = y + 40;
    const lines = breakLines(meaning, sans(24), SHEET_INNER - 58);
    const facts = `${when} · ${reference}`;
    const nameWidth = lineWidth(name, serif(29, 600));
    const beside = nameWidth + lineWidth(facts, sans(22)) + 90 < SHEET_INNER;
    const factsY = beside ? head : head + 34;
    y = factsY + lines.length * 34 + 24;
    return (
      element('circle', { cx: SHEET_MARGIN + 22, cy: head - 9, r: 21, fill: inks[kind] }) +
      text(String(index + 1), sans(23, 700), {
        x: SHEET_MARGIN + 22,
        y: head - 1,
        anchor: 'middle',
        fill: palette.card,
      }) +
      text(name, serif(29, 600), { x: left, y: head }) +
      text(facts, sans(22), {
        x: beside ? SHEET_WIDTH - SHEET_MARGIN : left,
        y: factsY,
        anchor: beside ? 'end' : 'start',
        fill: palette.inkSoft,
      }) +
      lines
        .map((line, row) => text(line, sans(24), { x: left, y: factsY + 36 + row * 34, fill: palette.inkSoft }))
        .join('')
    );
  });
  return { markup: markup.join(''), bottom: y };
}

/** Names of the seasons that a month, from 1, lies in at least in part. */
const seasonsIn = (seasons: z.infer<typeof optionsSchema>['seasons'], month: number): string =>
  seasons
    .flatMap(({ name, from, to }) =>
      // A season may go on into the next year.
      [0, 12].some((year) => from < month + year + 1 && to > month + year) ? [name] : [],
    )
    .join('; ');

const tablesOf = (world: World, { title, feasts, months, seasons }: z.infer<typeof optionsSchema>) => [
  dataTable(
    title,
    ['Feast', 'When', 'Meaning', 'Verses'],
    feasts.map(({ name, when, meaning, reference }) => [name, when, meaning, versesCell(world, reference)]),
  ),
  dataTable(
    'The months of the sacred year',
    ['Month', 'Our months', 'Fields and sky'],
    months.map(({ name, now }, index) => [name, now, seasonsIn(seasons, index + 1)]),
  ),
];

/** The year as a wheel that begins at the top with Nisan: months, seasons of the land, and the feasts on their days. */
export const feastsWheel: Maker = async (order, world) => {
  const options = optionsOf(order, optionsSchema);
  const { title, subtitle, source, feasts } = options;
  const head = heading(title, subtitle);
  const round = wheel(options, head.bottom + 24);
  const list = feastList(feasts, round.bottom + 34);
  const foot = sourceLine(source, list.bottom - 10);
  const height = Math.ceil(foot.bottom);
  const listed = feasts.map(({ name, when }) => `${name}, ${when}`).join('; ');
  return {
    picture: {
      svg: sheet(
        { title, description: `${order.summary} ${listed}.`, height },
        ...[head.markup, round.markup, list.markup, foot.markup],
      ),
      width: SHEET_WIDTH,
      height,
      alt: `The year of Israel as a wheel of twelve months with the seasons of the land and ${feasts.length} feasts: ${listed}.`,
      caption: order.summary,
      credit: 'Drawn for this site.',
    },
    files: [],
    tables: tablesOf(world, options),
  };
};
