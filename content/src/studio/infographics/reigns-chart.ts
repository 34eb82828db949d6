import { z } from 'zod';
import type { Lineage } from '@manna/shared/contracts';
import { element, group, lineWidth, palette, sans, serif, short, text, textBlock } from '@manna/shared/print';
import type { Markup } from '@manna/shared/print';
import { ContentError } from '../../base/content-error';
import { dataTable, entriesById, nameCell } from '../data-table';
import type { Maker, World } from '../maker';
import { optionsOf } from '../pictures/order-options';
import { heading, sheet, sourceLine, SHEET_MARGIN, SHEET_WIDTH } from '../pictures/sheet';
import type { Part } from '../pictures/sheet';
import { legendLine } from '../pictures/legend-line';
import { spread } from './spread';
import { spanText, yearSchema, yearText } from './years';

const prophetSchema = z.strictObject({ name: z.string().min(1), start: yearSchema, end: yearSchema });
const sideSchema = z.strictObject({
  title: z.string().min(1),
  lineage: z.string().min(1),
  /** Those of whom the books of Kings say that they did what was right. */
  right: z.array(z.string()),
  prophets: z.array(prophetSchema),
});
const optionsSchema = z.strictObject({
  title: z.string().min(1),
  subtitle: z.string().min(1),
  source: z.string().min(1),
  from: yearSchema,
  to: yearSchema,
  sides: z.tuple([sideSchema, sideSchema]),
  /** Events; their words are above or below the line, so that they cover no king. */
  events: z.array(
    z.strictObject({
      year: yearSchema,
      label: z.string().min(1),
      above: z.boolean().default(false),
      over: z.enum(['both', 'left', 'right']).default('both'),
    }),
  ),
  /** What happened to the second kingdom, written where its column is empty. */
  aftermath: z.strictObject({ heading: z.string().min(1), words: z.string().min(1) }),
});

const PIXELS_PER_YEAR = 4.7;
const NAME_GAP = 33;
/** A kingdom's fall is a line across the chart; names end this far above it. */
const LINE_ROOM = 18;
const MIDDLE = SHEET_WIDTH / 2;
const nameLettering = serif(25, 500);
const yearLettering = { ...sans(20), tabular: true };

interface Reign {
  readonly name: string;
  /** The id of the ruler's entry, if there is one. */
  readonly person: string | undefined;
  readonly start: number;
  readonly end: number;
  readonly right: boolean;
}

function reignsOf(world: World, slug: string, right: readonly string[]): Reign[] {
  const lineage: Lineage | undefined = world.lineages.get(slug);
  if (!lineage) throw new ContentError(`A chart of reigns is made of the lineage ${slug}, which is not there.`);
  const unknown = right.find((name) => !lineage.members.some((member) => member.name === name));
  if (unknown !== undefined) throw new ContentError(`The lineage ${slug} has no ${unknown}.`);
  return lineage.members.map(({ name, person, start, end }) => {
    if (start === undefined || end === undefined)
      throw new ContentError(`${name} in the lineage ${slug} has no years.`);
    return { name, person, start, end, right: right.includes(name) };
  });
}

const lastOf = (reigns: readonly Reign[]): number => Math.max(...reigns.map(({ end }) => end));

const RIGHT = palette.gold;
const WRONG = palette.inkFaint;

/** One kingdom: bars beside the scale of years, in two lanes as reigns overlap, and names led to them. */
function sideMarkup(reigns: readonly Reign[], side: 'left' | 'right', yOf: (year: number) => number): Markup {
  const away = side === 'left' ? -1 : 1;
  const names = spread(
    reigns.map(({ start, end }) => (yOf(start) + yOf(end)) / 2),
    NAME_GAP,
    yOf(lastOf(reigns)) - LINE_ROOM,
  );
  const anchor = side === 'left' ? 'end' : 'start';
  return reigns
    .map(({ name, start, end, right }, index) => {
      const [top, bottom] = [yOf(start), yOf(end)];
      const height = Math.max(4, bottom - top);
      const lane = MIDDLE + away * (46 + (index % 2) * 22);
      const x = away < 0 ? lane - 20 : lane;
      const nameX = MIDDLE + away * 118;
      const y = names[index] ?? top;
      const outer = MIDDLE + away * 90;
      const elbow = `M${short(lane + away * 20)} ${short(top + height / 2)}H${outer}L${short(nameX - away * 8)} ${short(y)}`;
      const years = spanText(start, end).replace(' BC', '');
      const yearX = nameX + away * (lineWidth(name, nameLettering) + 10);
      return (
        element('path', { d: elbow, fill: 'none', stroke: palette.rule, 'stroke-width': 2 }) +
        element('rect', {
          x,
          y: top,
          width: 20,
          height,
          rx: 3,
          fill: right ? RIGHT : WRONG,
          stroke: palette.paper,
          'stroke-width': 1.5,
        }) +
        text(name, nameLettering, { x: nameX, y: y + 8, anchor }) +
        text(years, yearLettering, { x: yearX, y: y + 7, anchor, fill: palette.inkSoft })
      );
    })
    .join('');
}

