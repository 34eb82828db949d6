import { z } from 'zod';
import { element, palette, sans, serif, short, text, textBlock } from '@manna/shared/print';
import type { Lettering, Markup } from '@manna/shared/print';
import { ContentError } from '../../base/content-error';
import { dataTable, nameCell, versesCell } from '../data-table';
import type { Maker, World } from '../maker';
import { optionsOf } from '../pictures/order-options';
import { heading, sheet, sourceLine, SHEET_INNER, SHEET_MARGIN, SHEET_WIDTH } from '../pictures/sheet';
import type { Part } from '../pictures/sheet';

const shapes = ['bar', 'jar', 'sack', 'stone', 'coin'] as const;
type Shape = (typeof shapes)[number];

const unitSchema = z.strictObject({
  name: z.string().min(1),
  /** An entry of the dictionary, whose measure is shown; else `value`. */
  word: z.string().optional(),
  value: z.string().optional(),
  /** In one unit through a section; shapes are drawn to scale by it. */
  size: z.number().positive(),
  ratio: z.string().optional(),
  /** How many of the unit before go into it, written between the two: '× 60'. */
  step: z.string().optional(),
  reference: z.string().min(1),
});
const optionsSchema = z.strictObject({
  title: z.string().min(1),
  subtitle: z.string().min(1),
  source: z.string().min(1),
  sections: z
    .array(
      z.strictObject({
        heading: z.string().min(1),
        note: z.string().min(1),
        shape: z.enum(shapes),
        units: z.array(unitSchema).min(2).max(6),
      }),
    )
    .min(1),
});
type Unit = z.infer<typeof unitSchema>;

const colours: Record<Shape, string> = {
  bar: palette.orange,
  stone: palette.inkSoft,
  sack: palette.yellow,
  jar: palette.blue,
  coin: palette.gold,
};
const BAR_ROW = 64;
const TALLEST = 170;
const COIN = 74;
const LINE = 30;

/** What a measure comes to today: the dictionary's words, without their 'about' and what follows a semicolon. */
function valueOf(world: World, { name, word, value }: Unit): string {
  if (value !== undefined) return value;
  const entry = word === undefined ? undefined : world.entries.get(word);
  const measure = entry?.typename === 'DictionaryWord' ? entry.measure : undefined;
  if (measure === undefined)
    throw new ContentError(`The measure ${name} has neither a value nor a word with a measure.`);
  return measure.split(';')[0]?.replace(/^about /, '') ?? measure;
}

/** Widths of bars to scale, each with name, ratio, value and verse. */
function bars(units: readonly Unit[], values: readonly string[], top: number): Part {
  const largest = Math.max(...units.map(({ size }) => size));
  const left = SHEET_MARGIN + 304;
  const room = 240;
  const rows = units.map(({ name, size, ratio, reference }, index) => {
    const y = top + index * BAR_ROW;
    const width = Math.max(3, (room * size) / largest);
    return (
      text(name, serif(27, 600), { x: SHEET_MARGIN, y: y + 30 }) +
      (ratio === undefined ? '' : text(ratio, sans(20), { x: SHEET_MARGIN, y: y + 56, fill: palette.inkSoft })) +
      element('rect', { x: left, y: y + 8, width, height: 30, rx: 3, fill: colours.bar }) +
      text(values[index] ?? '', sans(22, 500), { x: left + room + 24, y: y + 31 }) +
      text(reference, sans(21), { x: SHEET_WIDTH - SHEET_MARGIN, y: y + 31, anchor: 'end', fill: palette.inkSoft })
    );
  });
  return { markup: rows.join(''), bottom: top + units.length * BAR_ROW };
}

/** A vessel, sack, weight or coin on a line, `size` high, with its middle at x. */
function thing(shape: Shape, x: number, base: number, size: number): Markup {
  const fill = colours[shape];
  const p = (dx: number, dy: number) => `${short(x + dx * size)} ${short(base - dy * size)}`;
  if (shape === 'coin') {
    const r = size / 2;
    return (
      element('circle', { cx: x, cy: base - r, r, fill }) +
      (r > 8
        ? element('circle', {
            cx: x,
            cy: base - r,
            r: r * 0.76,
            fill: 'none',
            stroke: palette.paper,
            'stroke-width': 2,
          })
        : '')
    );
  }
  const paths: Record<Exclude<Shape, 'coin' | 'bar'>, string> = {
    jar: `M${p(-0.12, 1)}H${short(x + 0.12 * size)}L${p(0.1, 0.86)}C${p(0.42, 0.8)} ${p(0.4, 0.3)} ${p(0.14, 0)}H${short(x - 0.14 * size)}C${p(-0.4, 0.3)} ${p(-0.42, 0.8)} ${p(-0.1, 0.86)}Z`,
    sack: `M${p(-0.16, 1)}L${p(0.16, 1)}L${p(0.1, 0.84)}C${p(0.5, 0.7)} ${p(0.48, 0.1)} ${p(0.34, 0)}H${short(x - 0.34 * size)}C${p(-0.48, 0.1)} ${p(-0.5, 0.7)} ${p(-0.1, 0.84)}Z`,
    stone: `M${p(-0.54, 0)}C${p(-0.68, 0.5)} ${p(-0.42, 0.86)} ${p(0, 0.86)}C${p(0.42, 0.86)} ${p(0.68, 0.5)} ${p(0.54, 0)}Z`,
  };
  return shape === 'bar' ? '' : element('path', { d: paths[shape], fill });
}