/** Prophets at the outer edge: a fine bar as long as they spoke, and the name beside it. */
function prophetsMarkup(
  prophets: readonly z.infer<typeof prophetSchema>[],
  limit: number,
  side: 'left' | 'right',
  yOf: (year: number) => number,
): Markup {
  const sorted = [...prophets].sort((a, b) => a.start - b.start);
  const names = spread(
    sorted.map(({ start, end }) => (yOf(start) + yOf(end)) / 2),
    NAME_GAP,
    limit,
  );
  const lanes: number[] = [];
  return sorted
    .map(({ name, start, end }, index) => {
      // Prophets of the same time are in lanes side by side.
      const free = lanes.findIndex((until) => until < start);
      const lane = free < 0 ? lanes.length : free;
      lanes[lane] = end;
      const edge = SHEET_MARGIN + lane * 12;
      const x = side === 'left' ? edge : SHEET_WIDTH - edge - 8;
      const nameX = side === 'left' ? SHEET_MARGIN + 44 : SHEET_WIDTH - SHEET_MARGIN - 44;
      const anchor = side === 'left' ? 'start' : 'end';
      const [top, height] = [yOf(start), Math.max(6, yOf(end) - yOf(start))];
      const y = names[index] ?? top;
      const from = side === 'left' ? x + 8 : x;
      const d = `M${from} ${short(top + height / 2)}L${side === 'left' ? nameX - 6 : nameX + 6} ${short(y)}`;
      return (
        element('path', { d, fill: 'none', stroke: palette.rule, 'stroke-width': 1.5 }) +
        element('rect', { x, y: top, width: 8, height, rx: 4, fill: palette.purple }) +
        text(name, serif(22, 400, true), { x: nameX, y: y + 8, anchor, fill: palette.purple })
      );
    })
    .join('');
}

/** The scale of years in the middle, and what happened across both kingdoms. */
function scaleMarkup(
  from: number,
  to: number,
  events: z.infer<typeof optionsSchema>['events'],
  yOf: (year: number) => number,
): Markup {
  const decades: Markup[] = [];
  for (let year = Math.ceil((from - 1) / 10) * 10 + 1; year <= to; year += 10) {
    const [y, great] = [yOf(year), (1 - year) % 50 === 0];
    const half = great ? 14 : 7;
    decades.push(
      element('path', { d: `M${MIDDLE - half} ${short(y)}H${MIDDLE + half}`, stroke: palette.rule, 'stroke-width': 2 }),
    );
    if (great) {
      const words = String(1 - year);
      decades.push(
        element('rect', { x: MIDDLE - 32, y: y - 15, width: 64, height: 30, rx: 6, fill: palette.paper }) +
          text(
            words,
            { ...sans(23, 600), tabular: true },
            { x: MIDDLE, y: y + 8, anchor: 'middle', fill: palette.inkSoft },
          ),
      );
    }
  }
  const lines = events.map(({ year, label, above, over }) => {
    const y = yOf(year);
    const words = `${yearText(year)}: ${label}`;
    const width = lineWidth(words, sans(23, 600)) + 44;
    const middle = { both: MIDDLE, left: MIDDLE - 250, right: MIDDLE + 250 }[over];
    const pill = above ? y - 56 : y + 12;
    const d = `M${SHEET_MARGIN} ${short(y)}H${SHEET_WIDTH - SHEET_MARGIN}`;
    return (
      element('path', { d, stroke: palette.red, 'stroke-width': 2.5 }) +
      element('rect', { x: middle - width / 2, y: pill, width, height: 44, rx: 22, fill: palette.red }) +
      text(words, sans(23, 600), { x: middle, y: pill + 30, anchor: 'middle', fill: palette.card })
    );
  });
  const axis = element('path', {
    d: `M${MIDDLE} ${short(yOf(from))}V${short(yOf(to))}`,
    stroke: palette.rule,
    'stroke-width': 3,
  });
  return axis + decades.join('') + lines.join('');
}

/** A few sentences in a frame. */
function aftermathCard(heading: string, words: string, x: number, top: number, width: number): Part {
  const block = textBlock(words, sans(25), {
    x: x + 28,
    y: top + 102,
    width: width - 56,
    leading: 37,
    fill: palette.inkSoft,
  });
  const height = block.bottom - top + 34;
  const frame = { x, y: top, width, height, rx: 10 };
  return {
    markup:
      element('rect', { ...frame, fill: palette.card, stroke: palette.rule, 'stroke-width': 2 }) +
      text(heading, serif(30, 600), { x: x + 28, y: top + 56 }) +
      block.markup,
    bottom: top + height,
  };
}

const swatch = (fill: string, width: number) =>
  element('rect', { x: -width / 2, y: -9, width, height: 18, rx: 3, fill });

type Options = z.infer<typeof optionsSchema>;

/** A table of each kingdom's rulers, one of the prophets, and one of what befell both. */
function tablesOf(world: World, { sides, events, aftermath }: Options, reigns: readonly (readonly Reign[])[]) {
  const known = entriesById(world);
  const rulers = sides.map(({ title }, index) =>
    dataTable(
      `Rulers of ${title}`,
      ['Ruler', 'Reign', "In the Lord's sight"],
      (reigns[index] ?? []).map(({ name, person, start, end, right }) => [
        nameCell(name, known.get(person ?? '')),
        spanText(start, end),
        right ? 'did right' : 'did evil, or is not judged',
      ]),
    ),
  );
  const prophets = sides.flatMap(({ title, prophets: named }) => named.map((prophet) => ({ ...prophet, title })));
  const isFirst = (one: { start: number }, other: { start: number }) => one.start - other.start;
  return [
    ...rulers,
    dataTable(
      'Prophets of their days',
      ['Prophet', 'Years', 'Kingdom'],
      prophets
        .sort(isFirst)
        .map(({ name, start, end, title }) => [
          nameCell(name, world.entries.get(`people/${name.toLowerCase()}`)),
          spanText(start, end),
          title,
        ]),
    ),
    dataTable(
      'What befell the kingdoms',
      ['What', 'When'],
      [...events.map(({ label, year }) => [label, yearText(year)]), [aftermath.heading, aftermath.words]],
    ),
  ];
}

/** Two kingdoms' reigns on one scale of years, read downwards, with their prophets and what befell both. */
export const reignsChart: Maker = async (order, world) => {
  const options = optionsOf(order, optionsSchema);
  const { title, subtitle, source, from, to, sides, events, aftermath } = options;
  const head = heading(title, subtitle);
  const legend = legendLine(
    [
      [swatch(RIGHT, 18), "did right in the Lord's sight"],
      [swatch(WRONG, 18), 'others, who did evil or are not judged'],
      [swatch(palette.purple, 8), 'prophet'],
    ],
    head.bottom + 38,
  );
  const titles = sides.map((side, index) =>
    text(side.title, serif(40, 600), { x: index ? 790 : 290, y: legend.bottom + 58, anchor: 'middle' }),
  );
  const top = legend.bottom + 116;
  const yOf = (year: number) => top + (year - from) * PIXELS_PER_YEAR;
  const [left, right] = sides.map((side) => ({ side, reigns: reignsOf(world, side.lineage, side.right) }));
  if (!left || !right) throw new ContentError(`resources/${order.slug} wants two kingdoms.`);
  const end = lastOf(right.reigns);
  const room = SHEET_WIDTH - SHEET_MARGIN - MIDDLE - 70;
  const card = aftermathCard(aftermath.heading, aftermath.words, MIDDLE + 70, yOf(end) + 120, room);
  const body: Part = {
    markup: group(
      {},
      sideMarkup(left.reigns, 'left', yOf),
      sideMarkup(right.reigns, 'right', yOf),
      prophetsMarkup(left.side.prophets, yOf(lastOf(left.reigns)) - LINE_ROOM, 'left', yOf),
      prophetsMarkup(right.side.prophets, yOf(lastOf(right.reigns)) - LINE_ROOM, 'right', yOf),
      scaleMarkup(from, to, events, yOf),
      card.markup,
    ),
    bottom: Math.max(yOf(to), card.bottom) + 40,
  };
  const foot = sourceLine(source, body.bottom);
  const height = Math.ceil(foot.bottom);
  const listed = [left, right].map(
    ({ side, reigns }) =>
      `${side.title}: ${reigns.map(({ name, start, end }) => `${name} ${spanText(start, end)}`).join(', ')}`,
  );
  return {
    picture: {
      svg: sheet(
        { title, description: `${order.summary} ${listed.join('. ')}.`, height },
        ...[head.markup, legend.markup, ...titles, body.markup, foot.markup],
      ),
      width: SHEET_WIDTH,
      height,
      alt: `Chart of the reigns of ${left.reigns.length} rulers of ${left.side.title} and ${right.reigns.length} of ${right.side.title} on one scale of years, with the prophets of their days.`,
      caption: order.summary,
      credit: 'Drawn for this site.',
    },
    files: [],
    tables: tablesOf(world, options, [left.reigns, right.reigns]),
  };
};