/** Things side by side on one line, their bulk to scale, with name, ratio, value and verse below. */
function row(shape: Shape, units: readonly Unit[], values: readonly string[], top: number): Part {
  const largest = Math.max(...units.map(({ size }) => size));
  const column = SHEET_INNER / units.length;
  const height = (size: number) => (shape === 'coin' ? COIN : Math.max(7, TALLEST * Math.cbrt(size / largest)));
  const base = top + Math.max(...units.map(({ size }) => height(size))) + 6;
  // A line that no unit of the row has takes no room.
  const ratios = units.some(({ ratio }) => ratio !== undefined);
  const imperials = values.some((value) => value.includes(' ('));
  const drawn = units.map(({ name, size, ratio, step, reference }, index) => {
    const x = SHEET_MARGIN + column * (index + 0.5);
    const [metric = '', imperial = ''] = (values[index] ?? '').split(/ (?=\()/);
    const middle = base - COIN / 2;
    const arrow = `M${short(x - column / 2 - 26)} ${middle}h52m-11 -9l11 9l-11 9`;
    const lines: readonly (readonly [string, Lettering, string])[] = [
      [name, serif(28, 600), palette.ink],
      ...(ratios ? [[ratio ?? '', sans(20), palette.inkSoft] as const] : []),
      [metric, sans(22, 600), palette.ink],
      ...(imperials ? [[imperial, sans(20), palette.inkSoft] as const] : []),
      [reference, sans(20), palette.inkSoft],
    ];
    return (
      thing(shape, x, base, height(size)) +
      (step === undefined
        ? ''
        : element('path', { d: arrow, fill: 'none', stroke: palette.inkFaint, 'stroke-width': 2.5 }) +
          text(step, sans(22, 600), { x: x - column / 2, y: middle - 16, anchor: 'middle', fill: palette.inkSoft })) +
      lines
        .map(
          ([words, lettering, fill], line) =>
            words && text(words, lettering, { x, y: base + 46 + line * LINE, anchor: 'middle', fill }),
        )
        .join('')
    );
  });
  const ground = element('path', {
    d: `M${SHEET_MARGIN} ${short(base)}H${SHEET_WIDTH - SHEET_MARGIN}`,
    stroke: palette.rule,
    'stroke-width': 2.5,
  });
  return { markup: ground + drawn.join(''), bottom: base + 60 + (2 + Number(ratios) + Number(imperials)) * LINE };
}

type Section = z.infer<typeof optionsSchema>['sections'][number];

/** The units of a section. Without a ratio of any of them the table has no such column. */
function tableOf(world: World, { heading: name, note, units }: Section) {
  const hasRatios = units.some(({ ratio, step }) => ratio !== undefined || step !== undefined);
  const madeOf = ({ ratio, step }: Unit, index: number) =>
    ratio ?? (step === undefined ? '' : `${step.replace('× ', '')} × ${units[index - 1]?.name.toLowerCase() ?? ''}`);
  return dataTable(
    `${name}. ${note}`,
    ['Measure', 'Today', ...(hasRatios ? ['Made up of'] : []), 'Verse'],
    units.map((unit, index) => [
      nameCell(unit.name, world.entries.get(unit.word ?? '')),
      valueOf(world, unit),
      ...(hasRatios ? [madeOf(unit, index)] : []),
      versesCell(world, unit.reference),
    ]),
  );
}

/** Measures of the Bible by kind, drawn to scale, with what each comes to today and a verse that has it. */
export const measuresChart: Maker = async (order, world) => {
  const { title, subtitle, source, sections } = optionsOf(order, optionsSchema);
  const head = heading(title, subtitle);
  let y = head.bottom + 6;
  const parts = sections.map(({ heading: name, note, shape, units }) => {
    const values = units.map((unit) => valueOf(world, unit));
    const colour = colours[shape];
    const titleY = y + 54;
    const words = textBlock(note, sans(23), {
      x: SHEET_MARGIN,
      y: titleY + 50,
      width: SHEET_INNER,
      leading: 33,
      fill: palette.inkSoft,
    });
    const rule = `M${SHEET_MARGIN} ${titleY + 14}H${SHEET_WIDTH - SHEET_MARGIN}`;
    const part =
      shape === 'bar' ? bars(units, values, words.bottom + 18) : row(shape, units, values, words.bottom + 26);
    y = part.bottom + 16;
    return (
      text(name, serif(36, 600), { x: SHEET_MARGIN, y: titleY, fill: colour }) +
      element('path', { d: rule, stroke: colour, 'stroke-width': 2 }) +
      words.markup +
      part.markup
    );
  });
  const foot = sourceLine(source, y - 10);
  const height = Math.ceil(foot.bottom);
  const listed = sections
    .map(
      ({ heading: name, units }) =>
        `${name}: ${units.map((unit) => `${unit.name} ${valueOf(world, unit)}`).join(', ')}`,
    )
    .join('. ');
  return {
    picture: {
      svg: sheet({ title, description: `${order.summary} ${listed}.`, height }, head.markup, ...parts, foot.markup),
      width: SHEET_WIDTH,
      height,
      alt: `Chart of the measures of the Bible, drawn to scale. ${listed}.`,
      caption: order.summary,
      credit: 'Drawn for this site.',
    },
    files: [],
    tables: sections.map((section) => tableOf(world, section)),
  };
};
